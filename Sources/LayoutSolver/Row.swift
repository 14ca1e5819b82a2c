/// A linear expression: a constant, and variables with factors in the order of the variables. No factor is 0.
struct Row: Equatable {
  struct Term: Equatable {
    let variable: Int
    var factor: Double
  }

  var constant: Double
  private(set) var terms: [Term]

  /// Numbers nearer to 0 than this are 0. Lengths are points, and factors are seldom far from 1.
  static let tolerance = 1e-9

  init(constant: Double = 0, terms: [Term] = []) { (self.constant, self.terms) = (constant, terms) }

  /// The factor of a variable, which is 0 if the variable does not occur.
  func factor(of variable: Int) -> Double {
    let index = place(of: variable)
    return index < terms.count && terms[index].variable == variable ? terms[index].factor : 0
  }

  /// Removes a variable, and returns its factor.
  @discardableResult
  mutating func remove(_ variable: Int) -> Double {
    let index = place(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).factor
  }

  /// Removes the terms for which the condition holds.
  mutating func removeTerms(where condition: (Term) -> Bool) { terms.removeAll(where: condition) }

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

  /// Adds another expression, multiplied by a factor. Both lists are in order, so they are merged.
  mutating func add(_ other: Row, times factor: Double) {
    constant += other.constant * factor
    var (sum, index) = ([Term](), 0)
    sum.reserveCapacity(terms.count + other.terms.count)
    for term in other.terms {
      while index < terms.count, terms[index].variable < term.variable {
        sum.append(terms[index])
        index += 1
      }
      var total = term.factor * factor
      if index < terms.count, terms[index].variable == term.variable {
        total += terms[index].factor
        index += 1
      }
      if !total.isNearZero { sum.append(Term(variable: term.variable, factor: total)) }
    }
    sum.append(contentsOf: terms[index...])
    terms = sum
  }

  /// Multiplies the expression by a factor.
  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }

  /// The expression of a variable for which this one is 0.
  func solved(for variable: Int) -> Row {
    var row = self
    let factor = row.remove(variable)
    row.multiply(by: -1 / factor)
    return row
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

/// A sum of many terms in no order, with a place for every variable.
struct DenseSum {
  var constant = 0.0
  private var factors: [Double] = []
  private var variables: [Int] = []

  /// Begins a sum of at most so many variables.
  mutating func begin(count: Int, constant: Double) {
    self.constant = constant
    if factors.count < count { factors.append(contentsOf: repeatElement(0, count: count - factors.count)) }
  }

  mutating func add(_ variable: Int, _ factor: Double) {
    if factors[variable] == 0 { variables.append(variable) }
    factors[variable] += factor
  }

  /// Ends the sum, and returns it as an expression. A variable that vanished on the way may be in the list twice.
  mutating func end() -> Row {
    variables.sort()
    var terms: [Row.Term] = []
    terms.reserveCapacity(variables.count)
    for variable in variables {
      if !factors[variable].isNearZero { terms.append(Row.Term(variable: variable, factor: factors[variable])) }
      factors[variable] = 0
    }
    variables.removeAll(keepingCapacity: true)
    return Row(constant: constant, terms: terms)
  }
}

extension Double {
  /// Whether the number is 0, apart from errors of rounding.
  var isNearZero: Bool { magnitude < Row.tolerance }
}
