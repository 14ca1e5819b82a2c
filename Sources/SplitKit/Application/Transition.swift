/// How a change of the scene is to be animated.
///
/// The engine has no clock: a transition is complete, and its calls made, within the message that starts it.
public struct Transition: Equatable, Sendable {
  public enum Curve: String, Sendable { case easeInOut, spring }

  public enum Kind: String, Sendable { case layout, push, pop, present, dismiss, crossDissolve }

  /// One controller's part in it.
  public struct Change: Equatable, Sendable {
    /// The controller whose panes move: for `layout` a container, else the controller that comes or goes.
    public let target: String
    public let kind: Kind
    /// For `push` and `pop`, the controller that was on top before.
    public let from: String?
  }

  /// In seconds.
  public var duration: Double
  public var curve: Curve
  public var changes: [Change]
}
