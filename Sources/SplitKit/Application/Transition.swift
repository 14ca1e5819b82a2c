/// How a change of the scene is to be animated.
///
/// The engine has no clock: a transition is complete, and its calls made, within the message that starts it.
package struct Transition: Equatable, Sendable {
  package enum Curve: String, Sendable { case easeInOut }

  package enum Kind: String, Sendable, CaseIterable { case layout, push, pop, slide, present, dismiss, crossDissolve }

  /// One controller's part in it.
  package struct Change: Equatable, Sendable {
    /// The controller whose panes move: for `layout` a container; for `push`, `slide` and `present` the controller that
    /// comes, for `pop` and `dismiss` the one that goes.
    package let target: String
    package let kind: Kind
    /// The other one of a `push`, a `pop` or a `slide`: what is covered, revealed, or goes.
    package let from: String?
  }

  /// In seconds.
  package var duration: Double
  package var curve: Curve
  package var changes: [Change]
}
