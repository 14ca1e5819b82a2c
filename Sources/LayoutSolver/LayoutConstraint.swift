/// A number that a layout looks for, such as the left edge of a view. It may be negative.
package struct LayoutVariable: Hashable, Sendable {
  /// The place of the variable in its system.
  package let index: Int
}

/// A variable with a factor.
package struct LayoutTerm: Hashable, Sendable {
  package let variable: LayoutVariable
  package let factor: Double

  /// Creates a term. By default, the factor is 1.
  package init(_ variable: LayoutVariable, _ factor: Double = 1) { (self.variable, self.factor) = (variable, factor) }
}

/// A linear equation or inequality, `terms + constant (=, <=, >=) 0`, with a priority.
package struct LayoutConstraint: Hashable, Sendable {
  package enum Relation: Sendable { case equal, lessOrEqual, greaterOrEqual }

  /// The terms. A variable may occur in several of them.
  package let terms: [LayoutTerm]
  package let constant: Double
  package let relation: Relation
  /// The priority. From `required` on, the constraint must hold. Below, it holds as nearly as the constraints of higher priorities
  /// permit, and no number of constraints outweighs one of a higher priority.
  package let priority: Double

  /// The least priority of a constraint that must hold.
  package static let required: Double = 1000

  /// Creates a constraint, which is required by default.
  package init(
    _ terms: [LayoutTerm], constant: Double = 0, _ relation: Relation = .equal, priority: Double = LayoutConstraint.required
  ) {
    (self.terms, self.constant, self.relation, self.priority) = (terms, constant, relation, priority)
  }

  /// Whether the constraint must hold.
  package var isRequired: Bool { priority >= Self.required }

  /// Whether one of some variables has a term.
  func names(_ variables: Set<Int>) -> Bool { !variables.isEmpty && terms.contains { variables.contains($0.variable.index) } }

  /// Whether all numbers are finite. A constraint with another number has no meaning.
  var isFinite: Bool { constant.isFinite && !priority.isNaN && terms.allSatisfy(\.factor.isFinite) }
}
