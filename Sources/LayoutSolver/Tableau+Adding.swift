/// Constraints become rows.
extension Tableau {
  /// Adds a required constraint. If it contradicts others, nothing changes, and the numbers of those are returned.
  mutating func addRequired(_ constraint: LayoutConstraint, number: Int) -> [Int]? {
    var row = takeSpare()
    defer { giveBack(row) }
    substitute(constraint.terms, constant: constraint.constant, in: &row)
    let sign = constraint.relation == .greaterOrEqual ? -1.0 : 1.0
    let own = makeOwn(of: constraint, number: number)
    if let own { row.add(own, sign) }
    if let free = freeVariable(in: row) {
      row.solve(for: free)
      setRow(row, of: free)
      return nil
    }
    // Its own distance may stand alone if it is not negative, which is the case if the constraint holds already.
    if constraint.relation != .equal, let own, -row.constant / sign >= -Row.tolerance {
      row.solve(for: own)
      // A constant that is negative is an error of rounding.
      row.constant = max(0, row.constant)
      setRow(row, of: own)
      return nil
    }
    return addWithArtificialVariable(&row, number: number)
  }

  /// The distance of an inequality from its bound, or the marker of an equation, if equations have any.
  private mutating func makeOwn(of constraint: LayoutConstraint, number: Int) -> Int? {
    guard constraint.relation == .equal else { return makeVariable(.positive, owner: number) }
    return marksEquations ? makeVariable(.marker, owner: number) : nil
  }

  /// Adds an optional constraint, and appends the variables whose sum is its error.
  mutating func addOptional(_ constraint: LayoutConstraint, to penalties: inout [Int]) {
    var row = takeSpare()
    defer { giveBack(row) }
    substitute(constraint.terms, constant: constraint.constant, in: &row)
    // Nothing can change the error of an expression that has become a number.
    guard row.terms.contains(where: { kind(of: $0.variable) != .parameter }) else { return }
    let (over, under) = (makeVariable(.positive), makeVariable(.positive))
    row.add(over, -1)
    row.add(under, 1)
    let basic = freeVariable(in: row) ?? (row.constant >= 0 ? over : under)
    row.solve(for: basic)
    setRow(row, of: basic)
    if constraint.relation != .greaterOrEqual { penalties.append(over) }
    if constraint.relation != .lessOrEqual { penalties.append(under) }
  }

  /// Removes what says from which required constraints a row follows.
  mutating func forgetMarkers() {
    guard marksEquations else { return }
    for variable in 0..<variableCount where kind(of: variable) == .marker { fix(variable) }
  }

  /// Adds an equation by a variable that is as small as possible. If that is more than 0, the equation contradicts others.
  private mutating func addWithArtificialVariable(_ row: inout Row, number: Int) -> [Int]? {
    if row.constant < 0 { row.multiply(by: -1) }
    let artificial = makeVariable(.positive)
    setRow(row, of: artificial)
    setObjective(row)
    optimize()
    setObjective(nil)
    guard objective.constant < Self.contradiction else {
      removeRow(of: artificial)
      return objective.terms.compactMap { owner(of: $0.variable) }.filter { $0 != number }.sorted()
    }
    removeArtificial(artificial)
    return nil
  }

  /// An error of rounding is smaller, and what a reader can see is larger, in points.
  private static var contradiction: Double { 1e-6 }

  /// Removes a variable that is 0.
  private mutating func removeArtificial(_ artificial: Int) {
    if isBasic(artificial) {
      guard let other = positiveVariable(inRowOf: artificial) else {
        if termCount(of: artificial) > 0 { bindsParameters = true }
        return removeRow(of: artificial)
      }
      pivot(entering: other, leaving: artificial)
    }
    fix(artificial)
  }

  private func positiveVariable(inRowOf variable: Int) -> Int? {
    (0..<termCount(of: variable)).lazy.map { term($0, of: variable).variable }.first { kind(of: $0) == .positive }
  }

  /// The free variable of a row that is the cheapest to eliminate.
  private func freeVariable(in row: borrowing Row) -> Int? {
    var (found, least) = (Int?.none, Int.max)
    for term in row.terms where kind(of: term.variable) == .free {
      let count = userCount(of: term.variable)
      if count < least { (found, least) = (term.variable, count) }
    }
    return found
  }
}
