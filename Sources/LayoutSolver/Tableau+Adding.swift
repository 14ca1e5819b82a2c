/// Constraints become rows.
extension Tableau {
  /// Adds a required constraint. If it contradicts others, nothing changes, and the numbers of those are returned.
  mutating func addRequired(_ constraint: LayoutConstraint, number: Int) -> [Int]? {
    var row = substituted(constraint.terms, constant: constraint.constant)
    let own = makeVariable(constraint.relation == .equal ? .marker : .positive, owner: number)
    let sign = constraint.relation == .greaterOrEqual ? -1.0 : 1.0
    row.add(own, sign)
    if let free = freeVariable(in: row) {
      setRow(row.solved(for: free), of: free)
      return nil
    }
    // Its own distance may stand alone if it is not negative, which is the case if the constraint holds already.
    if constraint.relation != .equal, -row.constant / sign >= -Row.tolerance {
      setRow(row.solved(for: own).clamped, of: own)
      return nil
    }
    return addWithArtificialVariable(row, number: number)
  }

  /// Adds an optional constraint, and returns the variables whose sum is its error.
  mutating func addOptional(_ constraint: LayoutConstraint) -> [Int] {
    var row = substituted(constraint.terms, constant: constraint.constant)
    // Nothing can change the error of an expression that has become a number.
    guard !row.terms.isEmpty else { return [] }
    let (over, under) = (makeVariable(.positive), makeVariable(.positive))
    row.add(over, -1)
    row.add(under, 1)
    let basic = freeVariable(in: row) ?? (row.constant >= 0 ? over : under)
    setRow(row.solved(for: basic), of: basic)
    return switch constraint.relation {
    case .equal: [over, under]
    case .greaterOrEqual: [under]
    case .lessOrEqual: [over]
    }
  }

  /// Removes what says from which required constraints a row follows.
  mutating func forgetMarkers() { fix(kinds.indices.filter { kinds[$0] == .marker }) }

  /// Adds an equation by a variable that is as small as possible. If that is more than 0, the equation contradicts others.
  private mutating func addWithArtificialVariable(_ equation: Row, number: Int) -> [Int]? {
    var row = equation
    if row.constant < 0 { row.multiply(by: -1) }
    let artificial = makeVariable(.positive)
    setRow(row, of: artificial)
    setObjective(row)
    optimize()
    let rest = objective ?? Row()
    setObjective(nil)
    guard rest.constant < Self.contradiction else {
      removeRow(of: artificial)
      return rest.terms.compactMap { owners[$0.variable] }.filter { $0 != number }.sorted()
    }
    removeArtificial(artificial)
    return nil
  }

  /// An error of rounding is smaller, and what a reader can see is larger, in points.
  private static var contradiction: Double { 1e-6 }

  /// Removes a variable that is 0.
  private mutating func removeArtificial(_ artificial: Int) {
    if let row = row(of: artificial) {
      guard let other = row.terms.first(where: { kinds[$0.variable] == .positive }) else { return removeRow(of: artificial) }
      pivot(entering: other.variable, leaving: artificial)
    }
    fix([artificial])
  }

  /// The free variable of a row that is the cheapest to eliminate.
  private func freeVariable(in row: Row) -> Int? {
    var (found, least) = (Int?.none, Int.max)
    for term in row.terms where kinds[term.variable] == .free {
      let count = userCount(of: term.variable)
      if count < least { (found, least) = (term.variable, count) }
    }
    return found
  }
}

extension Row {
  /// The same expression without a constant that is negative by an error of rounding.
  fileprivate var clamped: Row {
    var row = self
    row.constant = max(0, constant)
    return row
  }
}
