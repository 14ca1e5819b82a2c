/// Where the user is among the messages. The columns share one with the compact tab bar's first tab; the tab of flagged
/// messages has its own.
final class MailSelection {
  let store: MailStore
  private(set) var mailbox: Mailbox
  /// Whether the user went to that mailbox, or it is only the one that is there at first.
  private(set) var hasChosenMailbox = false
  /// The message that the user went to.
  private(set) var chosenMessage: String? { didSet { store.noteChange() } }
  /// Whether only unread messages are listed, and the chosen one.
  var isFiltered = false { didSet { store.noteChange() } }

  init(store: MailStore, mailbox: Mailbox = .inbox) {
    self.store = store
    self.mailbox = mailbox
  }

  /// What the list has.
  var messages: [Message] {
    let all = store.messages(in: mailbox)
    return isFiltered ? all.filter { $0.isUnread || $0.id == chosenMessage } : all
  }

  /// The message to be seen: the chosen one, and where there is a place for one in any case the first. A message that is
  /// not there any more is not seen.
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

  /// Goes to a message, which is read by that; or to none.
  func choose(message id: String?) {
    chosenMessage = id
    if let id { store.markAsRead(id) }
  }

  /// The message that takes the place of one that goes: the next in the list, else the one before.
  func neighbour(of id: String) -> String? {
    let list = messages
    guard let index = list.firstIndex(where: { $0.id == id }) else { return nil }
    return index + 1 < list.count ? list[index + 1].id : index > 0 ? list[index - 1].id : nil
  }
}
