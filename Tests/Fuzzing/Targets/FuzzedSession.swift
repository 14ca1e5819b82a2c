import PreviewProtocol
import SamplePreviews
import SplitKit

/// A conversation made of lines. A line that begins with `!` comes while the socket takes no bytes, one with `~` is
/// refused unread, and one that is `^` alone ends the socket: a new one resumes. A line with `/` is applied in its first slot only,
/// until the next line comes.
struct FuzzedSession {
  private static let types: [Value?] = [
    "scene", "error", "pong", "closed", "sweep", "overview", "explanation", "picture", "export", "properties",
  ]
  private static let identity = ServerIdentity(name: "fuzz", version: "0", epoch: "fuzz", resumeFor: 1)
  /// An input may be long; what a message does, the first of them show.
  private static let mostLines = 64

  private let session = Self.make()

  func run(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(Self.mostLines) { say(line) }
    // Whatever was said, an answer to this comes.
    let answers = answers(to: Array(#"{"type":"ping","id":"end"}"#.utf8))
    precondition(answers.contains { $0["type"] == "pong" && $0["ack"] == "end" }, "The session does not answer.")
  }

  private func say(_ line: ArraySlice<UInt8>) {
    switch line.first {
    case UInt8(ascii: "!"): session.receive(Array(line.dropFirst()), isWritable: false)
    case UInt8(ascii: "/"):
      session.begin(ClientMessage.decode(Array(line.dropFirst())), isWritable: true)
      session.proceed(isWritable: true)
    case UInt8(ascii: "~"): session.refuse(Array(line.dropFirst()), because: .tooFast)
    case UInt8(ascii: "^") where line.count == 1: resume()
    default:
      let answers = answers(to: Array(line))
      precondition(!answers.isEmpty || session.hasWork, "A message has no answer.")
    }
  }

  private func resume() {
    guard session.hasPreview else { return }
    session.forgetAnswers()
    session.resume(insteadOf: Self.make(), id: .number(1))
    let answers = drain()
    precondition(answers.count == session.openSlots.count, "A resume has an answer of each slot.")
    for part in ["received", "window", "hierarchy", "place", "viewModels"] {
      precondition(answers.allSatisfy { $0[part] != nil }, "A scene that resumes is not whole.")
    }
  }

  private func answers(to text: [UInt8]) -> [Value] {
    session.receive(text, isWritable: true)
    // A part of a sweep, an overview or an explanation: a whole one would take as long as all else.
    session.work(steps: 8)
    return drain()
  }

  private func drain() -> [Value] {
    var answers: [Value] = []
    while let message = session.nextMessage() {
      guard let answer = try? JSONReader.read(Array(message.text.utf8)) else {
        preconditionFailure("An answer cannot be read.")
      }
      precondition(Self.types.contains(answer["type"]), "An answer of no known type.")
      answers.append(answer)
    }
    precondition(!session.hasOutput, "Something waits that is not given.")
    return answers
  }

  private static func make() -> Session { Session(name: "fuzz", previews: Preview.all, server: identity) }
}
