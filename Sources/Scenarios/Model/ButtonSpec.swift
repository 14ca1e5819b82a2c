import SplitKit

/// A button in a bar.
struct ButtonSpec: Sendable {
  /// The words and the image of the button.
  enum Face: Sendable {
    case own(title: String?, image: String?)
    /// A word before iOS 26, and a symbol since.
    case system(SystemWord)
    /// The button of the split view around the screen that changes its display mode.
    case displayMode
  }

  let id: String?
  let face: Face
  let isEnabled: Enabling
  /// The conditions under which the bar has the button, of which one suffices. Without any, it always has the button.
  let conditions: [Condition]
  let tap: [ActionSpec]
  let mark: SourceMark
}

/// Whether a button can be tapped.
enum Enabling: Sendable {
  case always(Bool)
  /// While one of these conditions holds.
  case when([Condition])
}

extension ButtonSpec {
  static let shape: Shape<ButtonSpec> = .mapping(
    "Button", "a button", Shape<String>.text.optional("title", "The words of the button."),
    Shape<String>.symbol.optional("image", "The name of an SF Symbol."),
    Shape<String>.choice(systemWords.map(\.rawValue) + ["displayMode"]).optional(
      "system",
      "A button of the system's instead: a word before iOS 26 and a symbol since, or the split view's display mode button."),
    Enabling.shape.field(
      "isEnabled", default: .always(true), "Whether the button can be tapped, or a condition under which it can.", written: true),
    Condition.when("The condition under which the bar has the button. It must not follow from a width."),
    ActionSpec.tap, CommonSpec.id
  ) { (mark, title, image, system, isEnabled, conditions, tap, id) throws(SourceError) in
    let button = ButtonSpec(
      id: id, face: try face(title, image, system, mark), isEnabled: isEnabled, conditions: conditions, tap: tap, mark: mark)
    guard !button.allConditions.contains(where: \.followsFromSize) else {
      throw SourceError(
        at: mark, "The conditions of a button have no from, to, splitBehavior and overlap, which follow from a width.")
    }
    if case .displayMode = button.face, !tap.isEmpty || id != nil {
      throw SourceError(at: mark, "The display mode button has an id and an action of its own.")
    }
    return button
  }

  /// The words that the system has for buttons of an app's bars.
  private static let systemWords: [SystemWord] = [.cancel, .done, .send]

  private static func face(
    _ title: String?, _ image: String?, _ system: String?, _ mark: SourceMark
  ) throws(SourceError) -> Face {
    guard let system else {
      guard title != nil || image != nil else {
        throw SourceError(at: mark, "A button has a title, an image or both, or system.")
      }
      return .own(title: title, image: image)
    }
    guard title == nil, image == nil else { throw SourceError(at: mark, "A button of the system's has no title and no image.") }
    return SystemWord(rawValue: system).map(Face.system) ?? .displayMode
  }

  /// The conditions of the button and of its being enabled.
  var allConditions: [Condition] {
    if case .when(let more) = isEnabled { conditions + more } else { conditions }
  }
}

extension Enabling {
  static let shape = Shape<Enabling>(
    schema: { definitions in ["anyOf": [Shape<Bool>.flag.schema(&definitions), Condition.any.schema(&definitions)]] },
    read: { (node) throws(SourceError) in
      if case .scalar = node.content { return .always(try Shape<Bool>.flag.read(node)) }
      return .when(try Condition.any.read(node))
    })
}
