import PreviewProtocol
import SamplePreviews
import SplitKit

/// A session whose socket takes everything at once.
package struct Conversation {
  private let session: Session
  private var answers: [OutgoingMessage]

  package init(previews: [Preview] = Preview.all) {
    session = Session(
      name: "memory", previews: previews,
      server: ServerIdentity(name: "split-preview", version: "0", epoch: "test", resumeFor: 0))
    answers = [session.hello()]
  }

  package mutating func skipHello() { answers.removeFirst() }

  package mutating func say(_ text: [UInt8]) {
    session.receive(text, isWritable: true)
    while let message = session.nextMessage() { answers.append(message) }
  }

  package mutating func nextAnswer() throws -> Value? {
    // Not with ?:, in which nil would be the value null.
    guard !answers.isEmpty else { return nil }
    return try JSONReader.read(Array(answers.removeFirst().text.utf8))
  }
}
