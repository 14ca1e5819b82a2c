import SplitKit

/// A split of a column style under the eyes of the oracle of its calls.
struct ColumnCallConversation: ColumnExamination {
  private var dialogue = Dialogue()
  private(set) var oracle: ColumnCallOracle
  /// The difference from the rules after the last step, or nil if there is none.
  private(set) var difference: String?

  init(_ state: ColumnState) {
    let answer = dialogue.say(state.opening)
    oracle = ColumnCallOracle(state, seen: dialogue.scene.map(SceneFacts.init)?.split)
    difference = difference(in: answer)
  }

  mutating func say(_ step: ColumnStep) -> String? {
    let answer = dialogue.say(step.message)
    oracle.take(step, seen: dialogue.scene.map(SceneFacts.init)?.split)
    difference = difference(in: answer)
    return difference
  }

  private func difference(in answer: Value) -> String? {
    guard answer["type"] == "scene", let split = dialogue.scene.map(SceneFacts.init)?.split else {
      return "there is no scene: \(answer.text)"
    }
    let shown = oracle.geometry.isCollapsed ? .oneBesideSecondary : oracle.geometry.mode
    if split.displayMode != shown.rawValue { return "the mode is \(split.displayMode), not \(shown.rawValue)" }
    let calls = (answer["events"]?.array ?? []).map { WireCall($0).measured }
    let willPhase = calls.filter(Self.isWillPhase)
    if willPhase != oracle.willPhase {
      return "the will-phase is [\n\(Self.list(willPhase)) not \n\(Self.list(oracle.willPhase))]"
    }
    if let sentence = Self.differenceOfRest(calls.filter { !Self.isWillPhase($0) }, oracle.rest) { return sentence }
    if split.childNames != oracle.childNames {
      return "the children are [\(split.childNames), not \(oracle.childNames)]"
    }
    return split.viewControllers == oracle.viewControllers
      ? nil : "the controllers are [\(split.viewControllers), not \(oracle.viewControllers)]"
  }

  private static func list(_ calls: [String]) -> String { calls.map { "    \($0)\n" }.joined() }

  private static func isWillPhase(_ call: String) -> Bool { MeasuredRecord.isWillPhase(call) }

  private static func differenceOfRest(_ calls: [String], _ expected: [String]) -> String? {
    var (surplus, missing) = (calls, expected)
    for call in expected {
      guard let index = surplus.firstIndex(of: call), let other = missing.firstIndex(of: call) else { continue }
      surplus.remove(at: index)
      missing.remove(at: other)
    }
    if surplus.isEmpty && missing.isEmpty { return nil }
    return "the rest is [missing \(missing.sorted()), too much \(surplus.sorted())]"
  }
}
