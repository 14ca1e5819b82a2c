/// A sum of many terms in no order, with an entry for every variable.
struct DenseSum {
  var constant = 0.0
  private var factors: ContiguousArray<Double> = []
  private var variables: ContiguousArray<Int> = []

  /// Begins a sum of at most so many variables.
  mutating func begin(count: Int, constant: Double) {
    self.constant = constant
    if factors.count < count {
      factors.append(contentsOf: repeatElement(0, count: max(count, 2 * factors.count) - factors.count))
    }
  }

  mutating func add(_ variable: Int, _ factor: Double) {
    if factors[variable] == 0 { variables.append(variable) }
    factors[variable] += factor
  }

  /// Ends the sum, and writes it into an expression. A variable that vanished on the way may be in the list twice.
  mutating func end(in row: inout Row) {
    if variables.count > 1 { variables.sort() }
    row.clear(constant: constant)
    for variable in variables {
      let factor = factors[variable]
      if !factor.isNearZero { row.append(Row.Term(variable: variable, factor: factor)) }
      factors[variable] = 0
    }
    variables.removeAll(keepingCapacity: true)
  }
}
