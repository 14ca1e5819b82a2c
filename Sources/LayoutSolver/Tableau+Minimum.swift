/// The simplex method.
extension Tableau {
  /// Minimises the sum of variables, and fixes what would make it larger.
  mutating func minimize(_ variables: [Int]) {
    setObjective(sum(of: variables))
    optimize()
    let costly = (objective?.terms ?? []).filter { $0.factor > Row.tolerance }.map(\.variable)
    setObjective(nil)
    fix(costly)
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
    let falling = (objective?.terms ?? []).filter { $0.factor < -Row.tolerance && kinds[$0.variable] == .positive }
    if isCareful { return falling.first?.variable }
    return falling.min { $0.factor < $1.factor }?.variable
  }

  /// The basic variable that is the first to reach 0 when the entering one grows.
  private func leavingVariable(for entering: Int) -> Int? {
    var (leaving, least) = (Int?.none, Double.infinity)
    forEachUser(of: entering) { user, row in
      guard kinds[user] == .positive else { return }
      let factor = row.factor(of: entering)
      guard factor < -Row.tolerance else { return }
      let ratio = max(0, -row.constant / factor)
      if ratio < least || ratio == least && user < leaving ?? .max { (leaving, least) = (user, ratio) }
    }
    return leaving
  }
}
