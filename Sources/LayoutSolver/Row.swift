/// A linear expression: a constant, and variables with factors in the order of the variables. No factor is 0.
struct Row {
  struct Term {
    var variable: Int
    var factor: Double
  }

  var constant: Double
  private(set) var terms: ContiguousArray<Term>

  /// Numbers nearer to 0 than this are 0. Lengths are points, and factors are seldom far from 1.
  static let tolerance = 1e-9

  init(constant: Double = 0) { (self.constant, terms) = (constant, []) }

  /// Removes everything, and keeps the memory.
  mutating func clear(constant: Double) {
    self.constant = constant
    terms.removeAll(keepingCapacity: true)
  }

  /// Adds a term whose variable comes after all others.
  mutating func append(_ term: Term) { terms.append(term) }

  /// Removes a variable, and returns its factor.
  @discardableResult
  mutating func remove(_ variable: Int) -> Double {
    let index = place(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).factor
  }

  /// Adds a variable with a factor.
  mutating func add(_ variable: Int, _ factor: Double) {
    let index = place(of: variable)
    guard index < terms.count, terms[index].variable == variable else {
      if !factor.isNearZero { terms.insert(Term(variable: variable, factor: factor), at: index) }
      return
    }
    terms[index].factor += factor
    if terms[index].factor.isNearZero { terms.remove(at: index) }
  }

  /// Multiplies the expression by a factor.
  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }

  /// Becomes the expression of a variable for which this one is 0.
  mutating func solve(for variable: Int) {
    let factor = remove(variable)
    multiply(by: -1 / factor)
  }

  /// The index of the first term whose variable does not come before the given one.
  private func place(of variable: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Double {
  /// Whether the number is 0, apart from errors of rounding.
  var isNearZero: Bool { magnitude < Row.tolerance }
}
