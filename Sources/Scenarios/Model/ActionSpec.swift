import ContentBlocks
import SplitKit

/// One action of a tap.
enum ActionSpec: Sendable {
  /// A method, as the message `perform` calls it: its name and its other members. The controller is the nearest one that has the
  /// method, beginning with the one whose element was tapped.
  case perform(String, [Member], SourceMark)
  /// Assigns properties of a controller.
  case set([PropertySpec], on: String, SourceMark)
  /// Shows another content of a screen. One that is initial is none that the user has chosen.
  case choose(Reference, of: Reference, isInitial: Bool)
  /// Performs other actions if one of the conditions holds, and others if none does.
  indirect case choice([Condition], then: [ActionSpec], otherwise: [ActionSpec])
}

extension ActionSpec {
  /// The field for what a tap does: an action, or a list of actions.
  static let tap = actions("tap", "What a tap does: an action, or a list of them in order.")

  /// A field for an action, or for a list of actions.
  static func actions(_ name: String, _ summary: String) -> Field<[ActionSpec]> {
    Shape<[ActionSpec]>.oneOrMore(.recursive { shape }).field(name, default: [], summary)
  }

  static let shape: Shape<ActionSpec> = .oneOf(
    "Action", "an action",
    [
      moves("push", "Pushes a controller onto the stack around this one."),
      moves("show", "Shows a controller in its usual place."),
      moves("showDetail", "Shows a controller as a detail."),
      present.field("present", "Presents a controller over this one."),
      column("showColumn", "Shows a column of the split view around this controller."),
      column("hideColumn", "Hides a column of the split view around this controller."),
      flagged("pop", "Pops the top of the stack around this controller."),
      flagged("dismiss", "Dismisses what is presented around this controller."),
      side.field("setFocus", "Shows a side of the split-or-flip container around this controller."),
      tab.field("selectTab", "Selects the tab of a controller."),
      set.field("set", "Assigns properties of a controller."),
      choose.field("choose", "Shows another content of a screen, and selects the row that was tapped."),
      choice.field("if", "Performs some actions if a condition holds, and others if it does not."),
    ])

  private static func moves(_ name: String, _ summary: String) -> Field<ActionSpec> {
    Shape<String>.name.map { (controller, mark) throws(SourceError) in
      ActionSpec.perform(name, [Member("controller", .string(controller))], mark)
    }.field(name, summary)
  }

  private static func column(_ name: String, _ summary: String) -> Field<ActionSpec> {
    Shape<Column>.column.map { (column, mark) throws(SourceError) in
      ActionSpec.perform(name, [Member("column", .string(column.name))], mark)
    }.field(name, summary)
  }

  private static func flagged(_ name: String, _ summary: String) -> Field<ActionSpec> {
    Shape<Bool>.flag.map { (isWanted, mark) throws(SourceError) in
      guard isWanted else { throw SourceError(at: mark, "Leave \(name) out instead of false.") }
      return ActionSpec.perform(name, [], mark)
    }.field(name, summary)
  }

  private static let tab = Shape<String>.name.map { (controller, mark) throws(SourceError) in
    ActionSpec.perform("select", [Member("controller", .string(controller))], mark)
  }

  private static let side = Shape<String>.choice(Side.allCases.map(\.rawValue)).map { (side, mark) throws(SourceError) in
    ActionSpec.perform("setFocus", [Member("side", .string(side))], mark)
  }

  private static let set: Shape<ActionSpec> = .mapping(
    "Setting", "an assignment", Shape<String>.name.field("on", "The name of the controller."),
    Shape<[PropertySpec]>.properties(of: .any).field("properties", "The properties with their new values.")
  ) { (mark, controller, properties) throws(SourceError) in .set(properties, on: controller, mark) }

  private static let choose: Shape<ActionSpec> = .mapping(
    "Choosing", "a choice of a content", Reference.shape.field("screen", "The name of the screen."),
    Reference.shape.field("content", "The name of the content."),
    Shape<Bool>.flag.field(
      "isInitial", default: false, "Whether the content counts as one that the user has not chosen, as at launch.", written: false
    )
  ) { (_, screen, content, isInitial) throws(SourceError) in .choose(content, of: screen, isInitial: isInitial) }

  private static let choice: Shape<ActionSpec> = .mapping(
    "Choice", "a choice of actions",
    Condition.any.field("condition", "The condition, or a list of conditions of which one suffices."),
    actions("then", "The actions if it holds."), actions("else", "The actions if it does not.")
  ) { (_, conditions, then, otherwise) throws(SourceError) in .choice(conditions, then: then, otherwise: otherwise) }

  private static let present: Shape<ActionSpec> = .mapping(
    "Presentation", "a presentation", Shape<String>.name.field("controller", "The name of the controller."),
    Shape<String>.choice(ModalPresentationStyle.allCases.map(\.rawValue)).optional(
      "style", "The presentation style. A popover points at what was tapped."),
    Shape<[Value]>.detents.optional(
      "detents", "The detents of a sheet, the smallest first: medium, large, or a height in points."),
    Shape<Bool>.flag.optional("prefersGrabberVisible", "Whether the sheet shows its grabber.")
  ) { (mark, controller, style, detents, grabber) throws(SourceError) in
    let members = [
      Member("controller", .string(controller)), style.map { Member("style", .string($0)) },
      detents.map { Member("detents", .array($0)) }, grabber.map { Member("prefersGrabberVisible", .bool($0)) },
    ]
    return .perform("present", members.compactMap { $0 }, mark)
  }
}

extension ActionSpec {
  /// The action, and the actions that it can lead to.
  var all: [ActionSpec] {
    guard case .choice(_, let then, let otherwise) = self else { return [self] }
    return [self] + (then + otherwise).flatMap(\.all)
  }

  /// The name of the controller that the action pushes, shows or presents, or nil for any other action.
  var shownController: String? {
    guard case .perform(let name, let members, _) = self, ["push", "show", "showDetail", "present"].contains(name) else {
      return nil
    }
    return members.first { $0.name == "controller" }?.value.string
  }
}
