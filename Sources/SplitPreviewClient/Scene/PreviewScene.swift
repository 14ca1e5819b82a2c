/// The content of a window at a moment.
///
/// A scene does not change after it came. The parts that most programs look at have properties; the member `members` of each part has
/// all that docs/protocol.md lists.
public struct PreviewScene: Sendable {
  /// All members of the scene by their names on the wire.
  public let members: [String: JSON]
  /// The number of the scene. A newer scene of one preview has a greater one.
  public let revision: Int
  /// The name of the session, with which another client can continue it.
  public let session: String
  /// The id of the preview, such as `mail`.
  public let preview: String
  /// The profile of an OS version, such as `ios26`.
  public let profile: String
  /// The window.
  public let window: Window
  /// The root view controller of the window.
  public let root: Controller
  /// The controllers that exist and are in no tree.
  public let unshown: [Controller]
  /// The panes, from back to front.
  public let panes: [Pane]
  /// All contents by their ids.
  public let viewModels: [String: JSON]
  /// The calls that led from the scene before to this one, in their order.
  public let calls: [Call]

  init(_ values: [String: JSON]) throws(PreviewError) {
    let members = Members(values)
    self.members = values
    revision = try members.integer("rev")
    session = try members.string("session")
    preview = try members.string("scene")
    profile = try members.string("profile")
    window = try Window(try members.object("window"))
    root = try Controller(try members.object("hierarchy"))
    unshown = try members.list("unshown", Controller.init)
    panes = try members.list("panes", Pane.init)
    viewModels = try members.object("viewModels").values
    calls = try members.list("events", Call.init)
  }
}

extension PreviewScene: Equatable {
  /// Whether two scenes have the same members.
  public static func == (one: PreviewScene, other: PreviewScene) -> Bool { one.members == other.members }
}

extension PreviewScene {
  /// The place of the user, with which ``PreviewClient/open(_:options:width:height:scale:safeArea:profile:device:policy:traits:language:place:updates:slot:)``
  /// begins there.
  public var place: JSON { members["place"] ?? [:] }

  /// The controllers that a pop returned, or nil if there was nothing to pop or the message was no pop.
  public var popped: [String]? { members["result"]?.strings }

  /// The controllers in the window and those that they present, each before those below itself.
  public var controllers: [Controller] { root.withDescendants }

  /// The visible panes, from back to front.
  public var visiblePanes: [Pane] { panes.filter(\.isVisible) }

  /// Returns a controller, in the window or out of it. Throws ``PreviewError/notInScene(_:)`` with the ids that there are.
  public func controller(_ id: String) throws(PreviewError) -> Controller {
    let all = controllers + unshown.flatMap(\.withDescendants)
    return try found(all.first { $0.id == id }, "controller \(id)", all.map(\.id))
  }

  /// Returns a pane by its id or by that of its controller. Throws ``PreviewError/notInScene(_:)`` with the ids that there are.
  public func pane(_ id: String) throws(PreviewError) -> Pane {
    try found(panes.first { $0.id == id || $0.id == "\(id)/pane" }, "pane \(id)", panes.map(\.id))
  }

  /// Returns the frontmost pane of a column. Throws ``PreviewError/notInScene(_:)`` with the columns that there are.
  public func column(_ column: Column) throws(PreviewError) -> Pane {
    try found(panes.last { $0.column == column }, "column \(column)", panes.compactMap(\.column?.rawValue))
  }

  private func found<Part>(_ part: Part?, _ what: String, _ names: [String]) throws(PreviewError) -> Part {
    if let part { return part }
    throw .notInScene("There is no \(what). There are \(names.joined(separator: ", ")).")
  }
}
