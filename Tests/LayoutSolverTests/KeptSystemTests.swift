import Testing

@testable import LayoutSolver

/// A kept system is to have the solutions that the same system has when it is solved anew.
@Suite struct KeptSystemTests {
  @Test(arguments: 0..<300) func `other parameters lead to the solution of a new system`(seed: Int) {
    var numbers = RepeatableNumbers(state: UInt64(seed) &* 6007 &+ 5)
    let system = randomSystem(&numbers)
    let kept = KeptSystem(system)
    for _ in 0..<30 {
      let parameters = (0..<3).map { _ in Double(Int.random(in: -40...160, using: &numbers)) / 2 }
      let (anew, solution) = (system.solve(parameters), kept.solution(for: parameters))
      #expect(solution.problems == anew.problems)
      for (one, other) in zip(solution.values, anew.values) { #expect((one - other).magnitude < 1e-6) }
    }
  }

  @Test func `most random systems are kept for some parameters, and some are for none`() {
    let counts = (0..<300).map { seed in
      var numbers = RepeatableNumbers(state: UInt64(seed) &* 6007 &+ 5)
      let system = randomSystem(&numbers)
      return (0..<10).count { _ in
        system.solveToKeep((0..<3).map { _ in Double(Int.random(in: -40...160, using: &numbers)) / 2 }).1 != nil
      }
    }
    #expect(counts.count { $0 > 0 } > 150)
    #expect(counts.contains(0))
  }

  @Test func `a solution serves the parameters between the points at which other constraints decide`() throws {
    var system = LayoutSystem()
    let (width, label) = (system.makeParameter(), system.makeVariable())
    system.add(LayoutConstraint([LayoutTerm(label), LayoutTerm(width, -1)], constant: 20, .lessOrEqual))
    system.add(LayoutConstraint([LayoutTerm(label)], constant: -100, priority: 250))
    let kept = try #require(system.solveToKeep([200]).1)
    #expect(kept.solution(for: [121])?[label] == 100)
    #expect(kept.solution(for: [120])?[label] == 100)
    #expect(kept.solution(for: [119]) == nil)
    let narrow = try #require(system.solveToKeep([60]).1)
    #expect(narrow.solution(for: [80.5])?[label] == 60.5)
    #expect(narrow.solution(for: [121]) == nil)
  }

  @Test func `a solution that is not the only one is not kept`() {
    var system = LayoutSystem()
    let (width, one, other) = (system.makeParameter(), system.makeVariable(), system.makeVariable())
    system.add(LayoutConstraint([LayoutTerm(one), LayoutTerm(other), LayoutTerm(width, -1)]))
    for label in [one, other] {
      system.add(LayoutConstraint([LayoutTerm(label)], constant: -30, .lessOrEqual, priority: 250))
      system.add(LayoutConstraint([LayoutTerm(label)], constant: -30, .greaterOrEqual, priority: 750))
    }
    #expect(system.solveToKeep([100]).1 == nil)
  }

  @Test func `an equation of parameters alone holds for no others`() {
    var system = LayoutSystem()
    let (width, label) = (system.makeParameter(), system.makeVariable())
    system.add(LayoutConstraint([LayoutTerm(width)], constant: -50))
    system.add(LayoutConstraint([LayoutTerm(label), LayoutTerm(width, -1)]))
    let kept = KeptSystem(system)
    for _ in 0..<3 { #expect(kept.solution(for: [50]).problems.isEmpty) }
    #expect(kept.solution(for: [51]).problems == [.unsatisfiable(0, with: [])])
    #expect(kept.solution(for: [51])[label] == 51)
  }

  @Test func `a contradiction is reported each time, and only where there is one`() {
    var system = LayoutSystem()
    let (width, label) = (system.makeParameter(), system.makeVariable())
    system.add(LayoutConstraint([LayoutTerm(label)], constant: -40, .greaterOrEqual))
    system.add(LayoutConstraint([LayoutTerm(label), LayoutTerm(width, -1)], .lessOrEqual))
    system.add(LayoutConstraint([LayoutTerm(label)], priority: 250))
    let kept = KeptSystem(system)
    for (width, isRight) in [(50.0, true), (60, true), (39, false), (70, true), (30, false)] {
      #expect(kept.solution(for: [width]).problems.isEmpty == isRight)
      #expect(kept.solution(for: [width])[label] == 40)
    }
  }

  @Test func `a constraint with a parameter that is no number is left out`() {
    var system = LayoutSystem()
    let (width, label) = (system.makeParameter(), system.makeVariable())
    system.add(LayoutConstraint([LayoutTerm(label), LayoutTerm(width, -1)]))
    system.add(LayoutConstraint([LayoutTerm(label)], constant: -7, priority: 250))
    let kept = KeptSystem(system)
    for width in [3, 4, 5, Double.nan, .infinity, 6] {
      let solution = kept.solution(for: [width])
      #expect(solution[label] == (width.isFinite ? width : 7))
      #expect(solution.problems == (width.isFinite ? [] : [.notFinite(0)]))
    }
  }

  /// Three parameters and four variables in a square, with up to nine other constraints.
  private func randomSystem(_ numbers: inout RepeatableNumbers) -> LayoutSystem {
    var system = LayoutSystem()
    let parameters = (0..<3).map { _ in system.makeParameter() }
    let variables = (0..<4).map { _ in system.makeVariable() }
    for variable in variables {
      system.add(LayoutConstraint([LayoutTerm(variable)], constant: 100, .greaterOrEqual))
      system.add(LayoutConstraint([LayoutTerm(variable)], constant: -100, .lessOrEqual))
    }
    let relations: [LayoutConstraint.Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    let priorities: [Double] = [1000, 1000, 999, 750, 750, 250, 51]
    for _ in 0..<Int.random(in: 1...9, using: &numbers) {
      var terms = (0..<2).map { _ in
        LayoutTerm(variables.randomElement(using: &numbers)!, Double(Int.random(in: -2...2, using: &numbers)))
      }
      if Bool.random(using: &numbers) { terms.append(LayoutTerm(parameters.randomElement(using: &numbers)!, -1)) }
      system.add(
        LayoutConstraint(
          terms, constant: Double(Int.random(in: -30...30, using: &numbers)), relations.randomElement(using: &numbers)!,
          priority: priorities.randomElement(using: &numbers)!))
    }
    // Every variable has a value that it takes if nothing else decides.
    for (index, variable) in variables.enumerated() where Bool.random(using: &numbers) || index < 3 {
      system.add(LayoutConstraint([LayoutTerm(variable)], priority: 0.1 + 0.01 * Double(index)))
    }
    return system
  }
}
