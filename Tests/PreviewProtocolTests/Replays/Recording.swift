import PreviewProtocol
import SamplePreviews
import SplitKit

/// A conversation with a session that writes its transcript, as the page does.
struct Recording {
  private(set) var session: Session
  private(set) var lines: [String] = [#"{"transcript":1,"version":"1"}"#]

  init() {
    session = Self.makeSession("first")
    receive(session.hello())
  }

  private static func makeSession(_ name: String) -> Session {
    let server = ServerIdentity(name: "split-preview", version: "7", epoch: name, resumeFor: 600)
    return Session(name: name, previews: Preview.all, server: server)
  }

  /// Sends messages before any of their answers is read, as to a client that is behind.
  mutating func send(_ messages: String..., isWritable: Bool = true) {
    for message in messages {
      lines.append(#"{"at":\#(lines.count),"send":\#(message)}"#)
      session.receive(Array(message.utf8), isWritable: isWritable)
    }
  }

  /// Sends a message that the server refuses because too many come.
  mutating func sendTooFast(_ message: String) {
    lines.append(#"{"at":\#(lines.count),"send":\#(message)}"#)
    session.refuse(Array(message.utf8), because: .tooFast)
  }

  /// Receives all answers that wait, and those to questions.
  mutating func receiveAll() {
    repeat {
      while let message = session.nextMessage() { receive(message) }
      if session.hasWork { session.work(steps: 1000) }
    } while session.hasWork || session.hasOutput
  }

  /// Loses the connection, and resumes the session at the next one. The client has not received what is under way.
  mutating func resume(id: Int) {
    let next = Self.makeSession("next")
    receive(next.hello())
    lines.append(#"{"at":\#(lines.count),"send":{"type":"open","resume":"first","id":\#(id)}}"#)
    session.forgetAnswers()
    session.resume(insteadOf: next, id: .number(id))
    receiveAll()
  }

  /// Adds a message that was sent and has not reached the server.
  mutating func lose(_ message: String) { lines.append(#"{"at":\#(lines.count),"send":\#(message)}"#) }

  private mutating func receive(_ message: OutgoingMessage) {
    lines.append(#"{"at":\#(lines.count),"receive":\#(message.text)}"#)
  }
}

/// Replays the lines of a transcript in this process.
func replay(_ lines: [String]) throws -> ReplayReport {
  var replay = Replay(try SessionTranscript(Array(lines.joined(separator: "\n").utf8)), previews: Preview.all)
  return replay.run()
}

/// Replays the lines of a transcript with a server that merges no answers.
func replayInLockStep(_ lines: [String]) throws -> ReplayReport {
  let server = MemoryServer()
  var replay = LockStepReplay(try SessionTranscript(Array(lines.joined(separator: "\n").utf8)), server: server)
  return try replay.run()
}

extension ReplayReport {
  /// The numbers of messages sent, of answers compared, and of messages without an answer.
  var counts: [Int] { [sent, compared, unanswered] }
}

extension [String] {
  /// The lines after a replacement in one of them, which must have the text.
  func replacing(_ text: String, with other: String, at index: Int) -> [String] {
    var lines = self
    guard let range = lines[index].firstRange(of: text) else { preconditionFailure("\(lines[index]) has no \(text).") }
    lines[index].replaceSubrange(range, with: other)
    return lines
  }
}
