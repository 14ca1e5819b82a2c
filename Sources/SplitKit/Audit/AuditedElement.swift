/// An element of an app that can be tapped, with what an audit reads about it.
package struct AuditedElement: Equatable, Sendable {
  /// The id of the element.
  package let id: String
  /// The id of the pane that shows it.
  package let pane: String
  /// The area in which a finger reaches the element, in window coordinates, or nil if the engine does not place it.
  package let area: Rect?
  /// The element's part of the view model, or null if it says nothing.
  package let model: Value
  /// Whether the element is an item of a bar. An image in a bar is a symbol, which has a name.
  package let isInBar: Bool

  /// Whether the height of the area is that of the element. A row at the edge of a list is only partly visible.
  package let hasWholeHeight: Bool

  package init(id: String, pane: String, area: Rect?, model: Value, isInBar: Bool, hasWholeHeight: Bool = true) {
    self.id = id
    self.pane = pane
    self.area = area
    self.model = model
    self.isInBar = isInBar
    self.hasWholeHeight = hasWholeHeight
  }
}

extension AuditedElement {
  /// The members of a view model that say nothing to people.
  private static let silent: Set<String> = [
    "id", "kind", "type", "style", "role", "image", "imageColor", "imagePlacement", "images", "avatar", "border", "category",
    "color", "background", "backgroundColor", "tint", "align", "mode", "position",
  ]

  /// The words that VoiceOver can say about the element: the texts of its view model and, in a bar, the name of its symbol.
  package var words: [String] {
    let symbol = isInBar ? model["image"]?.string.map { [$0] } ?? [] : []
    return Self.texts(in: model) + symbol
  }

  private static func texts(in value: Value) -> [String] {
    switch value {
    case .string(let text): text.isEmpty ? [] : [text]
    case .array(let elements): elements.flatMap(texts)
    case .object(let members): members.filter { !silent.contains($0.name) }.flatMap { texts(in: $0.value) }
    case .null, .bool, .number: []
    }
  }

  /// The element in a sentence: its first words, or else its id.
  var noun: String { words.first.map { "“\($0.prefix(40))” (\(id))" } ?? id }
}
