import SplitKit

/// An exchange of messages with a person.
struct Conversation: Sendable {
  struct Person: Sendable {
    let name: String
    let number: String
    /// The name of a picture, or nil to show the initials.
    var avatar: String?

    /// The first letters of the first two words.
    var initials: String { String(name.split(separator: " ").prefix(2).compactMap(\.first)) }
  }

  /// The messages of a short time, which the page shows below a line with that time.
  struct Exchange: Sendable {
    let time: String
    let bubbles: [Bubble]
  }

  struct Bubble: Sendable {
    let text: String
    let isOwn: Bool
  }

  /// The id of the conversation's controller.
  let id: String
  let person: Person
  let day: String
  var isUnread = false
  let exchanges: [Exchange]
}

extension Conversation {
  /// A conversation that has not begun.
  static let new = Conversation(id: "new-message", person: Person(name: "New Message", number: ""), day: "", exchanges: [])
  static let all = samples + [new]

  var isNew: Bool { exchanges.isEmpty }
  var preview: String { exchanges.last?.bubbles.last?.text ?? "" }
  var bubbleCount: Int { exchanges.reduce(0) { $0 + $1.bubbles.count } }

  /// The view model of the conversation, for a narrow or a wide layout, above the text field.
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
  /// The exchange in the view model. The page draws the user's bubbles differently from the other person's.
  fileprivate var value: Value {
    ["time": .string(time), "bubbles": .array(bubbles.map { ["text": .string($0.text), "isOwn": .bool($0.isOwn)] })]
  }
}
