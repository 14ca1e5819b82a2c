import PreviewProtocol
import SplitKit
import Workload

/// A session without a socket.
final class Conversation {
  private let session = Session(
    name: "0123456789abcdef0123456789abcdef", previews: Preview.measured,
    server: ServerIdentity(name: "measured", version: "0", epoch: "0", resumeFor: 0))

  init(_ setUp: [[UInt8]]) {
    for text in setUp {
      let answer = answer(to: text)
      if answer.contains(#""type":"error""#) { fatalError("\(String(decoding: text, as: UTF8.self)) is refused: \(answer)") }
    }
  }

  /// Says a message, and returns the length of the answer in bytes.
  func say(_ text: [UInt8]) -> Int {
    session.receive(text, isWritable: true)
    var bytes = 0
    while let message = session.nextMessage() { bytes += message.bytes.count - OutgoingMessage.headroom }
    return bytes
  }

  /// Says a message whose answer takes many steps, and returns how many it has taken.
  func inquire(_ text: [UInt8]) -> Int {
    session.receive(text, isWritable: true)
    var steps = 0
    while session.hasWork {
      session.work(steps: 1)
      steps += 1
    }
    while let message = session.nextMessage() {
      if message.text.contains(#""type":"error""#) { fatalError(message.text) }
    }
    return steps
  }

  private func answer(to text: [UInt8]) -> String {
    session.receive(text, isWritable: true)
    var answers = ""
    while let message = session.nextMessage() { answers += message.text }
    return answers
  }
}
