import SplitKit

/// Messages that were exchanged with somebody.
struct Conversation: Sendable {
  struct Person: Sendable {
    let name: String
    let number: String
    /// The name of a picture; nil for the initials.
    var avatar: String?

    /// The first letters of the first two words.
    var initials: String { String(name.split(separator: " ").prefix(2).compactMap(\.first)) }
  }

  /// What was said within a short time, below a line with that time.
  struct Exchange: Sendable {
    let time: String
    let bubbles: [Bubble]
  }

  struct Bubble: Sendable {
    let text: String
    let isOwn: Bool
  }

  /// The id of its controller.
  let id: String
  let person: Person
  let day: String
  var isUnread = false
  let exchanges: [Exchange]
}

extension Conversation {
  /// One that has not begun.
  static let new = Conversation(id: "new-message", person: Person(name: "New Message", number: ""), day: "", exchanges: [])
  static let all = samples + [new]

  var isNew: Bool { exchanges.isEmpty }
  var preview: String { exchanges.last?.bubbles.last?.text ?? "" }
  var bubbleCount: Int { exchanges.reduce(0) { $0 + $1.bubbles.count } }

  /// What the page draws, in a narrow or a wide layout, above the field.
  func content(isWide: Bool, field: TextField) -> Value {
    [
      "kind": "conversation", "title": .string(person.name), "isWide": .bool(isWide), "isNew": .bool(isNew),
      "initials": .string(person.initials), "avatar": person.avatar.map { .string($0) } ?? nil,
      "exchanges": .array(exchanges.map(\.value)), "placeholder": .string(field.placeholder ?? ""),
      "field": field.viewModel,
    ]
  }
}

extension Conversation.Exchange {
  /// Own and others' bubbles.
  fileprivate var value: Value {
    ["time": .string(time), "bubbles": .array(bubbles.map { ["text": .string($0.text), "isOwn": .bool($0.isOwn)] })]
  }
}
