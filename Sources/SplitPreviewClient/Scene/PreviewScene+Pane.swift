extension PreviewScene {
  /// A rectangle that is drawn: a column, a bar, a separator or a content.
  public struct Pane: Sendable, Equatable {
    /// All members of the pane by their names on the wire.
    public let members: [String: JSON]
    /// The id, which the messages of a client name.
    public let id: String
    /// The part that the pane plays, such as `secondary`, `content` or `tabBar`.
    public let role: String
    /// The column of a split view that the pane is, if it is one.
    public let column: Column?
    /// The id of the controller whose view the pane is.
    public let controller: String?
    /// The id of the container around the pane.
    public let container: String?
    /// The frame in the window.
    public let frame: Rect
    /// The safe area of the pane's view.
    public let safeArea: EdgeInsets?
    /// The safe area of the content, which lies below the bars of the pane.
    public let contentSafeArea: EdgeInsets?
    /// The frame of the navigation bar in the window.
    public let navigationBarFrame: Rect?
    /// Whether any of the pane can be seen.
    public let isVisible: Bool
    /// Whether a tap on the pane does anything.
    public let isInteractive: Bool
    /// Whether a dimming view lies over the pane.
    public let isDimmed: Bool

    init(_ members: Members) throws(PreviewError) {
      self.members = members.values
      id = try members.string("id")
      role = try members.string("role")
      column = try members.wordIfPresent("column")
      controller = try members.readIfPresent("controller", "a string", \.string)
      container = try members.readIfPresent("container", "a string", \.string)
      frame = try members.read("frame", "a rectangle", Rect.init)
      safeArea = try members.readIfPresent("safeArea", "insets", EdgeInsets.init)
      contentSafeArea = try members.readIfPresent("contentSafeArea", "insets", EdgeInsets.init)
      navigationBarFrame = try members.readIfPresent("navigationBarFrame", "a rectangle", Rect.init)
      isVisible = try members.bool("isVisible")
      isInteractive = try members.bool("isInteractive")
      isDimmed = try members.bool("isDimmed")
    }
  }

  /// A call that UIKit made.
  public struct Call: Sendable, Equatable {
    /// All members of the call by their names on the wire.
    public let members: [String: JSON]
    /// The selector, such as `splitViewController(_:willChangeTo:)`.
    public let selector: String
    /// The moment of the call: `will`, `did` and others that docs/protocol.md lists.
    public let phase: String
    /// The object that was called, such as `delegate` or the id of a controller.
    public let receiver: String

    init(_ members: Members) throws(PreviewError) {
      self.members = members.values
      selector = try members.string("call")
      phase = try members.string("phase")
      receiver = try members.string("receiver")
    }

    /// The arguments, as words.
    public var arguments: [JSON] { members["arguments"]?.array ?? [] }
  }
}
