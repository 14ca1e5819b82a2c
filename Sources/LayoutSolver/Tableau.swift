/// Rows that are each solved for one variable, which is called basic. The other variables are 0.
///
/// Layout variables are free. All others are at least 0, and their rows contain no free variables: a row with a free variable is
/// always solved for it. Therefore the simplex method meets only the others, and the rows of free variables need not follow its
/// steps. They may contain basic variables, apart from free ones, which are replaced when a row is read.
struct Tableau {
  enum Kind: Equatable {
    case free
    /// The distance of an inequality from its bound, or the error of an optional constraint.
    case positive
    /// A variable that is always 0, and marks the rows that follow from a required equation.
    case marker
    /// A variable that has become 0 for good.
    case fixed
  }

  private(set) var kinds: [Kind]
  /// The rows of the basic variables, by variable.
  private var rows: [Row?]
  /// The basic variables whose rows may contain a variable, by variable. They are checked before use.
  private var users: [[Int]]
  /// The expression that is being minimised.
  private(set) var objective: Row?
  /// The required constraint to which each variable belongs, or nil.
  private(set) var owners: [Int?]
  /// The sum that is being made. It is kept because a sum is made for every constraint.
  private var sum = DenseSum()

  init(freeVariables count: Int) {
    kinds = Array(repeating: .free, count: count)
    rows = Array(repeating: nil, count: count)
    users = Array(repeating: [], count: count)
    owners = Array(repeating: nil, count: count)
  }

  /// The present value of a variable.
  func value(of variable: Int) -> Double {
    guard let row = rows[variable], kinds[variable] == .free else { return rows[variable]?.constant ?? 0 }
    return row.terms.reduce(row.constant) { $0 + $1.factor * (rows[$1.variable]?.constant ?? 0) }
  }

  /// The row of a basic variable, or nil for one that is 0. The variable is not free.
  func row(of variable: Int) -> Row? { rows[variable] }

  /// The number of rows that an elimination of a free variable would change.
  func userCount(of variable: Int) -> Int { users[variable].count }

  /// Adds a variable, which may belong to a required constraint.
  mutating func makeVariable(_ kind: Kind, owner: Int? = nil) -> Int {
    kinds.append(kind)
    rows.append(nil)
    users.append([])
    owners.append(owner)
    return kinds.count - 1
  }

  /// The expression without basic variables.
  mutating func substituted(_ terms: [LayoutTerm], constant: Double) -> Row {
    sum.begin(count: kinds.count, constant: constant)
    for term in terms {
      let variable = term.variable.index
      guard let row = rows[variable] else {
        sum.add(variable, term.factor)
        continue
      }
      sum.constant += row.constant * term.factor
      for inner in row.terms { addToSum(inner.variable, inner.factor * term.factor) }
    }
    return sum.end()
  }

  /// The sum of variables that are not free, without basic variables.
  mutating func sum(of variables: [Int]) -> Row {
    sum.begin(count: kinds.count, constant: 0)
    for variable in variables { addToSum(variable, 1) }
    return sum.end()
  }

  /// Adds a variable that is basic or not, but not free and basic.
  private mutating func addToSum(_ variable: Int, _ factor: Double) {
    guard kinds[variable] != .fixed else { return }
    guard let row = rows[variable] else { return sum.add(variable, factor) }
    sum.constant += row.constant * factor
    for term in row.terms { sum.add(term.variable, term.factor * factor) }
  }

  /// Makes a variable basic that occurs in no row, or eliminates it from all rows in which it occurs.
  mutating func setRow(_ row: Row, of variable: Int) {
    let old = users[variable]
    users[variable] = []
    for user in old { replace(variable, by: row, in: user) }
    if let factor = objective?.remove(variable), factor != 0 { objective?.add(row, times: factor) }
    rows[variable] = row
    note(row, of: variable)
  }

  /// Exchanges a basic variable for one in its row.
  mutating func pivot(entering: Int, leaving: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.add(leaving, -1)
    setRow(row.solved(for: entering), of: entering)
  }

  /// Removes a basic variable with its row.
  mutating func removeRow(of variable: Int) { rows[variable] = nil }

  /// Makes variables that are not basic 0 for good.
  mutating func fix(_ variables: [Int]) {
    for variable in variables {
      kinds[variable] = .fixed
      for user in users[variable] { rows[user]?.remove(variable) }
      users[variable] = []
    }
  }

  /// Calls the body with each basic variable whose row contains a variable, and with its row.
  func forEachUser(of variable: Int, _ body: (Int, Row) -> Void) {
    for user in users[variable] {
      guard let row = rows[user] else { continue }
      body(user, row)
    }
  }

  mutating func setObjective(_ row: Row?) { objective = row }

  private mutating func replace(_ variable: Int, by row: Row, in user: Int) {
    guard var changed = rows[user] else { return }
    let factor = changed.remove(variable)
    guard factor != 0 else { return }
    rows[user] = nil
    let old = changed
    changed.add(row, times: factor)
    rows[user] = changed
    note(row, of: user, besides: old)
  }

  /// Notes which variables a row contains. In the row of a free variable, only free ones are of interest.
  private mutating func note(_ row: Row, of user: Int, besides old: Row = Row()) {
    let isFree = kinds[user] == .free
    for term in row.terms where (!isFree || kinds[term.variable] == .free) && old.factor(of: term.variable) == 0 {
      users[term.variable].append(user)
    }
  }
}
