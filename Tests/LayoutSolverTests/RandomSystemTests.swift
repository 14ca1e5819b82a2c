import Testing

@testable import LayoutSolver

@Suite struct RandomSystemTests {
  @Test(arguments: 0..<400) func `errors are as small as at the best corner`(seed: Int) throws {
    let system = randomSystem(seed: seed)
    let solution = system.solve()
    let left = Set(solution.problems.map(\.constraint))
    let force = BruteForce(constraints: system.constraints.indices.filter { !left.contains($0) }.map { system.constraints[$0] })
    let least = try #require(force.leastErrors())
    let point = solution.values
    #expect(force.satisfiesRequired(point))
    for (error, best) in zip(force.errors(at: point), least) { #expect((error - best).magnitude < 1e-4) }
  }

  @Test(arguments: 0..<400) func `a set that is called unsatisfiable is so, and needs its last member for it`(seed: Int) {
    let system = randomSystem(seed: seed)
    for problem in system.solve().problems {
      guard case .unsatisfiable(let number, let others) = problem else { continue }
      let set = others.map { system.constraints[$0] }
      #expect(BruteForce(constraints: bounds(system) + set).leastErrors() != nil)
      #expect(BruteForce(constraints: bounds(system) + set + [system.constraints[number]]).leastErrors() == nil)
    }
  }

  @Test func `random systems are of both kinds`() {
    let problems = (0..<400).map { randomSystem(seed: $0).solve().problems.isEmpty }
    #expect(problems.contains(true) && problems.contains(false))
  }

  /// The first four constraints, which keep the variables in a square. They make the corners of a set exist.
  private func bounds(_ system: LayoutSystem) -> [LayoutConstraint] { Array(system.constraints[..<4]) }

  /// Two variables in a square, and up to nine other constraints with small whole numbers, so that many lines meet in a point.
  private func randomSystem(seed: Int) -> LayoutSystem {
    var numbers = RepeatableNumbers(state: UInt64(seed) &* 7919 &+ 17)
    var system = LayoutSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    for variable in [x, y] {
      system.add(LayoutConstraint([LayoutTerm(variable)], constant: 50, .greaterOrEqual))
      system.add(LayoutConstraint([LayoutTerm(variable)], constant: -50, .lessOrEqual))
    }
    let relations: [LayoutConstraint.Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    let priorities: [Double] = [1000, 1000, 999, 750, 250]
    for _ in 0..<Int.random(in: 1...9, using: &numbers) {
      let factors = [x, y].map { LayoutTerm($0, Double(Int.random(in: -2...2, using: &numbers))) }
      system.add(
        LayoutConstraint(
          factors, constant: Double(Int.random(in: -30...30, using: &numbers)), relations.randomElement(using: &numbers)!,
          priority: priorities.randomElement(using: &numbers)!))
    }
    return system
  }
}
