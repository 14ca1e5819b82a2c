/// Variables and the constraints between them.
///
/// The system is solved as in "The Cassowary Linear Arithmetic Constraint Solving Algorithm" (Badros, Borning and Stuckey, 2001): by
/// the simplex method over a tableau whose rows are solved for one variable each. It differs in one respect: priorities are not
/// weights. The constraints of a priority are added and their errors minimised before those of the next lower one, and whatever
/// would make an earlier error larger is fixed. So priorities are exact, however many constraints there are.
///
/// A screen is solved anew for each layout. Nothing is kept from one solution to the next.
package struct LayoutSystem: Sendable {
  /// The most constraints that are taken into account.
  package static let limit = 4000

  package private(set) var variableCount = 0
  package private(set) var constraints: [LayoutConstraint] = []

  /// Creates a system without variables.
  package init() {}

  /// Adds a variable.
  package mutating func makeVariable() -> LayoutVariable {
    defer { variableCount += 1 }
    return LayoutVariable(index: variableCount)
  }

  /// Adds a constraint, and returns its number. The numbers begin with 0.
  @discardableResult
  package mutating func add(_ constraint: LayoutConstraint) -> Int {
    constraints.append(constraint)
    return constraints.count - 1
  }

  /// Solves the system.
  ///
  /// Required constraints are added in their order. One that contradicts those before it is left out, and so is one over the
  /// limit and one with a number that is not finite. Errors of one priority count alike: their sum is as small as possible.
  package func solve() -> LayoutSolution {
    // Markers say which constraints contradict each other. They make the rows longer, and few layouts need them.
    solve(marksEquations: false) ?? solve(marksEquations: true) ?? LayoutSolution(values: [], problems: [])
  }

  /// Solves the system. Without markers, the result is nil if constraints contradict each other.
  private func solve(marksEquations: Bool) -> LayoutSolution? {
    var tableau = Tableau(
      freeVariables: variableCount, constraints: constraints.count, marksEquations: marksEquations)
    var problems: [LayoutProblem] = []
    var taken = takenConstraints(&problems)
    let optional = taken.partition { !constraints[$0].isRequired }
    for number in taken[..<optional].sorted() {
      guard let others = tableau.addRequired(constraints[number], number: number) else { continue }
      guard marksEquations else { return nil }
      problems.append(.unsatisfiable(number, with: others))
    }
    tableau.forgetMarkers()
    solve(taken[optional...].sorted { isMoreImportant($0, $1) }, in: &tableau)
    let values = (0..<variableCount).map { tableau.value(of: $0) }
    return LayoutSolution(values: values, problems: problems)
  }

  /// Adds the optional constraints of each priority, and minimises their errors.
  private func solve(_ numbers: [Int], in tableau: inout Tableau) {
    var (penalties, priority) = ([Int](), 0.0)
    for number in numbers {
      if constraints[number].priority != priority {
        tableau.minimize(penalties)
        priority = constraints[number].priority
        penalties.removeAll(keepingCapacity: true)
      }
      tableau.addOptional(constraints[number], to: &penalties)
    }
    tableau.minimize(penalties)
  }

  /// The numbers of the constraints that take part.
  private func takenConstraints(_ problems: inout [LayoutProblem]) -> [Int] {
    constraints.indices.filter { number in
      guard number < Self.limit else {
        problems.append(.overLimit(number))
        return false
      }
      guard constraints[number].isFinite else {
        problems.append(.notFinite(number))
        return false
      }
      return true
    }
  }

  private func isMoreImportant(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (constraints[one].priority, constraints[other].priority)
    return first == second ? one < other : first > second
  }
}
