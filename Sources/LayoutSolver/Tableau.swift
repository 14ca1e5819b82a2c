/// Rows that are each solved for one variable, which is called basic. The other variables are 0.
///
/// Layout variables are free. All others are at least 0, and their rows contain no free variables: a row with a free variable is
/// always solved for it. Therefore the simplex method meets only the others, and the rows of free variables need not follow its
/// steps. They may contain basic variables, apart from free ones, which are replaced when a row is read.
struct Tableau {
  enum Kind: UInt8 {
    case free
    /// The distance of an inequality from its bound, or the error of an optional constraint.
    case positive
    /// A variable that is always 0, and marks the rows that follow from a required equation.
    case marker
    /// A variable whose value is given. Its terms are those of the difference from this value, which is 0.
    case parameter
    /// A variable that has become 0 for good.
    case fixed
  }

  /// The state of a variable.
  private struct Variable {
    var kind: Kind
    /// Whether the variable is basic. Its row has the constant and the terms.
    var isBasic = false
    /// The constant of the row, or the value of a parameter.
    var constant = 0.0
    var terms = ListPool<Row.Term>.List()
    /// The basic variables whose rows may contain this one. They are checked before use.
    var users = ListPool<Int>.List()
    /// The required constraint to which the variable belongs, or -1.
    var owner: Int
  }

  private var variables: ContiguousArray<Variable>
  private var terms: ListPool<Row.Term>
  private var users: ListPool<Int>
  /// The expression that is being minimised, if there is any.
  private(set) var objective = Row()
  private var hasObjective = false
  /// The sum that is being made, and expressions that are being changed. They are kept for their memory.
  private var sum = DenseSum()
  private var spare = Row()
  private var changed = Row()
  /// Whether each required equation has a marker.
  let marksEquations: Bool
  /// Whether rows have terms of the parameters.
  let keepsParameters: Bool
  /// Whether a required equation is about parameters alone, so that it holds for no other ones.
  var bindsParameters = false

  init(freeVariables count: Int, constraints: Int, marksEquations: Bool, keepsParameters: Bool) {
    (self.marksEquations, self.keepsParameters) = (marksEquations, keepsParameters)
    variables = ContiguousArray(repeating: Variable(kind: .free, owner: -1), count: count)
    variables.reserveCapacity(count + 2 * constraints)
    terms = ListPool(capacity: 8 * (count + constraints), filler: Row.Term(variable: 0, factor: 0))
    users = ListPool(capacity: 8 * (count + constraints), filler: 0)
  }

  var variableCount: Int { variables.count }
  func kind(of variable: Int) -> Kind { variables[variable].kind }
  /// The required constraint to which a variable belongs, or nil.
  func owner(of variable: Int) -> Int? { variables[variable].owner < 0 ? nil : variables[variable].owner }
  func isBasic(_ variable: Int) -> Bool { variables[variable].isBasic }
  /// The constant of the row of a basic variable, and 0 for any other.
  func constant(of variable: Int) -> Double { variables[variable].isBasic ? variables[variable].constant : 0 }
  /// The number of terms in the row of a basic variable.
  func termCount(of variable: Int) -> Int { variables[variable].terms.count }
  /// A term in the row of a basic variable.
  func term(_ index: Int, of variable: Int) -> Row.Term { terms[variables[variable].terms, index] }
  /// The number of basic variables whose rows may contain a variable.
  func userCount(of variable: Int) -> Int { variables[variable].users.count }
  /// A basic variable whose row may contain a variable.
  func user(_ index: Int, of variable: Int) -> Int { users[variables[variable].users, index] }

  /// The index of the first term in the row of a basic variable whose own variable does not come before the given one.
  private func place(of variable: Int, in user: Int) -> Int {
    let list = variables[user].terms
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[list, middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The factor of a variable in the row of a basic variable, which is 0 if it does not occur.
  func factor(of variable: Int, in user: Int) -> Double {
    let (list, index) = (variables[user].terms, place(of: variable, in: user))
    guard index < list.count else { return 0 }
    let term = terms[list, index]
    return term.variable == variable ? term.factor : 0
  }

  /// The present value of a variable.
  func value(of variable: Int) -> Double {
    if variables[variable].kind == .parameter { return variables[variable].constant }
    guard variables[variable].isBasic, variables[variable].kind == .free else { return constant(of: variable) }
    return (0..<termCount(of: variable)).reduce(variables[variable].constant) { sum, index in
      let term = term(index, of: variable)
      return sum + term.factor * constant(of: term.variable)
    }
  }

  /// Adds a variable, which may belong to a required constraint.
  mutating func makeVariable(_ kind: Kind, owner: Int? = nil) -> Int {
    variables.append(Variable(kind: kind, owner: owner ?? -1))
    return variables.count - 1
  }

  /// Makes a variable of the system a parameter, before there are any rows.
  mutating func makeParameter(_ variable: Int, _ value: Double) {
    (variables[variable].kind, variables[variable].constant) = (.parameter, value)
  }

  /// An expression that can be changed without new memory. It is given back with `giveBack(_:)`.
  mutating func takeSpare() -> Row {
    var row = Row()
    swap(&row, &spare)
    return row
  }

  mutating func giveBack(_ row: consuming Row) { spare = row }

  /// Writes an expression without basic variables.
  mutating func substitute(_ given: [LayoutTerm], constant: Double, in row: inout Row) {
    sum.begin(count: variables.count, constant: constant)
    for term in given {
      let variable = term.variable.index
      guard variables[variable].isBasic else {
        addGiven(variable, term.factor)
        continue
      }
      sum.constant += variables[variable].constant * term.factor
      for index in 0..<termCount(of: variable) {
        let inner = self.term(index, of: variable)
        addToSum(inner.variable, inner.factor * term.factor)
      }
    }
    sum.end(in: &row)
  }

  /// Adds a term of a constraint whose variable is not basic.
  private mutating func addGiven(_ variable: Int, _ factor: Double) {
    let isParameter = variables[variable].kind == .parameter
    if isParameter { sum.constant += variables[variable].constant * factor }
    if !isParameter || keepsParameters { sum.add(variable, factor) }
  }

  /// Writes the sum of variables that are not free, without basic variables.
  mutating func add(_ given: [Int], in row: inout Row) {
    sum.begin(count: variables.count, constant: 0)
    for variable in given { addToSum(variable, 1) }
    sum.end(in: &row)
  }

  /// Adds a variable that is basic or not, but not free and basic.
  private mutating func addToSum(_ variable: Int, _ factor: Double) {
    guard variables[variable].kind != .fixed else { return }
    guard variables[variable].isBasic else { return sum.add(variable, factor) }
    sum.constant += variables[variable].constant * factor
    for index in 0..<termCount(of: variable) {
      let term = term(index, of: variable)
      sum.add(term.variable, term.factor * factor)
    }
  }

  /// Makes a variable basic that occurs in no row, or eliminates it from all rows in which it occurs.
  mutating func setRow(_ row: borrowing Row, of variable: Int) {
    let old = variables[variable].users
    variables[variable].users = ListPool<Int>.List()
    for index in 0..<old.count { replace(variable, by: row, in: users[old, index]) }
    if hasObjective { replaceInObjective(variable, by: row) }
    variables[variable].isBasic = true
    variables[variable].constant = row.constant
    terms.set(row.terms, in: &variables[variable].terms)
    let isFree = variables[variable].kind == .free
    for term in row.terms { noteUser(variable, of: term.variable, isFree: isFree) }
  }

  /// Notes that the row of a basic variable contains another variable. In the row of a free one, only free ones are of interest. A
  /// parameter is never replaced.
  private mutating func noteUser(_ user: Int, of variable: Int, isFree: Bool) {
    let kind = variables[variable].kind
    guard kind == .free || !isFree && kind != .parameter else { return }
    users.append(user, to: &variables[variable].users)
  }

  private mutating func replaceInObjective(_ variable: Int, by row: borrowing Row) {
    let factor = objective.remove(variable)
    guard factor != 0 else { return }
    objective.constant += row.constant * factor
    var (sum, index) = (Row(), 0)
    swap(&sum, &changed)
    sum.clear(constant: objective.constant)
    for term in row.terms {
      while index < objective.terms.count, objective.terms[index].variable < term.variable {
        sum.append(objective.terms[index])
        index += 1
      }
      var total = term.factor * factor
      if index < objective.terms.count, objective.terms[index].variable == term.variable {
        total += objective.terms[index].factor
        index += 1
      }
      if !total.isNearZero { sum.append(Row.Term(variable: term.variable, factor: total)) }
    }
    while index < objective.terms.count {
      sum.append(objective.terms[index])
      index += 1
    }
    swap(&sum, &objective)
    swap(&sum, &changed)
  }

  /// Exchanges a basic variable for one in its row.
  mutating func pivot(entering: Int, leaving: Int) {
    guard variables[leaving].isBasic else { return }
    var row = takeSpare()
    row.clear(constant: variables[leaving].constant)
    for index in 0..<termCount(of: leaving) { row.append(term(index, of: leaving)) }
    variables[leaving].isBasic = false
    row.add(leaving, -1)
    row.solve(for: entering)
    setRow(row, of: entering)
    giveBack(row)
  }

  /// Removes a basic variable with its row.
  mutating func removeRow(of variable: Int) { variables[variable].isBasic = false }

  /// Makes a variable that is not basic 0 for good.
  mutating func fix(_ variable: Int) {
    variables[variable].kind = .fixed
    for index in 0..<userCount(of: variable) {
      let user = user(index, of: variable)
      guard variables[user].isBasic else { continue }
      let place = place(of: variable, in: user)
      if place < termCount(of: user), term(place, of: user).variable == variable {
        terms.remove(at: place, from: &variables[user].terms)
      }
    }
    variables[variable].users = ListPool<Int>.List()
  }

  mutating func setObjective(_ row: Row?) {
    hasObjective = row != nil
    if let row { objective = row }
  }

  /// Replaces a variable by an expression in the row of a basic variable. Both lists are in order, so they are merged.
  private mutating func replace(_ variable: Int, by row: borrowing Row, in user: Int) {
    guard variables[user].isBasic else { return }
    let factor = factor(of: variable, in: user)
    guard factor != 0 else { return }
    let (isFree, old) = (variables[user].kind == .free, variables[user].terms)
    variables[user].constant += row.constant * factor
    changed.clear(constant: 0)
    var index = 0
    for term in row.terms {
      index = copy(old, from: index, before: term.variable, without: variable)
      var total = term.factor * factor
      let isOld = index < old.count && terms[old, index].variable == term.variable
      if isOld {
        total += terms[old, index].factor
        index += 1
      }
      guard !total.isNearZero else { continue }
      changed.append(Row.Term(variable: term.variable, factor: total))
      if !isOld { noteUser(user, of: term.variable, isFree: isFree) }
    }
    _ = copy(old, from: index, before: .max, without: variable)
    terms.set(changed.terms, in: &variables[user].terms)
  }

  /// Copies the terms of a list, from an index up to those of a variable, to the expression that is being made. Returns the next index.
  private mutating func copy(_ list: ListPool<Row.Term>.List, from start: Int, before end: Int, without left: Int) -> Int {
    var index = start
    while index < list.count {
      let term = terms[list, index]
      guard term.variable < end else { break }
      if term.variable != left { changed.append(term) }
      index += 1
    }
    return index
  }
}
