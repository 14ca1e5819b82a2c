/// The selected mailbox and message. The columns share their selection with the first tab of the compact tab bar. The
/// tab of flagged messages has its own.
final class MailSelection {
  let store: MailStore
  private(set) var mailbox: Mailbox
  /// Whether the user has chosen the mailbox. Otherwise it is the initial one.
  private(set) var hasChosenMailbox = false
  /// The id of the message that the user has chosen, or nil if there is none.
  private(set) var chosenMessage: String? { didSet { store.noteChange() } }
  /// Whether the list shows only the unread messages and the chosen one.
  var isFiltered = false { didSet { store.noteChange() } }

  init(store: MailStore, mailbox: Mailbox = .inbox) {
    self.store = store
    self.mailbox = mailbox
  }

  /// The messages in the list.
  var messages: [Message] {
    let all = store.messages(in: mailbox)
    return isFiltered ? all.filter { $0.isUnread || $0.id == chosenMessage } : all
  }

  /// The message to show, or nil if there is none. It is the chosen message, if it is still in the mailbox. If
  /// `takesFirst` is true, the first message takes the place of a missing one.
  func message(orFirst takesFirst: Bool) -> Message? {
    if let chosenMessage, let message = store.message(chosenMessage), mailbox.shows(message) { return message }
    return takesFirst ? messages.first : nil
  }

  func choose(_ mailbox: Mailbox) {
    hasChosenMailbox = true
    guard mailbox != self.mailbox else { return }
    self.mailbox = mailbox
    isFiltered = false
    chosenMessage = nil
  }

  /// Chooses a message and marks it as read, or chooses none.
  func choose(message id: String?) {
    chosenMessage = id
    if let id { store.markAsRead(id) }
  }

  /// The message that takes the place of one that leaves the list: the next one, or else the previous one.
  func neighbour(of id: String) -> String? {
    let list = messages
    guard let index = list.firstIndex(where: { $0.id == id }) else { return nil }
    return index + 1 < list.count ? list[index + 1].id : index > 0 ? list[index - 1].id : nil
  }
}
