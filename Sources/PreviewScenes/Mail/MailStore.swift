/// All messages, and the settings. Several screens show the same store.
final class MailStore {
  /// The newest first.
  private(set) var messages = Message.samples { didSet { revision += 1 } }
  /// Whether a list shows the beginning of each text.
  var showsPreviews = true { didSet { revision += 1 } }
  /// Whether opening a message makes it read.
  var marksAsRead = true { didSet { revision += 1 } }
  /// Grows with every change, also of a selection, so that content is made anew only then.
  private(set) var revision = 0 { didSet { didChange() } }
  /// Is told of every change.
  var didChange: () -> Void = {}
  private var sentCount = 0

  func noteChange() { revision += 1 }

  func messages(in mailbox: Mailbox) -> [Message] { messages.filter(mailbox.shows) }
  func message(_ id: String) -> Message? { messages.first { $0.id == id } }

  /// What a mailbox's row counts: of drafts all, of others what is unread.
  func count(in mailbox: Mailbox) -> Int {
    let all = messages(in: mailbox)
    switch mailbox {
    case .drafts, .flagged: return all.count
    case .sent, .trash: return 0
    case .inbox, .vip, .archive, .junk, .studio, .travel, .receipts: return all.filter(\.isUnread).count
    }
  }

  /// Changes a message that is there.
  func update(_ id: String, _ change: (inout Message) -> Void) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    change(&messages[index])
  }

  func markAsRead(_ id: String) {
    guard marksAsRead, message(id)?.isUnread == true else { return }
    update(id) { $0.isUnread = false }
  }

  /// Puts a message elsewhere; from the trash into the trash is for good.
  func move(_ id: String, to mailbox: Mailbox) {
    if mailbox == .trash, message(id)?.mailbox == .trash { return messages.removeAll { $0.id == id } }
    update(id) { $0.mailbox = mailbox }
  }

  /// Files a letter of the user's own under Sent; what it answers is marked as replied.
  func send(_ draft: Draft, to recipients: [Correspondent]) {
    sentCount += 1
    messages.insert(
      Message(
        id: "sent-\(sentCount)", sender: .me, recipients: recipients, subject: draft.subject, day: "Now",
        time: "Just now", paragraphs: draft.paragraphs, mailbox: .sent), at: 0)
    if let answered = draft.answers { update(answered) { $0.isReplied = true } }
  }

  /// The letter that the next composing begins with.
  var nextDraft: Draft { Draft.samples[sentCount % Draft.samples.count] }
}
