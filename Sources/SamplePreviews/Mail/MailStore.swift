import SplitKit

/// The messages and the settings of the app. Several screens share one store.
final class MailStore {
  /// The messages, beginning with the newest.
  private(set) var messages = Message.samples { didSet { revision += 1 } }
  /// Whether a list shows the beginning of each text.
  var showsPreviews = true { didSet { revision += 1 } }
  /// Whether opening a message makes it read.
  var marksAsRead = true { didSet { revision += 1 } }
  /// A number that grows with every change, including that of a selection, so that content is made again only after a
  /// change.
  private(set) var revision = 0 { didSet { didChange() } }
  /// A function that is called after every change.
  var didChange: () -> Void = {}
  /// The number of letters that the user has sent.
  var sentCount = 0
  /// The members of the last place, by the revision.
  var keptMembers = KeptValue<Int, [Member]>()

  func noteChange() { revision += 1 }

  func messages(in mailbox: Mailbox) -> [Message] { messages.filter(mailbox.shows) }
  func message(_ id: String) -> Message? { messages.first { $0.id == id } }

  /// The number in a mailbox's row: all messages of the drafts and the flagged ones, none of sent and the trash, and
  /// the unread ones of any other mailbox.
  func count(in mailbox: Mailbox) -> Int {
    let all = messages(in: mailbox)
    switch mailbox {
    case .drafts, .flagged: return all.count
    case .sent, .trash: return 0
    case .inbox, .vip, .archive, .junk, .studio, .travel, .receipts: return all.filter(\.isUnread).count
    }
  }

  /// Changes a message, if the store has it.
  func update(_ id: String, _ change: (inout Message) -> Void) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    change(&messages[index])
  }

  func markAsRead(_ id: String) {
    guard marksAsRead, message(id)?.isUnread == true else { return }
    update(id) { $0.isUnread = false }
  }

  /// Moves a message to a mailbox. A message that is already in the trash and moves there is deleted.
  func move(_ id: String, to mailbox: Mailbox) {
    if mailbox == .trash, message(id)?.mailbox == .trash { return messages.removeAll { $0.id == id } }
    update(id) { $0.mailbox = mailbox }
  }

  /// Adds a letter of the user to the sent messages, and marks the message that it answers as replied.
  func send(_ draft: Draft, to recipients: [Correspondent]) {
    sentCount += 1
    messages.insert(
      Message(
        id: "sent-\(sentCount)", sender: .me, recipients: recipients, subject: draft.subject, day: "Now",
        time: "Just now", paragraphs: draft.paragraphs, mailbox: .sent,
        isWritten: true), at: 0)
    dropOldLetters()
    if let answered = draft.answers { update(answered) { $0.isReplied = true } }
  }

  /// Replaces all messages by those of a place.
  func replaceMessages(with restored: [Message]) { messages = restored }

  /// The letters that the user has written, beginning with the newest.
  private var letters: [Message] { messages.filter(\.isWritten) }

  /// The length of these letters in bytes of UTF-8.
  var lettersLength: Int { letters.reduce(0) { $0 + $1.length } }

  /// Deletes the oldest letters of the user, because a server must not grow with what a client writes. The newest is kept
  /// whatever its length is.
  private func dropOldLetters() {
    var length = 0
    let kept = letters.prefix(Self.maximumLetters).prefix { letter in
      length += letter.length
      return length <= Self.maximumLength || length == letter.length
    }
    let dropped = Set(letters.dropFirst(kept.count).map(\.id))
    messages.removeAll { dropped.contains($0.id) }
  }

  static let maximumLetters = 50
  /// In bytes of UTF-8: half of what a session has for texts, so that there is always room for another letter.
  private static let maximumLength = 32_768

  /// The draft with which the next new letter begins.
  var nextDraft: Draft { Draft.samples[sentCount % Draft.samples.count] }
}
