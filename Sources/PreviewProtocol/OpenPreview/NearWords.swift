import Spelling
import SplitKit

/// The nearest known words in the errors of messages that open a scene and of steps.
extension ProtocolError {
  /// The error with the nearest option, or the nearest value of one.
  ///
  /// - Parameter chosen: The options of the message.
  func hinting(at chosen: [Member], of preview: Preview) -> ProtocolError {
    // The option `properties` assigns properties of a split view controller.
    if let path, path.hasPrefix(Self.ofProperty) {
      let step = Value.object(chosen)
      return hinting(atPropertiesOf: step) { SplitViewProperty.all.map { ($0.name, $0.words) } }.at("options.\(path)")
    }
    guard let name = path.flatMap({ $0.split(separator: ".").last.map(String.init) }), path == "options.\(name)" else {
      return self
    }
    if code == .unknownOption { return adding(nearest(to: name.clipped, in: preview.options.map(\.name))) }
    guard case .choice(let words)? = preview.options.first(where: { $0.name == name })?.kind else { return self }
    return hinting(at: chosen.last { $0.name == name }?.value, among: words)
  }

  /// The error of a step that assigns properties, with the nearest property, or the nearest value of one.
  ///
  /// - Parameter properties: The properties of the controller, each with its words if it is one of some.
  func hinting(atPropertiesOf step: Value, among properties: () -> [(name: String, words: [String])]) -> ProtocolError {
    guard let path, path.hasPrefix(Self.ofProperty) else { return self }
    let name = String(path.dropFirst(Self.ofProperty.count))
    if code == .unknownProperty { return adding(nearest(to: name.clipped, in: properties().map(\.name))) }
    guard let property = properties().first(where: { $0.name == name }) else { return self }
    return hinting(at: step.assignments.last { $0.name == name }?.value, among: property.words)
  }

  /// The beginning of the path of a property in a message `set`.
  private static let ofProperty = "properties."

  private func at(_ path: String) -> ProtocolError { ProtocolError(code, message, path: path) }

  /// The error of a step with an unknown action, or with an unknown word as an argument of one, with the nearest.
  func hinting(atActionOf step: Value) -> ProtocolError {
    guard let action = step["action"]?.string else { return self }
    if code == .unknownAction { return adding(nearest(to: action.clipped, in: MessageType.actions)) }
    guard code == .invalid, let name = path?.prefix(while: { $0 != "[" }), let words = ActionArguments.words[String(name)] else {
      return self
    }
    let value = step[String(name)] ?? .null
    return hinting(at: value.array?.first { $0.string.map(words.contains) == false } ?? value, among: words)
  }

  /// The error with the word that is nearest to a value, if one is near.
  func hinting(at value: Value?, among words: [String]) -> ProtocolError {
    guard let word = value?.string, !words.contains(word), let near = nearWord(to: word.clipped, in: words) else { return self }
    return adding("Did you mean \(near)?")
  }

  private func adding(_ sentence: String) -> ProtocolError { ProtocolError(code, "\(message) \(sentence)", path: path) }
}

extension SplitViewProperty {
  /// The words of a property that is one of some, or none.
  fileprivate var words: [String] { if case .choice(let words) = kind { words.withOriginalNames } else { [] } }
}

extension SettableProperty {
  /// The words of a property that is one of some, or none.
  fileprivate var words: [String] {
    if case .choice(let values) = kind { values.compactMap(\.string).withOriginalNames } else { [] }
  }
}

extension OpenPreview {
  /// The error of a step that the window refuses, with the nearest property, value or action.
  func hinting(_ error: ProtocolError, of step: Value) -> ProtocolError {
    error.hinting(atActionOf: step).hinting(atPropertiesOf: step) {
      let properties = (try? settableProperties(of: step["target"]?.string ?? "")) ?? []
      return properties.map { ($0.name, $0.words) }
    }
  }
}

extension Value {
  /// The properties that a message `set` assigns, in order: those of its object, or of each object in its list. None for any other message.
  package var assignments: [Member] {
    let properties = self["properties"] ?? .null
    return (properties.array ?? [properties]).flatMap { $0.members ?? [] }
  }
}
