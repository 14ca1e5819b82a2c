import Spelling
import SplitKit

/// The nearest known words in the errors of messages that open a scene and of steps.
extension ProtocolError {
  /// The error with the nearest option, or the nearest value of one.
  ///
  /// - Parameter chosen: The options of the message.
  func hinting(at chosen: [Member], of preview: Preview) -> ProtocolError {
    guard let name = path.flatMap({ $0.split(separator: ".").last.map(String.init) }), path == "options.\(name)" else {
      return self
    }
    if code == .unknownOption { return adding(nearest(to: name.clipped, in: preview.options.map(\.name))) }
    guard case .choice(let words)? = preview.options.first(where: { $0.name == name })?.kind else { return self }
    return hinting(at: chosen.last { $0.name == name }?.value, among: words)
  }

  /// The error of a step that assigns properties, with the nearest property, or the nearest value of one.
  ///
  /// - Parameter names: The properties of the controller.
  func hinting(atPropertiesOf step: Value, among names: () -> [String]) -> ProtocolError {
    let prefix = "properties."
    guard let path, path.hasPrefix(prefix) else { return self }
    let name = String(path.dropFirst(prefix.count))
    if code == .unknownProperty { return adding(nearest(to: name.clipped, in: names())) }
    guard case .choice(let words)? = SplitViewProperty.all.first(where: { $0.name == name })?.kind else { return self }
    return hinting(at: step.assignments.last { $0.name == name }?.value, among: words)
  }

  private func hinting(at value: Value?, among words: [String]) -> ProtocolError {
    guard let word = value?.string, !words.contains(word), let near = nearWord(to: word.clipped, in: words) else { return self }
    return adding("Did you mean \(near)?")
  }

  private func adding(_ sentence: String) -> ProtocolError { ProtocolError(code, "\(message) \(sentence)", path: path) }
}

extension Value {
  /// The properties that a message `set` assigns, in order: those of its object, or of each object in its list. None for any other message.
  package var assignments: [Member] {
    let properties = self["properties"] ?? .null
    return (properties.array ?? [properties]).flatMap { $0.members ?? [] }
  }
}
