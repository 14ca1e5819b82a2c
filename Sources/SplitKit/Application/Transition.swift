/// The animation of a change of the scene.
///
/// The engine has no clock. A transition and its calls are complete within the message that starts it.
public struct Transition: Equatable, Sendable {
  public enum Curve: String, Sendable { case easeInOut }

  public enum Kind: String, Sendable, CaseIterable { case layout, push, pop, slide, present, dismiss, crossDissolve }

  /// The part of a controller in a transition.
  public struct Change: Equatable, Sendable {
    /// The controller whose panes move. For `layout` it is a container. For `push`, `slide` and `present` it is the
    /// controller that comes, and for `pop` and `dismiss` the one that goes.
    public let target: String
    public let kind: Kind
    /// The other controller of a `push`, a `pop` or a `slide`, which is covered, revealed or removed.
    public let from: String?
  }

  /// The duration in seconds.
  public var duration: Double
  public var curve: Curve
  public var changes: [Change]
}
