/// The simplex method.
extension Tableau {
  /// Minimises the sum of variables, and fixes what would make it larger.
  mutating func minimize(_ variables: [Int]) {
    guard !variables.isEmpty else { return }
    var row = takeSpare()
    add(variables, in: &row)
    setObjective(row)
    giveBack(row)
    optimize()
    setObjective(nil)
    for term in objective.terms where term.factor > Row.tolerance && kind(of: term.variable) != .parameter { fix(term.variable) }
  }

  /// Makes the objective as small as possible. It is at least 0, so there is a least value.
  mutating func optimize() {
    var steps = 0
    while let entering = enteringVariable(isCareful: steps > Self.quickSteps), let leaving = leavingVariable(for: entering) {
      pivot(entering: entering, leaving: leaving)
      steps += 1
    }
  }

  /// So many steps are taken in the steepest direction, which is quick but can go around in a circle. Bland's rule cannot.
  private static var quickSteps: Int { 500 }

  private func enteringVariable(isCareful: Bool) -> Int? {
    var (found, least) = (Int?.none, -Row.tolerance)
    for term in objective.terms where term.factor < least && kind(of: term.variable) == .positive {
      if isCareful { return term.variable }
      (found, least) = (term.variable, term.factor)
    }
    return found
  }

  /// The basic variable that is the first to reach 0 when the entering one grows.
  private func leavingVariable(for entering: Int) -> Int? {
    var (leaving, least) = (Int?.none, Double.infinity)
    for index in 0..<userCount(of: entering) {
      let user = user(index, of: entering)
      guard kind(of: user) == .positive, isBasic(user) else { continue }
      let factor = factor(of: entering, in: user)
      guard factor < -Row.tolerance else { continue }
      let ratio = max(0, -constant(of: user) / factor)
      if ratio < least || ratio == least && user < leaving ?? .max { (leaving, least) = (user, ratio) }
    }
    return leaving
  }
}
