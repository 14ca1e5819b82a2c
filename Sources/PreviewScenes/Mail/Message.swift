/// Somebody who writes or is written to.
struct Correspondent: Equatable {
  let name: String
  let address: String
  /// The name of a picture; nil shows the initials.
  var avatar: String?
  var isVIP = false

  /// Of the first and the last word of the name.
  var initials: String {
    let words = name.split(separator: " ").filter { $0.first?.isLetter == true }
    let letters = words.count > 1 ? [words[0].first, words[words.count - 1].first] : [words.first?.first]
    return String(letters.compactMap { $0 })
  }
}

/// A file that came with a message.
struct Attachment: Equatable {
  let name: String
  let size: String
  /// The name of a picture; nil for a document.
  var picture: String?
}

/// A letter. What never changes is `let`.
struct Message: Equatable {
  /// Unique among all messages, and stable.
  let id: String
  let sender: Correspondent
  let recipients: [Correspondent]
  let subject: String
  /// The day as a list shows it, and with the time as a message does: words, for the app has no clock.
  let day: String
  let time: String
  let paragraphs: [String]
  var attachments: [Attachment] = []
  var mailbox: Mailbox
  var isUnread = false
  var isFlagged = false
  var isReplied = false

  /// The beginning of the text, for a list.
  var preview: String { paragraphs.dropFirst(paragraphs.count > 1 ? 1 : 0).joined(separator: " ") }
}
