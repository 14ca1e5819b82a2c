import SplitKit
import Testing

/// The calls of a split of a column style over sequences of steps on one controller, compared with rules that are
/// written here anew from spec/split-view.md 5.6, 5.7 and 5.10. The will-phase has to be the same exactly, and the rest
/// as a multiset. After each step, the children and the controllers are compared too.
@Suite struct ColumnCallTests {
  private static let seeds = Seeds.chosen(otherwise: 24)
  private static let length = 30

  @Test(arguments: seeds)
  func `a column style calls what the rules say, in their order`(seed: Int) {
    var generator = ColumnCallGenerator(seed: UInt64(seed))
    let state = generator.state()
    var conversation = ColumnCallConversation(state)
    var steps: [ColumnStep] = []
    var difference = conversation.difference
    while difference == nil, steps.count < Self.length {
      steps.append(generator.step(conversation.oracle.geometry, steps.count))
      difference = conversation.say(steps[steps.count - 1])
    }
    if let difference { ColumnCallConversation.report(difference, state, steps, "Seed \(seed)") }
  }
}

extension ColumnCallTests {
  /// A combination of the delegate's answers and of the ways in which a split can begin.
  struct Situation: CustomTestStringConvertible, Sendable {
    let isTriple: Bool
    /// Nil for a compact column.
    let topColumn: OracleColumn?
    let width: Double
    var testDescription: String {
      "\(isTriple ? "triple" : "double"), \(topColumn.map { "top \($0)" } ?? "compact column"), \(width)"
    }

    func state(_ preferred: OracleMode, _ answer: OracleMode?, isCompact: Bool) -> ColumnState {
      var state = ColumnState()
      (state.isTriple, state.hasCompactColumn, state.isCompact) = (isTriple, topColumn == nil, isCompact)
      (state.topColumn, state.expandingAnswer, state.size.width) = (topColumn ?? .secondary, answer, width)
      state.firstProperties = [Member("preferredDisplayMode", .string(preferred.rawValue))]
      return state
    }
  }

  static let situations = [false, true].flatMap { isTriple in
    let tops: [OracleColumn?] = isTriple ? [nil, .primary, .supplementary, .secondary] : [nil, .primary, .secondary]
    return tops.flatMap { top in
      [393.0, 820, 1180].map { Situation(isTriple: isTriple, topColumn: top, width: $0) }
    }
  }

  private func offset(of situation: Situation) -> Int {
    (Int(situation.width) + (situation.topColumn?.number ?? 3) + (situation.isTriple ? 1 : 0)) % Self.stride
  }

  /// `make test` takes each fifth choice, and others in each situation; a long run takes them all.
  private static let stride = Seeds.count(otherwise: 0) > 0 ? 1 : 5

  @Test(arguments: situations)
  func `whatever the delegate answers, a column style collapses and expands by the rules`(_ situation: Situation) {
    let answers: [OracleMode?] = [nil] + OracleMode.allCases.filter { $0 != .automatic }
    let choices = OracleMode.allCases.flatMap { mode in answers.map { (mode, $0) } }
    for index in Swift.stride(from: offset(of: situation), to: choices.count, by: Self.stride) {
      let (preferred, answer) = choices[index]
      for isCompact in [true, false] {
        let state = situation.state(preferred, answer, isCompact: isCompact)
        let steps = [!isCompact, isCompact, !isCompact].map { ColumnStep.sizeClass(isCompact: $0) }
        guard let difference = ColumnCallConversation.difference(state, steps) else { continue }
        return ColumnCallConversation.report(difference, state, steps, situation.testDescription)
      }
    }
  }
}
