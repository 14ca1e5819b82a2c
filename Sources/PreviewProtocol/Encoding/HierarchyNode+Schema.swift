import SplitKit

extension HierarchyNode {
  /// The description of what `writeMembers(of:since:)` writes: the members of every controller, and those of the containers. An
  /// app's own container can have others.
  static let members: ObjectSchema = {
    var node = ObjectSchema(
      [
        .required("type", .names(types, isOpen: true), "The nearest class of UIKit."),
        .optional("class", .text, "The name of a subclass."), .optional("title", .text),
        .optional("isViewLoaded", .flag, "Whether the view of a controller in no window is loaded."),
        .optional("layoutEnvironment", .choice(of: LayoutEnvironment.self)),
      ] + split + SplitViewProperty.all.map(\.shown) + tabBar + splitOrFlip + [.optional("because", .named(.reasons))])
    node.hasOthers = true
    return node
  }()

  private static let types = ["ViewController", "NavigationController", "SplitViewController", "TabBarController"]

  private static let split: [SchemaMember] = [
    .optional("style", .names(of: SplitViewStyle.self)), .optional("isCollapsed", .flag),
    .optional("displayMode", .names(of: DisplayMode.self, isOpen: true)),
    .optional("splitBehavior", .names(of: SplitBehavior.self)), .optional("primaryColumnWidth", .number),
    .optional("supplementaryColumnWidth", .number),
    .optional("columns", .object(Column.allCases.map { .optional($0.name, .text) }), "The controller of each column."),
    .optional("shownColumns", .list(.names(of: Column.self))),
    .optional("viewControllers", .list(.text), "A navigation controller with its stack is nav[A,nav[B]]."),
    .optional(
      "displayModeButtonItem",
      .object(
        .required("isVisible", .flag), .required("image", .text), .required("target", .names(of: DisplayMode.self)))),
  ]

  private static let tabBar: [SchemaMember] = [
    .optional("selectedIndex", .count), .optional("mode", .names(of: TabBarMode.self)), .optional("isSidebarHidden", .flag),
    .optional("tabBarPlacement", .names([TabBarPlacement.top, .bottom].map(\.rawValue))),
  ]

  private static let splitOrFlip: [SchemaMember] = [
    .optional("displayFocus", .text), .optional("leftColumnWidth", Schema.number.orNull),
  ]

  /// A controller with all controllers below it.
  static let schema: Schema = .object(
    ObjectSchema([.required("id", .text)]).adding(members.members).adding(below(.node)).open)

  /// The tree of ids alone.
  static let tree = Schema.object([.required("id", .text)] + below(.tree))

  /// The members of a controller that differ.
  static let change = Schema.object(members.ofChanges)

  private static func below(_ node: SchemaName) -> [SchemaMember] {
    [
      .required("children", .list(.named(node))),
      .optional("presented", .named(node), "The controller that this one presents."),
    ]
  }
}

extension ObjectSchema {
  /// The same description for an object whose other members have a meaning.
  var open: ObjectSchema {
    var copy = self
    copy.hasOthers = true
    return copy
  }
}
