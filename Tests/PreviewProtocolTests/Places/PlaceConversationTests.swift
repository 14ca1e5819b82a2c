import Foundation
import SplitKit
import Testing

/// A place brings back what a person saw, whatever was said before.
@Suite struct PlaceConversationTests {
  private static let seeds = 1...Seeds.count(otherwise: 3)
  private static let length = 60

  @Test(arguments: PlaceCase.all)
  func `a session that opens at a place shows what was seen there`(setting: PlaceCase) {
    for seed in Self.seeds {
      var generator = PlaceGenerator(seed: UInt64(seed), setting)
      var examination = PlaceExamination(setting)
      var messages = [generator.opening()]
      var differences = examination.say(messages[0])
      while differences.isEmpty, messages.count < Self.length, let scene = examination.scene {
        messages.append(generator.message(in: scene))
        differences = examination.say(messages[messages.count - 1])
      }
      if let first = differences.first { report(first.subject, setting, seed, messages) }
    }
  }

  private func report(_ subject: SeenScene.Subject, _ setting: PlaceCase, _ seed: Int, _ messages: [Value]) {
    func differences(_ messages: [Value]) -> [(subject: SeenScene.Subject, sentence: String)] {
      var examination = PlaceExamination(setting)
      for message in messages {
        let differences = examination.say(message)
        if !differences.isEmpty { return differences }
      }
      return []
    }
    let fewest = Minimiser { differences($0).contains { $0.subject == subject } }.fewest(messages)
    let sentences = differences(fewest).map { "\($0.subject): \($0.sentence)" }.joined(separator: "\n")
    Issue.record("With seed \(seed), a place has lost what was seen.\n\(sentences)\n\(transcript(of: fewest))")
  }
}
