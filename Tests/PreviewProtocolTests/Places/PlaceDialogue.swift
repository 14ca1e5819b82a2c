import SplitKit

@testable import PreviewProtocol

/// A client that is told whole scenes, and can be told those of any previews.
struct PlaceDialogue {
  private let session: Session
  private(set) var scene: WireScene?

  init(_ previews: [Preview]) {
    session = Session(
      name: "s", previews: previews, server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 0))
  }

  /// Says one message, and reads its answer.
  mutating func say(_ message: Value) -> Value {
    session.receive(JSONWriter.text(of: message), isWritable: true)
    var answer = Value.null
    while let next = session.nextMessage() {
      answer = WireReader.read(Array(next.bytes[OutgoingMessage.headroom...]))
      if answer["type"] == "scene" { take(answer, isOpening: message["type"] == "open") }
    }
    return answer
  }

  private mutating func take(_ answer: Value, isOpening: Bool) {
    var next = isOpening ? WireScene() : scene ?? WireScene()
    next.update(with: answer)
    scene = next
  }
}
