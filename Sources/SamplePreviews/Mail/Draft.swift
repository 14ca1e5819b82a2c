/// A letter that the user is writing. It begins with a text that the app provides.
struct Draft {
  var subject: String
  var paragraphs: [String]
  var recipients: [Correspondent] = []
  /// The id of the message that the letter answers.
  var answers: String?
}

extension Draft {
  static func reply(to message: Message) -> Draft {
    let subject = message.subject.hasPrefix("Re: ") ? message.subject : "Re: \(message.subject)"
    return Draft(
      subject: subject,
      paragraphs: ["Thank you, this is just what I needed. I will come back to you before the week is over.", "Robin"],
      recipients: [message.sender], answers: message.id)
  }

  static let samples = [
    Draft(
      subject: "Boat house on Saturday",
      paragraphs: [
        "Hello,", "The boat house is ours from ten. I bring bread and the large kettle; could you bring something to sit on?",
        "Robin",
      ]),
    Draft(
      subject: "Second proofs",
      paragraphs: [
        "Hello,", "The second proofs are on the way to you. The blue is closer now, and the margins are as you wanted them.",
        "Robin",
      ]),
    Draft(
      subject: "A book for you",
      paragraphs: ["Hello,", "I found the atlas that you were looking for. It is waiting on my desk.", "Robin"]),
  ]
}
