/// A solution as a function of the parameters of its system.
///
/// Other parameters change the constants of the rows of a tableau, and nothing else of them. The solution is therefore a linear function of
/// the parameters for as long as no variable becomes negative that must not be.
struct KeptSolution: Sendable {
  /// The parameters for which the system was solved. The functions are of the differences from them.
  let parameters: [Double]
  let values: LinearFunctions
  /// The numbers that must not be negative.
  let conditions: LinearFunctions

  /// The solution for other parameters, or nil if the functions are not those of the solution there.
  func solution(for others: [Double]) -> LayoutSolution? {
    let differences = zip(others, parameters).map { $0 - $1 }
    guard differences.allSatisfy(\.isFinite) else { return nil }
    guard conditions.values(for: differences).allSatisfy({ $0 >= -Row.tolerance }) else { return nil }
    return LayoutSolution(values: values.values(for: differences), problems: [])
  }
}

extension Tableau {
  /// The solution as a function of the parameters. It is nil if another way to solve the system could lead to other values, or if equations
  /// hold for these parameters only.
  ///
  /// - Parameters:
  ///   - count: The number of the variables of the system.
  ///   - parameters: The variables that are parameters.
  ///   - values: Their values.
  func kept(count: Int, parameters: [Int], values: [Double]) -> KeptSolution? {
    guard keepsParameters, !bindsParameters else { return nil }
    var reader = FunctionReader(tableau: self, parameters: parameters)
    for variable in 0..<count { guard reader.readValue(of: variable) else { return nil } }
    for variable in count..<variableCount { reader.readCondition(of: variable) }
    return KeptSolution(parameters: values, values: reader.values, conditions: reader.conditions)
  }
}

/// Reads functions of the parameters from the rows of a tableau.
private struct FunctionReader {
  let tableau: Tableau
  /// The number of each variable that is a parameter.
  private let numbers: [Int: Int]
  private(set) var values: LinearFunctions
  private(set) var conditions: LinearFunctions

  init(tableau: Tableau, parameters: [Int]) {
    self.tableau = tableau
    numbers = Dictionary(uniqueKeysWithValues: parameters.enumerated().map { ($1, $0) })
    (values, conditions) = (LinearFunctions(parameters: parameters.count), LinearFunctions(parameters: parameters.count))
  }

  /// Reads the value of a variable of the system. Returns whether it follows from the parameters alone.
  mutating func readValue(of variable: Int) -> Bool {
    let function = values.append(constant: tableau.value(of: variable))
    add(1, of: variable, to: function)
    guard tableau.isBasic(variable) else { return true }
    for index in 0..<tableau.termCount(of: variable) {
      let term = tableau.term(index, of: variable)
      guard add(term, to: function) else { return false }
    }
    return true
  }

  /// Adds a term in the row of a free variable. Returns false for a variable that could have another value in the same solution.
  private mutating func add(_ term: Row.Term, to function: Int) -> Bool {
    switch tableau.kind(of: term.variable) {
    case .fixed: return true
    case .free, .marker: return false
    case .parameter:
      add(term.factor, of: term.variable, to: function)
      return true
    case .positive:
      guard tableau.isBasic(term.variable) else { return false }
      for index in 0..<tableau.termCount(of: term.variable) {
        let inner = tableau.term(index, of: term.variable)
        guard tableau.kind(of: inner.variable) == .parameter else { return false }
        add(inner.factor * term.factor, of: inner.variable, to: function)
      }
      return true
    }
  }

  /// Adds a variable with a factor if it is a parameter.
  private mutating func add(_ factor: Double, of variable: Int, to function: Int) {
    if let number = numbers[variable] { values.add(factor, of: number, to: function) }
  }

  /// Reads a variable that must not be negative.
  mutating func readCondition(of variable: Int) {
    guard tableau.kind(of: variable) == .positive, tableau.isBasic(variable) else { return }
    var function: Int?
    for index in 0..<tableau.termCount(of: variable) {
      let term = tableau.term(index, of: variable)
      guard let number = numbers[term.variable] else { continue }
      let own = function ?? conditions.append(constant: max(0, tableau.constant(of: variable)))
      conditions.add(term.factor, of: number, to: own)
      function = own
    }
  }
}
