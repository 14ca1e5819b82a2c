/// How a change of the scene is to be animated.
///
/// The engine has no clock: a transition is complete, and its calls made, within the message that starts it.
public struct Transition: Equatable, Sendable {
  public enum Curve: String, Sendable { case easeInOut }

  public enum Kind: String, Sendable, CaseIterable { case layout, push, pop, present, dismiss, crossDissolve }

  /// One controller's part in it.
  public struct Change: Equatable, Sendable {
    /// The controller whose panes move: for `layout` a container; for `push` and `present` the controller that
    /// comes, for `pop` and `dismiss` the one that goes.
    public let target: String
    public let kind: Kind
    /// The other one of a `push` or a `pop`: what is covered, or revealed.
    public let from: String?
  }

  /// In seconds.
  public var duration: Double
  public var curve: Curve
  public var changes: [Change]
}
