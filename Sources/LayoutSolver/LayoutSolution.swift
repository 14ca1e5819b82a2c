/// Values for the variables of a system, and the constraints that had to be left out.
package struct LayoutSolution: Equatable, Sendable {
  let values: [Double]
  package let problems: [LayoutProblem]

  /// The value of a variable. A variable that no constraint determines has a value at which all constraints hold that can.
  package subscript(variable: LayoutVariable) -> Double { values[variable.index] }
}

/// The reason why a constraint was left out. Constraints are named by their numbers in the system.
package enum LayoutProblem: Equatable, Sendable {
  /// A required constraint cannot hold together with these other required ones, which came before it.
  case unsatisfiable(Int, with: [Int])
  /// The system had as many constraints as are taken into account.
  case overLimit(Int)
  /// The constraint, or a parameter in it, has a number that is infinite or no number.
  case notFinite(Int)

  /// The number of the constraint that was left out.
  package var constraint: Int {
    switch self {
    case .unsatisfiable(let number, _), .overLimit(let number), .notFinite(let number): number
    }
  }
}
