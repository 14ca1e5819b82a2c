import SamplePreviews
import SplitKit

@testable import PreviewProtocol

/// A client in memory: it talks to a session of its own and keeps the scene that it is told.
struct Dialogue {
  private let session = Session(
    name: "s", previews: Preview.all,
    server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 0))
  /// Nil until a preview is open.
  private(set) var scene: WireScene?
  /// The ids of the messages after whose answers everything is sent anew.
  private var fresh: Set<Double> = []
  private var sent = 0.0

  /// Says one message and reads what is answered.
  mutating func say(_ message: Value) -> Value {
    send(message)
    let answers = receive()
    precondition(answers.count == 1, "There were \(answers.count) answers to \(message.text).")
    return answers[0]
  }

  /// Says one message and reads nothing. While the socket takes no bytes, answers merge.
  mutating func send(_ message: Value, isWritable: Bool = true) {
    session.receive(JSONWriter.text(of: noted(message)), isWritable: isWritable)
  }

  /// Gives an id to a message that brings back everything: its answer is to be recognised.
  private mutating func noted(_ message: Value) -> Value {
    guard ["open", "sync"].contains(message["type"]), case .object(let members) = message else { return message }
    sent += 1
    fresh.insert(sent)
    return .object(members.filter { $0.name != "id" } + [Member("id", .number(sent))])
  }

  /// Reads everything that waits.
  mutating func receive() -> [Value] {
    var answers: [Value] = []
    while let message = session.nextMessage() { answers.append(read(message)) }
    return answers
  }

  private mutating func read(_ message: OutgoingMessage) -> Value {
    let answer = WireReader.read(Array(message.bytes[OutgoingMessage.headroom...]))
    guard answer["type"] == "scene" else { return answer }
    let isFresh = answer["ack"]?.number.map { fresh.remove($0) != nil } ?? false
    var next = isFresh ? WireScene() : scene ?? WireScene()
    next.update(with: answer)
    scene = next
    return answer
  }
}
