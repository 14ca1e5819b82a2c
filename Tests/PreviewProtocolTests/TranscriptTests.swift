import TestSupport
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
