import PreviewProtocol
import SplitKit
import TestSupport
import Testing

/// The descriptions of the server's messages, against the messages of real conversations.
struct AnswerSchemaTests {
  @Test(arguments: Transcript.all)
  func `every message of a transcript is as described`(transcript: Transcript) throws {
    for answer in try transcript.answers() {
      if let fault = answer.faultAsAnswer { Issue.record("\(transcript.name): \(fault)") }
    }
  }

  @Test func `a description of a message has no member that the message never has`() {
    let answers: [Value] = [
      ["type": "pong", "ack": 1, "slot": 0], ["type": "closed", "ack": true], ["type": "scene"], ["type": "nothing"],
      ["type": "error", "code": "wrong", "message": "A sentence."],
    ]
    for answer in answers { #expect(answer.faultAsAnswer != nil) }
  }
}

extension Transcript {
  /// The answers of a session to the messages of the transcript, after its `hello`.
  fileprivate func answers() throws -> [Value] {
    var conversation = Conversation()
    for line in lines {
      if case .say(let text) = line.step { conversation.say(text) }
    }
    var answers: [Value] = []
    while let answer = try conversation.nextAnswer() { answers.append(answer) }
    return answers
  }
}

extension Value {
  /// The first place at which a message of the server is not as described, or nil if it is.
  var faultAsAnswer: String? {
    guard let type = self["type"]?.string.flatMap(ServerMessageType.init) else {
      return "no description is of \(text.prefix(100))"
    }
    return SchemaCheck(isStrict: true).fault(in: self, type.schema, at: type.rawValue)
  }
}
