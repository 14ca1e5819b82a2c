@testable import LayoutSolver

/// The best errors that a system of two variables permits, found by trying every corner.
///
/// In a bounded system, the least error of each priority is reached where two of the lines meet: a line for each constraint, on which
/// it has no error. So it is enough to try all pairs of lines.
struct BruteForce {
  let constraints: [LayoutConstraint]

  /// The errors by priority, from the highest, at the best corner. It is nil if no point satisfies what is required.
  func leastErrors() -> [Double]? {
    corners().filter(satisfiesRequired).map(errors).min { $0.lexicographicallyPrecedes($1) }
  }

  func satisfiesRequired(_ point: [Double]) -> Bool {
    constraints.allSatisfy { !$0.isRequired || $0.error(at: point) < 1e-6 }
  }

  /// The sum of the errors of each priority.
  func errors(at point: [Double]) -> [Double] {
    Set(constraints.map(\.priority)).filter { $0 < LayoutConstraint.required }.sorted(by: >).map { priority in
      let sum = constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
      return (sum * 1e6).rounded() / 1e6
    }
  }

  private func corners() -> [[Double]] {
    let lines = constraints.map { ($0.factor(0), $0.factor(1), $0.constant) }
    return lines.indices.flatMap { first in
      lines.indices.dropFirst(first + 1).compactMap { second -> [Double]? in
        let ((a, b, c), (d, e, f)) = (lines[first], lines[second])
        let determinant = a * e - b * d
        guard determinant.magnitude > 1e-9 else { return nil }
        return [(b * f - c * e) / determinant, (c * d - a * f) / determinant]
      }
    }
  }
}

extension LayoutConstraint {
  /// The sum of the factors of a variable.
  func factor(_ variable: Int) -> Double { terms.reduce(0) { $1.variable.index == variable ? $0 + $1.factor : $0 } }

  /// The distance by which a point misses the constraint.
  func error(at point: [Double]) -> Double {
    let value = terms.reduce(constant) { $0 + $1.factor * point[$1.variable.index] }
    return switch relation {
    case .equal: value.magnitude
    case .lessOrEqual: max(0, value)
    case .greaterOrEqual: max(0, -value)
    }
  }
}

/// Random numbers that are the same in every run.
struct RepeatableNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
