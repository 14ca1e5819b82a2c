/// A person or a company that sends or receives messages.
struct Correspondent: Equatable {
  let name: String
  let address: String
  /// The name of a picture, or nil to show the initials.
  var avatar: String?
  var isVIP = false

  /// The initials of the first and the last word of the name.
  var initials: String {
    let words = name.split(separator: " ").filter { $0.first?.isLetter == true }
    let letters = words.count > 1 ? [words[0].first, words[words.count - 1].first] : [words.first?.first]
    return String(letters.compactMap { $0 })
  }
}

/// A file that is attached to a message.
struct Attachment: Equatable {
  let name: String
  let size: String
  /// The name of a picture, or nil for a document.
  var picture: String?
}

/// A message. Its properties that never change are constants.
struct Message: Equatable {
  /// Unique among all messages, and stable.
  let id: String
  let sender: Correspondent
  let recipients: [Correspondent]
  let subject: String
  /// The day as a list shows it. It is a fixed text, because the app has no clock.
  let day: String
  /// The day and the time as the message's screen shows them.
  let time: String
  let paragraphs: [String]
  var attachments: [Attachment] = []
  var mailbox: Mailbox
  var isUnread = false
  var isFlagged = false
  var isReplied = false
  /// Whether the user has written the message.
  var isWritten = false

  /// The length of the subject and the text in bytes of UTF-8.
  var length: Int { paragraphs.reduce(subject.utf8.count) { $0 + $1.utf8.count } }

  /// The beginning of the text, for a list.
  var preview: String { paragraphs.dropFirst(paragraphs.count > 1 ? 1 : 0).joined(separator: " ") }
}
