/// The animation of a change of the scene.
///
/// The engine has no clock. A transition and its calls are complete within the message that starts it.
package struct Transition: Equatable, Sendable {
  package enum Curve: String, Sendable { case easeInOut }

  package enum Kind: String, Sendable, CaseIterable { case layout, push, pop, slide, present, dismiss, crossDissolve }

  /// The part of a controller in a transition.
  package struct Change: Equatable, Sendable {
    /// The controller whose panes move. For `layout` it is a container. For `push`, `slide` and `present` it is the
    /// controller that comes, and for `pop` and `dismiss` the one that goes.
    package let target: String
    package let kind: Kind
    /// The other controller of a `push`, a `pop` or a `slide`, which is covered, revealed or removed.
    package let from: String?
  }

  /// The duration in seconds.
  package var duration: Double
  package var curve: Curve
  package var changes: [Change]
}
