import PreviewProtocol
import Scenarios

/// A condition after `if` in a check, which must hold in some window.
///
/// Where it does not hold, the expectation behind it asks for nothing, and so it does where the window has none of its facts. A check whose
/// condition never holds, or only in such windows, would therefore pass whatever the app does. Most often this comes from a mistake in the
/// condition, or from a range of widths that is too short.
struct Premise {
  let condition: Expectation
  /// The expectation that must hold where the condition holds.
  let then: Expectation
  /// The number of the step whose window the condition is about, or nil for the windows of the check.
  let step: Int?
  /// Whether it has held in some window.
  private(set) var isMet = false
  /// Whether a window in which it held had a fact behind it.
  private(set) var isTested = false

  /// The conditions of a check, in the order of its file.
  static func all(of check: CheckSpec) -> [Premise] {
    let steps = check.steps.enumerated().flatMap { index, step in
      step.expectations.flatMap(\.premises).map { Premise(condition: $0, then: $1, step: index) }
    }
    return steps + check.expectations.flatMap(\.premises).map { Premise(condition: $0, then: $1, step: nil) }
  }

  /// Notes whether a window tests what the condition demands.
  mutating func note(_ facts: SceneFacts) {
    guard condition.verdict(in: facts) == .holds else { return }
    isMet = true
    isTested = then.verdict(in: facts) != .saysNothing
  }
}

extension Expectation {
  /// The conditions in the expectation, with what they demand.
  fileprivate var premises: [(condition: Expectation, then: Expectation)] {
    switch self {
    case .fact: []
    case .all(let parts), .any(let parts): parts.flatMap(\.premises)
    case .not(let part): part.premises
    case .implies(let condition, let then, let otherwise): [(condition, then)] + then.premises + (otherwise?.premises ?? [])
    }
  }
}
