import SplitKit
import Testing

/// A split of a column style under the eyes of the oracle of its geometry.
struct ColumnConversation {
  private var dialogue = Dialogue()
  private(set) var oracle: ColumnOracle

  init(_ state: ColumnState) {
    _ = dialogue.say(state.opening)
    oracle = ColumnOracle(state, seen: dialogue.scene.map(SceneFacts.init)?.split)
  }

  /// What is not as the rules have it; nil when everything is.
  var difference: String? { dialogue.scene.map(SceneFacts.init).map(oracle.difference) ?? "there is no scene" }

  /// Says one step; what is not as the rules have it afterwards.
  mutating func say(_ step: ColumnStep) -> String? {
    let answer = dialogue.say(step.message)
    if answer["type"] != "scene" { return "\(step.message.text) is answered \(answer.text)" }
    oracle.take(step, seen: dialogue.scene.map(SceneFacts.init)?.split)
    return difference
  }

  static func difference(_ state: ColumnState, _ steps: [ColumnStep]) -> String? {
    var conversation = ColumnConversation(state)
    if let difference = conversation.difference { return difference }
    for step in steps {
      if let difference = conversation.say(step) { return difference }
    }
    return nil
  }

  /// Records an issue with the fewest steps, and the fewest properties before them, that go wrong in the same words.
  static func report(_ difference: String, _ state: ColumnState, _ steps: [ColumnStep], _ title: String) {
    func words(_ sentence: String?) -> String? { sentence.map { String($0.prefix { $0 != "[" }) } }
    let fewest = ListMinimiser<ColumnStep> { words(Self.difference(state, $0)) == words(difference) }.fewest(steps)
    var simple = state
    simple.firstProperties = ListMinimiser<Member> { members in
      var simpler = state
      simpler.firstProperties = members
      return words(Self.difference(simpler, fewest)) == words(difference)
    }.fewest(state.firstProperties)
    let sentence = Self.difference(simple, fewest) ?? difference
    Issue.record("\(title): \(sentence)\n\(transcript(of: [simple.opening] + fewest.map(\.message)))")
  }
}
