/// Variables and the constraints between them.
///
/// The system is solved as in "The Cassowary Linear Arithmetic Constraint Solving Algorithm" (Badros, Borning and Stuckey, 2001): by
/// the simplex method over a tableau whose rows are solved for one variable each. It differs in one respect: priorities are not
/// weights. The constraints of a priority are added and their errors minimised before those of the next lower one, and whatever
/// would make an earlier error larger is fixed. So priorities are exact, however many constraints there are.
///
/// Some variables can be parameters, whose values are given with each solution. `KeptSystem` keeps solutions as functions of them.
package struct LayoutSystem: Hashable, Sendable {
  /// The most constraints that are taken into account, so that no screen takes much longer than a second.
  package static let limit = 20_000

  package private(set) var variableCount = 0
  package private(set) var constraints: [LayoutConstraint] = []
  /// The variables that are parameters.
  private var parameters: [Int] = []

  /// Creates a system without variables.
  package init() {}

  /// Adds a variable.
  package mutating func makeVariable() -> LayoutVariable {
    defer { variableCount += 1 }
    return LayoutVariable(index: variableCount)
  }

  /// Adds a parameter: a variable whose value is given.
  package mutating func makeParameter() -> LayoutVariable {
    let variable = makeVariable()
    parameters.append(variable.index)
    return variable
  }

  var parameterCount: Int { parameters.count }

  /// Adds a constraint, and returns its number. The numbers begin with 0.
  @discardableResult
  package mutating func add(_ constraint: LayoutConstraint) -> Int {
    constraints.append(constraint)
    return constraints.count - 1
  }

  /// Solves the system for parameters, which are in the order in which they were made.
  ///
  /// Required constraints are added in their order. One that contradicts those before it is left out, and so is one over the
  /// limit and one with a number that is not finite. Errors of one priority count alike: their sum is as small as possible.
  package func solve(_ values: [Double] = []) -> LayoutSolution {
    // Markers say which constraints contradict each other. They make the rows longer, and few layouts need them.
    solve(values, marksEquations: false)?.0 ?? solve(values, marksEquations: true)?.0 ?? LayoutSolution(values: [], problems: [])
  }

  /// Solves the system, and returns the solution as a function of the parameters too, if it can be kept.
  func solveToKeep(_ values: [Double]) -> (LayoutSolution, KeptSolution?) {
    guard let (solution, tableau) = solve(values, keepsParameters: true), solution.problems.isEmpty else {
      return (solve(values), nil)
    }
    return (solution, tableau.kept(count: variableCount, parameters: parameters, values: values))
  }

  /// Solves the system. Without markers, the result is nil if constraints contradict each other.
  private func solve(
    _ values: [Double], marksEquations: Bool = false, keepsParameters: Bool = false
  ) -> (LayoutSolution, Tableau)? {
    precondition(values.count == parameters.count, "A solution needs a value for each parameter of its system.")
    var tableau = Tableau(
      freeVariables: variableCount, constraints: constraints.count, marksEquations: marksEquations,
      keepsParameters: keepsParameters)
    for (variable, value) in zip(parameters, values) { tableau.makeParameter(variable, value) }
    var problems: [LayoutProblem] = []
    var taken = takenConstraints(values, &problems)
    let optional = taken.partition { !constraints[$0].isRequired }
    for number in taken[..<optional].sorted() {
      guard let others = tableau.addRequired(constraints[number], number: number) else { continue }
      guard marksEquations else { return nil }
      problems.append(.unsatisfiable(number, with: others))
    }
    tableau.forgetMarkers()
    solve(taken[optional...].sorted { isMoreImportant($0, $1) }, in: &tableau)
    return (LayoutSolution(values: (0..<variableCount).map { tableau.value(of: $0) }, problems: problems), tableau)
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
  private func takenConstraints(_ values: [Double], _ problems: inout [LayoutProblem]) -> [Int] {
    let wrong = Set(zip(parameters, values).lazy.filter { !$1.isFinite }.map(\.0))
    return constraints.indices.filter { number in
      guard number < Self.limit else {
        problems.append(.overLimit(number))
        return false
      }
      guard constraints[number].isFinite, !constraints[number].names(wrong) else {
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
