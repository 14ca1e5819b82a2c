import PreviewScenes
import SplitKit

@testable import PreviewProtocol

/// A client in memory: it talks to a session of its own and keeps the scene that it is told.
struct Dialogue {
  private let session = Session(
    name: "s", previews: Preview.all,
    server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 0))
  /// Nil until a scene is open.
  private(set) var scene: WireScene?
  /// The answers to messages that were sent without reading.
  private var forgets = false

  /// Says one message and reads what is answered.
  mutating func say(_ message: Value) -> Value {
    send(message)
    let answers = receive()
    precondition(answers.count == 1, "There were \(answers.count) answers to \(message.text).")
    return answers[0]
  }

  /// Says one message and reads nothing. While the socket takes no bytes, answers merge.
  mutating func send(_ message: Value, isWritable: Bool = true) {
    forgets = forgets || ["open", "sync"].contains(message["type"])
    session.receive(JSONWriter.text(of: message), isWritable: isWritable)
  }

  /// Reads everything that waits.
  mutating func receive() -> [Value] {
    var answers: [Value] = []
    while let message = session.nextMessage() { answers.append(read(message)) }
    return answers
  }

  private mutating func read(_ message: OutgoingMessage) -> Value {
    guard let answer = try? JSONReader.read(Array(message.bytes[OutgoingMessage.headroom...])) else {
      preconditionFailure("An answer is not JSON of ours: \(message.text)")
    }
    guard answer["type"] == "scene" else { return answer }
    // After open and sync everything is sent anew.
    var next = forgets ? WireScene() : scene ?? WireScene()
    next.update(with: answer)
    scene = next
    forgets = false
    return answer
  }
}
