import SplitKit
import Testing

@testable import PreviewProtocol

/// Only answers merge, inputs never: a client whose socket is slow ends where one ends that reads everything, and
/// hears of the same calls (spec/protocol.md, "Client to server").
@Suite struct MergedAnswerTests {
  private static let seeds = Seeds.chosen(otherwise: 4)

  @Test(arguments: seeds)
  func `a slow socket hears the same calls and ends with the same scene`(seed: Int) throws {
    var generator = MessageGenerator(seed: UInt64(seed) &+ 0x536C)
    var (quick, slow) = (Dialogue(), Dialogue())
    var (said, heard): ([Value], [Value]) = ([], [])
    for _ in 0..<400 {
      let message = generator.message(in: quick.scene.map(SceneFacts.init))
      said += quick.say(message)["events"]?.array ?? []
      slow.send(message, isWritable: generator.random.isLikely(1, in: 6))
      guard generator.random.isLikely(1, in: 6) else { continue }
      heard += slow.receive().flatMap { $0["events"]?.array ?? [] }
      try #require(said == heard)
      guard let one = quick.scene?.lasting, let other = slow.scene?.lasting, one != other else { continue }
      Issue.record("Read at once and read late: \(difference(one, other))")
      return
    }
  }
}
