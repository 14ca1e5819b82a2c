import PreviewProtocol
import PreviewScenes
import SplitKit
import Testing

/// The transcripts, against a session in memory. `Tests/socket/test_transcripts.py` runs the same ones over a socket.
struct TranscriptTests {
  @Test(arguments: Transcript.all)
  func `the session answers as the transcript has it`(transcript: Transcript) throws {
    var conversation = Conversation()
    if !transcript.beginsWithHello { conversation.skipHello() }
    for line in transcript.lines {
      switch line.step {
      case .say(let text): conversation.say(text)
      case .expect(let value, let isExact):
        let place = "\(transcript.name):\(line.number)"
        guard let answer = try conversation.nextAnswer() else {
          Issue.record("\(place): there is no answer.")
          return
        }
        for mismatch in Pattern(value: value, isExact: isExact).mismatches(in: answer) {
          Issue.record("\(place): \(mismatch)")
        }
      }
    }
    let surplus = try conversation.nextAnswer()
    #expect(surplus == nil, "\(transcript.name): there is an answer more.")
  }
}

/// A session whose socket takes everything at once.
private struct Conversation {
  private let session = Session(
    name: "memory", previews: Preview.all,
    server: ServerIdentity(name: "split-preview", version: "0", epoch: "test", resumeFor: 0))
  private var answers: [OutgoingMessage]

  init() { answers = [session.hello()] }

  mutating func skipHello() { answers.removeFirst() }

  mutating func say(_ text: [UInt8]) {
    session.receive(text, isWritable: true)
    while let message = session.nextMessage() { answers.append(message) }
  }

  mutating func nextAnswer() throws -> Value? {
    // Not with ?:, in which nil would be the value null.
    guard !answers.isEmpty else { return nil }
    return try JSONReader.read(Array(answers.removeFirst().text.utf8))
  }
}
