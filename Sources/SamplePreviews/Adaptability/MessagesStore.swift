import SplitKit

/// The messages that the user has sent. Every screen shares one store.
///
/// They are limited in number and length, because a server must not grow with what a client writes.
final class MessagesStore {
  struct Sent {
    /// The conversation as it was before the user's messages.
    let conversation: Conversation
    let bubble: Conversation.Bubble
  }

  /// The messages, beginning with the oldest.
  private(set) var sent: [Sent] = [] {
    didSet {
      revision += 1
      conversations = Self.conversations(with: sent)
    }
  }
  /// The conversations in the list: those to which the user has written come first, the last one on top.
  private(set) var conversations = Conversation.samples
  /// A number that grows with every change, so that content is made again only after a change.
  private(set) var revision = 0
  /// The number of conversations that the user has begun, which gives the next one its id.
  private(set) var begunCount = 0

  /// The members of the last place, by the revision.
  var keptMembers = KeptValue<Int, [Member]>()

  static let maximumSent = 20
  /// The greatest length of a message, in bytes of UTF-8.
  static let maximumText = 500
  /// The greatest length of the name of a person with whom the user begins a conversation, in bytes of UTF-8.
  static let maximumName = 60

  /// The length of the messages and of the names of their receivers, in bytes of UTF-8.
  var writtenLength: Int {
    sent.reduce(0) { $0 + $1.bubble.text.utf8.count + ($1.conversation.isSample ? 0 : $1.conversation.person.name.utf8.count) }
  }

  func conversation(_ id: String) -> Conversation? {
    id == Conversation.new.id ? .new : conversations.first { $0.id == id }
  }
}

extension MessagesStore {
  func send(_ text: String, to conversation: Conversation) {
    add(.init(text: text.limited(toBytes: Self.maximumText), isOwn: true), to: conversation)
  }

  /// Sends the picture after the last one that was sent.
  func sendPicture(to conversation: Conversation) {
    let last = sent.last { $0.bubble.picture != nil }?.bubble.picture
    let next = last.flatMap(Self.pictures.firstIndex).map { ($0 + 1) % Self.pictures.count }
    send(picture: Self.pictures[next ?? 0], to: conversation)
  }

  func send(picture: String, to conversation: Conversation) {
    add(.init(text: "", isOwn: true, picture: picture), to: conversation)
  }

  /// Forgets every message, so that those of a place can follow.
  func forgetAll() { (sent, begunCount) = ([], 0) }

  /// Takes over that the user has begun at least so many conversations.
  func note(begun number: Int) { begunCount = max(begunCount, number) }

  /// Adds a message, and forgets the oldest ones beyond the limit.
  private func add(_ bubble: Conversation.Bubble, to conversation: Conversation) {
    let before = (sent.map(\.conversation) + Conversation.samples).first { $0.id == conversation.id } ?? conversation
    sent = (sent + [Sent(conversation: before, bubble: bubble)]).suffix(Self.maximumSent)
  }

  /// The pictures that the camera takes, which the page draws.
  static let pictures = ["photo-shore", "photo-coffee", "photo-tulips", "photo-tram"]

  /// The conversation with the person whom a text names, by the name or the number, or else a new one.
  func conversation(with person: String) -> Conversation {
    let name = Self.trimmed(person).limited(toBytes: Self.maximumName)
    let wanted = name.lowercased()
    let known = conversations.first { $0.person.name.lowercased() == wanted || $0.person.number == name }
    if let known { return known }
    begunCount += 1
    return .begun(begunCount, with: name)
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.prefix(through: start.lastIndex { !$0.isWhitespace } ?? start.startIndex))
  }
}

extension MessagesStore {
  private static func conversations(with sent: [Sent]) -> [Conversation] {
    var written: [Conversation] = []
    for id in sent.reversed().map(\.conversation.id) where !written.contains(where: { $0.id == id }) {
      let own = sent.filter { $0.conversation.id == id }
      written.append(own[0].conversation.with(own.map(\.bubble)))
    }
    return written + Conversation.samples.filter { sample in !written.contains { $0.id == sample.id } }
  }
}
