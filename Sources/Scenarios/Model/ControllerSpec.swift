import SplitKit

/// A controller of a scenario: one that stands in place, or the name of one under `controllers`.
indirect enum ControllerSpec: Sendable {
  case reference(String, SourceMark)
  case definition(ControllerDefinition)
}

extension ControllerSpec {
  /// The place of the name or of the controller.
  var mark: SourceMark {
    switch self {
    case .reference(_, let mark): mark
    case .definition(let definition): definition.mark
    }
  }
}

/// A controller as a file describes it.
struct ControllerDefinition: Sendable {
  /// The kinds of controllers.
  enum Kind: Sendable {
    case split(SplitSpec)
    case navigation([ControllerSpec])
    case tabs(TabsSpec)
    case screen(ScreenSpec)
    /// A plain controller that contains another one.
    case host(ControllerSpec)
    case flip(FlipSpec)
  }

  let kind: Kind
  let common: CommonSpec
  let mark: SourceMark
}

/// The members that every controller can have.
struct CommonSpec: Sendable {
  /// The id, or nil for the name under which the controller stands, or else a new one.
  let id: String?
  /// The name of the class in the app's code, for which the controller stands.
  let className: String?
  let title: String?
  let tab: TabSpec?
  /// The properties by their names on the wire, each with its place.
  let properties: [PropertySpec]
}

/// A property with its value, and the positions of its name and of its value.
struct PropertySpec: Sendable {
  let member: Member
  let mark, valueMark: SourceMark
}

/// The item of a controller in a tab bar.
struct TabSpec: Sendable {
  let title: String?
  let image: String?
}

extension ControllerSpec {
  /// A name, or a mapping with the kind of the controller as its one key.
  static let shape: Shape<ControllerSpec> = .nameOr(
    "Controller", "the name of a controller, or a mapping with its kind, such as screen or navigation",
    named: { .reference($0, $1) },
    ControllerDefinition.shape.map { (definition, _) throws(SourceError) in .definition(definition) })

  static let nested = Shape.recursive { shape }
}

extension ControllerDefinition {
  static let shape: Shape<ControllerDefinition> = .oneOf(
    "ControllerDefinition", "a controller",
    [
      SplitSpec.shape.field("split", "A split view controller, in any style."),
      navigation.field("navigation", "A navigation controller: a stack of controllers."),
      TabsSpec.shape.field("tabs", "A tab bar controller."),
      ScreenSpec.shape.field("screen", "A controller with content."),
      host.field("host", "A controller of the app's own that contains another one and fills itself with it."),
      FlipSpec.shape.field(
        "flip", "A container of two equal controllers: beside each other, or one at a time with a button to flip."),
    ])

  private static let navigation: Shape<ControllerDefinition> = .mapping(
    "Navigation", "a navigation controller",
    Shape<[ControllerSpec]>.list(of: ControllerSpec.nested, atMost: 100).field(
      "stack", "The controllers of the stack, the root first."),
    CommonSpec.id, CommonSpec.className, CommonSpec.title, CommonSpec.tab, CommonSpec.properties(of: .navigation)
  ) { (mark, stack, id, className, title, tab, properties) throws(SourceError) in
    guard !stack.isEmpty else { throw SourceError(at: mark, "The stack of a navigation controller has at least one controller.") }
    return ControllerDefinition(
      kind: .navigation(stack), common: CommonSpec(id: id, className: className, title: title, tab: tab, properties: properties),
      mark: mark)
  }

  private static let host: Shape<ControllerDefinition> = .mapping(
    "Host", "a controller that contains another one",
    ControllerSpec.nested.field("child", "The controller that it contains."),
    CommonSpec.id, CommonSpec.className, CommonSpec.title, CommonSpec.tab, CommonSpec.properties(of: .controller)
  ) { (mark, child, id, className, title, tab, properties) throws(SourceError) in
    ControllerDefinition(
      kind: .host(child), common: CommonSpec(id: id, className: className, title: title, tab: tab, properties: properties),
      mark: mark)
  }
}

extension CommonSpec {
  static let id = Shape<String>.name.optional("id", "The id in the hierarchy and in the log, which no other controller has.")
  static let className = Shape<String>.name.optional(
    "class", "The name of the class in the app's code, which the hierarchy shows.")
  static let title = Shape<String>.text.optional("title", "The title, which bars and back buttons show.")
  static let tab = TabSpec.shape.optional("tab", "The item of this controller in a tab bar around it.")

  static func properties(of owner: PropertyOwner) -> Field<[PropertySpec]> {
    Shape<[PropertySpec]>.properties(of: owner).field(
      "properties", default: [], "Properties of the controller by their names in UIKit.")
  }
}

extension TabSpec {
  static let shape: Shape<TabSpec> = .mapping(
    "TabItem", "a tab item", Shape<String>.text.optional("title", "The words of the item. (default: the controller's title)"),
    Shape<String>.symbol.optional("image", "The name of an SF Symbol.")
  ) { (_, title, image) throws(SourceError) in TabSpec(title: title, image: image) }
}
