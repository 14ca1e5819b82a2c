import SplitKit

/// The user's changes of messages and settings, as members of a place.
extension MailStore {
  /// The settings, and the messages that differ from those at the beginning, by what has happened to them. A resize asks for them
  /// with each height, so they are kept until something changes.
  var members: [Member] { keptMembers.value(for: revision) { presentMembers } }

  private var presentMembers: [Member] {
    var members: [Member] = []
    if !showsPreviews { members.append(Member("hidesPreviews", true)) }
    if !marksAsRead { members.append(Member("keepsUnread", true)) }
    if sentCount > 0 { members.append(Member("sentCount", .number(Double(sentCount)))) }
    let moved = Mailbox.allCases.compactMap { mailbox in
      changed { $0.mailbox != $1.mailbox && $0.mailbox == mailbox }.map { Member(mailbox.rawValue, $0) }
    }
    if !moved.isEmpty { members.append(Member("moved", .object(moved))) }
    let ids = Set(messages.map(\.id))
    let deleted = Message.samples.map(\.id).filter { !ids.contains($0) }
    if !deleted.isEmpty { members.append(Member("deleted", .array(deleted.map { .string($0) }))) }
    for change in Self.changes {
      if let ids = changed({ $0[keyPath: change.path] != $1[keyPath: change.path] }) { members.append(Member(change.name, ids)) }
    }
    return members
  }

  /// The changes of a message that go to and fro, with the names of their members.
  private static var changes: [(name: String, path: WritableKeyPath<Message, Bool>)] {
    [("flagToggled", \.isFlagged), ("readToggled", \.isUnread), ("replied", \.isReplied)]
  }

  /// The ids of the messages that differ in some way from those at the beginning, or nil if there are none.
  private func changed(_ differ: (Message, Message) -> Bool) -> Value? {
    let ids = messages.filter { message in differ(message, Self.original(of: message)) }.map(\.id)
    return ids.isEmpty ? nil : .array(ids.map { .string($0) })
  }

  private static let originals = Dictionary(uniqueKeysWithValues: Message.samples.map { ($0.id, $0) })

  /// The message as it was at the beginning. A letter of the user begins in the sent ones.
  private static func original(of message: Message) -> Message {
    if let original = originals[message.id] { return original }
    var letter = message
    (letter.mailbox, letter.isUnread, letter.isFlagged, letter.isReplied) = (.sent, false, false, false)
    return letter
  }

  /// The newest letters of the user that have at most 1 KiB together, beginning with the newest, or nil if there are none.
  var lettersValue: Value? {
    var length = 0
    let kept = messages.filter(\.isWritten).prefix { letter in
      length += letter.length + 100
      return length <= 1_024
    }
    return kept.isEmpty ? nil : .array(kept.map(\.letterValue))
  }

  /// Takes over what a place has. Parts that are missing or invalid are as at the beginning.
  func restore(_ place: Value) {
    showsPreviews = place["hidesPreviews"] != true
    marksAsRead = place["keepsUnread"] != true
    let sent = place["sentCount"]?.number.flatMap { Int(exactly: $0) } ?? 0
    sentCount = (0..<1_000_000).contains(sent) ? sent : 0
    let letters = (place["letters"]?.array ?? []).prefix(Self.maximumLetters).compactMap { Message(letter: $0, upTo: sentCount) }
    let deleted = Set((place["deleted"]?.array ?? []).compactMap(\.string))
    var restored = Self.distinct(letters) + Message.samples.filter { !deleted.contains($0.id) }
    for index in restored.indices { Self.change(&restored[index], as: place) }
    replaceMessages(with: restored)
  }

  private static func distinct(_ letters: [Message]) -> [Message] {
    var ids: Set<String> = []
    return letters.filter { ids.insert($0.id).inserted }
  }

  private static func change(_ message: inout Message, as place: Value) {
    let id = Value.string(message.id)
    for mailbox in Mailbox.allCases where place["moved"]?[mailbox.rawValue]?.array?.contains(id) == true {
      message.mailbox = mailbox
    }
    for change in changes where place[change.name]?.array?.contains(id) == true { message[keyPath: change.path].toggle() }
  }
}

extension Message {
  /// The letter as a place has it.
  fileprivate var letterValue: Value {
    [
      "id": .string(id), "to": .array(recipients.map { .string($0.key) }), "subject": .string(subject),
      "text": .string(paragraphs.joined(separator: "\n")),
    ]
  }

  /// Reads a letter of the user, of which the app has sent so many. The result is nil for any other value.
  fileprivate init?(letter: Value, upTo count: Int) {
    guard let id = letter["id"]?.string, let subject = letter["subject"]?.string, let text = letter["text"]?.string,
      id.hasPrefix("sent-"), let number = Int(id.dropFirst(5)), (1...max(1, count)).contains(number), id == "sent-\(number)"
    else { return nil }
    let recipients = (letter["to"]?.array ?? []).compactMap { $0.string.flatMap(Correspondent.with(key:)) }
    guard !recipients.isEmpty else { return nil }
    self.init(
      id: id, sender: .me, recipients: recipients, subject: subject, day: "Now", time: "Just now",
      paragraphs: text.isEmpty ? [] : text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) },
      mailbox: .sent,
      isWritten: true)
  }
}

extension Correspondent {
  /// The person with a key who can be written to: a friend, or somebody who has sent a message.
  static func with(key: String) -> Correspondent? {
    friends.first { $0.key == key } ?? Message.samples.lazy.map(\.sender).first { $0.key == key }
  }
}
