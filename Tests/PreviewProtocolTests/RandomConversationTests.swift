import SplitKit
import Testing

/// Long conversations of random messages, every answer of which every property is held against.
///
/// The seeds are fixed, so that a conversation that fails fails again. It is made as small as it gets and printed as
/// a transcript. For a long run, set `SPLIT_PREVIEW_SEEDS` to how many conversations there are to be:
///
///     SPLIT_PREVIEW_SEEDS=2000 swift test --filter RandomConversationTests
///
/// `SPLIT_PREVIEW_SEED=486,603` has only the conversations of those seeds.
@Suite struct RandomConversationTests {
  /// As many as `make test` has patience for: each takes about half a second unoptimised.
  private static let seeds = Seeds.chosen(otherwise: 12)
  private static let length = 600

  @Test(arguments: seeds)
  func `whatever is said, every property holds`(seed: Int) {
    var generator = MessageGenerator(seed: UInt64(seed))
    var examination = Examination()
    var messages: [Value] = []
    for _ in 0..<Self.length where !examination.isOver {
      messages.append(generator.message(in: examination.scene))
      if let fault = examination.say(messages[messages.count - 1]) { return report(fault, messages, seed) }
    }
  }

  private func report(_ fault: Fault, _ messages: [Value], _ seed: Int) {
    let minimiser = Minimiser { Examination.fault(in: $0)?.property == fault.property }
    let fewest = minimiser.fewest(messages)
    let sentence = Examination.fault(in: fewest)?.sentence ?? fault.sentence
    Issue.record("Not so, with seed \(seed): \(fault.property).\n\(sentence)\n\(transcript(of: fewest))")
  }
}
