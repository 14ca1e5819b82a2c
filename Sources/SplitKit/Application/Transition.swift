/// How a change of the scene is to be animated.
///
/// The engine has no clock: a transition is complete, and its calls made, within the message that starts it.
public struct Transition: Equatable, Sendable {
  public enum Curve: String, Sendable { case easeInOut }

  public enum Kind: String, Sendable, CaseIterable { case layout, push, pop, slide, present, dismiss, crossDissolve }

  /// One controller's part in it.
  public struct Change: Equatable, Sendable {
    /// The controller whose panes move: for `layout` a container; for `push`, `slide` and `present` the controller that
    /// comes, for `pop` and `dismiss` the one that goes.
    public let target: String
    public let kind: Kind
    /// The other one of a `push`, a `pop` or a `slide`: what is covered, revealed, or goes.
    public let from: String?
  }

  /// In seconds.
  public var duration: Double
  public var curve: Curve
  public var changes: [Change]
}
