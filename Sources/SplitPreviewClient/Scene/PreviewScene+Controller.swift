extension PreviewScene {
  /// A view controller of the app. The properties of a split view or a tab bar are nil for others.
  public struct Controller: Sendable, Equatable {
    /// All members of the controller by their names on the wire.
    public let members: [String: JSON]
    /// The id, which the messages of a client name.
    public let id: String
    /// The nearest class of UIKit, without the prefix, such as `SplitViewController`.
    public let type: String
    /// The title, or nil if it has none.
    public let title: String?
    /// The child view controllers, in their order.
    public let children: [Controller]
    /// The style of a split view.
    public let style: SplitStyle?
    /// Whether a split view shows one column at a time.
    public let isCollapsed: Bool?
    /// The shown display mode of a split view.
    public let displayMode: DisplayMode?
    /// The visible columns of a split view with columns.
    public let shownColumns: [Column]?
    /// The controllers of a split view. A navigation controller with its stack is `nav[A,nav[B]]`.
    public let viewControllers: [String]?
    /// The width of a split view's primary column, in points.
    public let primaryColumnWidth: Double?
    /// The index of a tab bar controller's selected tab.
    public let selectedIndex: Int?
    /// A sentence for each member that has a reason.
    public let because: [String: String]
    /// The presented controller. It is in an array because a struct cannot contain itself.
    private let presentedControllers: [Controller]

    init(_ members: Members) throws(PreviewError) {
      self.members = members.values
      id = try members.string("id")
      type = try members.string("type")
      title = try members.readIfPresent("title", "a string", \.string)
      children = try members.list("children", Controller.init)
      style = try members.wordIfPresent("style")
      isCollapsed = try members.readIfPresent("isCollapsed", "true or false", \.bool)
      displayMode = try members.wordIfPresent("displayMode")
      shownColumns = try members.readIfPresent("shownColumns", "an array of strings", \.strings)?.map(Column.init)
      viewControllers = try members.readIfPresent("viewControllers", "an array of strings", \.strings)
      primaryColumnWidth = try members.readIfPresent("primaryColumnWidth", "a number", \.number)
      selectedIndex = try members.readIfPresent("selectedIndex", "an integer", \.integer)
      because = try members.texts("because")
      presentedControllers = members.values["presented"] == nil ? [] : [try Controller(try members.object("presented"))]
    }

    /// The controller that this one presents, if any.
    public var presented: Controller? { presentedControllers.first }

    /// This controller and all below it, each before those below itself.
    public var withDescendants: [Controller] { [self] + (children + presentedControllers).flatMap(\.withDescendants) }
  }
}
