import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// The same messages give the same bytes. `Tests/socket/test_determinism.py` says them to two processes, in which
/// sets and dictionaries are in other orders.
@Suite struct DeterminismTests {
  private static let seeds = Seeds.chosen(otherwise: 3)

  private func session() -> Session {
    Session(
      name: "s", previews: Preview.all,
      server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 0))
  }

  @Test(arguments: seeds)
  func `two sessions that hear the same say the same`(seed: Int) {
    var generator = MessageGenerator(seed: UInt64(seed) &+ 0x4465)
    var dialogue = Dialogue()
    let (one, other) = (session(), session())
    for _ in 0..<300 {
      let message = generator.message(in: dialogue.scene.map(SceneFacts.init))
      _ = dialogue.say(message)
      let isWritable = generator.random.isLikely(3, in: 4)
      for session in [one, other] { session.receive(JSONWriter.text(of: message), isWritable: isWritable) }
      #expect(one.hasOutput == other.hasOutput)
      while let answer = one.nextMessage() {
        guard answer == other.nextMessage() else {
          Issue.record("Two sessions answered otherwise to \(message.text)")
          return
        }
      }
    }
  }
}
