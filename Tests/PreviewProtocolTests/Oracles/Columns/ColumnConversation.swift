import SplitKit

/// A split of a column style under the eyes of the oracle of its geometry.
struct ColumnConversation: ColumnExamination {
  private var dialogue = Dialogue()
  private(set) var oracle: ColumnOracle

  init(_ state: ColumnState) {
    _ = dialogue.say(state.opening)
    oracle = ColumnOracle(state, seen: dialogue.scene.map(SceneFacts.init)?.split)
  }

  /// The difference from the rules, or nil if there is none.
  var difference: String? { dialogue.scene.map(SceneFacts.init).map(oracle.difference) ?? "there is no scene" }

  /// Says one step; what is not as the rules have it afterwards.
  mutating func say(_ step: ColumnStep) -> String? {
    let answer = dialogue.say(step.message)
    if answer["type"] != "scene" { return "\(step.message.text) is answered \(answer.text)" }
    oracle.take(step, seen: dialogue.scene.map(SceneFacts.init)?.split)
    return difference
  }
}
