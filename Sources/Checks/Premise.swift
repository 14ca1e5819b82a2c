import Scenarios

/// A condition after `if` in a check, without an `else`, which must hold in some window.
///
/// Where it does not hold, the expectation behind it asks for nothing. A check whose condition never holds would therefore pass
/// whatever the app does, which most often comes from a mistake in the condition or from a range of widths that is too short.
struct Premise {
  let condition: Expectation
  /// The number of the step whose window the condition is about, or nil for the windows of the check.
  let step: Int?

  /// The conditions of a check, in the order of its file.
  static func all(of check: CheckSpec) -> [Premise] {
    let steps = check.steps.enumerated().flatMap { index, step in
      step.expectations.flatMap(\.premises).map { Premise(condition: $0, step: index) }
    }
    return steps + check.expectations.flatMap(\.premises).map { Premise(condition: $0, step: nil) }
  }
}

extension Expectation {
  /// The conditions in the expectation that have no `else`.
  fileprivate var premises: [Expectation] {
    switch self {
    case .fact: []
    case .all(let parts), .any(let parts): parts.flatMap(\.premises)
    case .not(let part): part.premises
    case .implies(let condition, let then, nil): [condition] + then.premises
    case .implies(_, let then, let otherwise?): then.premises + otherwise.premises
    }
  }
}
