/// A mailbox. Two of the mailboxes, `vip` and `flagged`, gather messages from the others.
enum Mailbox: String, CaseIterable {
  case inbox, vip, flagged
  case drafts, sent, archive, junk, trash
  case studio, travel, receipts
}

extension Mailbox {
  var title: String {
    switch self {
    case .inbox: "Inbox"
    case .vip: "VIP"
    case .flagged: "Flagged"
    case .drafts: "Drafts"
    case .sent: "Sent"
    case .archive: "Archive"
    case .junk: "Junk"
    case .trash: "Trash"
    case .studio: "Studio"
    case .travel: "Travel"
    case .receipts: "Receipts"
    }
  }

  /// The name of an SF Symbol.
  var image: String {
    switch self {
    case .inbox: "tray"
    case .vip: "star"
    case .flagged: "flag"
    case .drafts: "doc"
    case .sent: "paperplane"
    case .archive: "archivebox"
    case .junk: "xmark.bin"
    case .trash: "trash"
    case .studio, .travel, .receipts: "folder"
    }
  }

  /// Whether the mailbox shows a message: one that is kept in it, or one that it gathers and that is not in the trash.
  func shows(_ message: Message) -> Bool {
    switch self {
    case .vip: message.sender.isVIP && message.mailbox != .trash
    case .flagged: message.isFlagged && message.mailbox != .trash
    case .inbox, .drafts, .sent, .archive, .junk, .trash, .studio, .travel, .receipts: message.mailbox == self
    }
  }

  /// The groups in the order of the list. The first group has no title.
  static let groups: [(title: String?, mailboxes: [Mailbox])] = [
    (nil, [.inbox, .vip, .flagged]), ("Harbour Mail", [.drafts, .sent, .archive, .junk, .trash]),
    ("Folders", [.studio, .travel, .receipts]),
  ]
}
