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
    /// The name of a picture, which a bubble has instead of a text.
    var picture: String?
  }

  /// The id of the conversation's controller.
  let id: String
  let person: Person
  var day: String
  var isUnread = false
  var exchanges: [Exchange]
}

extension Conversation {
  /// A conversation that has not begun. Its person is the one whom its field names.
  static let new = Conversation(id: "new-message", person: Person(name: "New Message", number: ""), day: "", exchanges: [])

  /// A conversation that the user begins with a person whom no other conversation has.
  static func begun(_ number: Int, with name: String) -> Conversation {
    Conversation(id: "begun-\(number)", person: Person(name: name, number: ""), day: "", exchanges: [])
  }

  /// The number in the id of such a conversation, or nil for any other id.
  static func number(ofBegun id: String) -> Int? {
    guard id.hasPrefix("begun-"), let number = Int(id.dropFirst(6)), (1..<1_000_000).contains(number), id == "begun-\(number)"
    else { return nil }
    return number
  }

  /// The conversation with messages of the user at its end, all of which the app's clock has at one time.
  func with(_ bubbles: [Bubble]) -> Conversation {
    var grown = self
    grown.day = "9:41 AM"
    grown.exchanges.append(Exchange(time: "Today 9:41 AM", bubbles: bubbles))
    return grown
  }

  var isNew: Bool { id == Self.new.id }
  var isSample: Bool { Self.samples.contains { $0.id == id } }
  var bubbleCount: Int { exchanges.reduce(0) { $0 + $1.bubbles.count } }

  /// The last message in a line, as the list shows it.
  var preview: String {
    guard let last = exchanges.last?.bubbles.last else { return "" }
    return last.picture == nil ? last.text : "Attachment: 1 Image"
  }

  /// The members of the view model that the messages alone decide.
  var members: [Member] {
    [
      Member("kind", "conversation"), Member("title", .string(person.name)), Member("isNew", .bool(isNew)),
      Member("initials", .string(person.initials)), Member("avatar", person.avatar.map { .string($0) } ?? nil),
      Member("exchanges", .array(exchanges.map(\.value))),
    ]
  }
}

extension Conversation.Exchange {
  /// The exchange in the view model. The page draws the user's bubbles differently from the other person's.
  fileprivate var value: Value { ["time": .string(time), "bubbles": .array(bubbles.map(\.value))] }
}

extension Conversation.Bubble {
  fileprivate var value: Value {
    let members = [Member("text", .string(text)), Member("isOwn", .bool(isOwn))]
    return .object(members + (picture.map { [Member("picture", .string($0))] } ?? []))
  }
}
