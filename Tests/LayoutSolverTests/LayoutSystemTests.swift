import Testing

@testable import LayoutSolver

/// A system that is written down in a line.
private struct Case: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let constraints: @Sendable (LayoutVariable, LayoutVariable) -> [LayoutConstraint]
  let expected: [Double]
  var problems: [LayoutProblem] = []
}

private func length(
  _ terms: [LayoutTerm], _ relation: LayoutConstraint.Relation, _ value: Double, _ priority: Double = 1000
) -> LayoutConstraint { LayoutConstraint(terms, constant: -value, relation, priority: priority) }

private func one(_ variable: LayoutVariable) -> [LayoutTerm] { [LayoutTerm(variable)] }
private func difference(_ one: LayoutVariable, _ other: LayoutVariable) -> [LayoutTerm] {
  [LayoutTerm(one), LayoutTerm(other, -1)]
}

private let cases: [Case] = [
  Case(
    testDescription: "equations", constraints: { x, y in [length(one(x), .equal, 20), length(difference(y, x), .equal, 300)] },
    expected: [20, 320]),
  Case(
    testDescription: "a variable that occurs twice",
    constraints: { x, y in [length(one(x) + one(x), .equal, 20), length(one(y), .equal, 1)] }, expected: [10, 1]),
  Case(
    testDescription: "negative lengths", constraints: { x, y in [length(one(x), .equal, -20), length(one(y), .equal, -3)] },
    expected: [-20, -3]),
  Case(
    testDescription: "inequalities that hold already",
    constraints: { x, y in [length(one(x), .equal, 20), length(one(x), .greaterOrEqual, 10), length(one(y), .equal, 1)] },
    expected: [20, 1]),
  Case(
    testDescription: "the wish of the higher priority, in either order",
    constraints: { x, y in
      [
        length(one(x), .equal, 100, 250), length(one(x), .equal, 200, 750), length(one(y), .equal, 7, 750),
        length(one(y), .equal, 9, 250),
      ]
    },
    expected: [200, 7]),
  Case(
    testDescription: "a wish that a requirement bounds",
    constraints: { x, y in [length(one(x), .lessOrEqual, 80), length(one(x), .equal, 100, 999), length(one(y), .equal, 0)] },
    expected: [80, 0]),
  Case(
    testDescription: "one high wish against ten low ones",
    constraints: { x, y in
      (0..<10).map { _ in length(one(x), .equal, 0, 250) } + [length(one(x), .equal, 50, 251), length(one(y), .equal, 0)]
    },
    expected: [50, 0]),
  Case(
    testDescription: "the wishes of two priorities share what is left",
    constraints: { x, y in
      [
        length(one(x) + one(y), .equal, 100), length(one(x), .greaterOrEqual, 30), length(one(y), .greaterOrEqual, 30),
        length(one(x), .equal, 80, 750), length(one(y), .equal, 80, 751),
      ]
    }, expected: [30, 70]),
  Case(
    testDescription: "an optional inequality costs nothing in its direction",
    constraints: { x, y in
      [
        length(one(x), .greaterOrEqual, 10, 750), length(one(x), .equal, 40, 250), length(one(y), .lessOrEqual, 5, 750),
        length(one(y), .equal, -8, 1),
      ]
    },
    expected: [40, -8]),
  Case(
    testDescription: "the same equation twice",
    constraints: { x, y in [length(one(x), .equal, 5), length(one(x), .equal, 5), length(one(y), .equal, 1)] },
    expected: [5, 1]),
  Case(
    testDescription: "two equations that contradict each other",
    constraints: { x, y in [length(one(x), .equal, 5), length(one(y), .equal, 1), length(one(x), .equal, 6)] }, expected: [5, 1],
    problems: [.unsatisfiable(2, with: [0])]),
  Case(
    testDescription: "an inequality against a chain of equations",
    constraints: { x, y in
      [
        length(one(x), .equal, 5), length(difference(y, x), .equal, 10), length(one(x), .lessOrEqual, 9),
        length(one(y), .greaterOrEqual, 16),
      ]
    },
    expected: [5, 15], problems: [.unsatisfiable(3, with: [0, 1])]),
  Case(
    testDescription: "inequalities that leave no room",
    constraints: { x, y in
      [
        length(one(x), .greaterOrEqual, 10), length(one(y), .equal, 3), length(one(x), .lessOrEqual, 5),
        length(one(x), .equal, 0, 250),
      ]
    }, expected: [10, 3], problems: [.unsatisfiable(2, with: [0])]),
  Case(
    testDescription: "a constraint without variables that is false",
    constraints: { x, y in [length([], .equal, 5), length(one(x), .equal, 2), length(one(y), .equal, 3)] }, expected: [2, 3],
    problems: [.unsatisfiable(0, with: [])]),
  Case(
    testDescription: "numbers that are not finite",
    constraints: { x, y in
      [
        length(one(x), .equal, .infinity), length(one(x), .equal, 2), length(one(y), .equal, 3),
        length([LayoutTerm(x, .nan)], .equal, 1),
      ]
    },
    expected: [2, 3], problems: [.notFinite(0), .notFinite(3)]),
]

@Suite struct LayoutSystemTests {
  @Test(arguments: cases) fileprivate func `a system has the values of its highest priorities`(_ test: Case) {
    var system = LayoutSystem()
    let variables = [system.makeVariable(), system.makeVariable()]
    for constraint in test.constraints(variables[0], variables[1]) { system.add(constraint) }
    let solution = system.solve()
    for (variable, expected) in zip(variables, test.expected) { #expect((solution[variable] - expected).magnitude < 1e-6) }
    #expect(solution.problems == test.problems)
  }

  @Test func `a system without constraints has a value for every variable`() {
    var system = LayoutSystem()
    let variable = system.makeVariable()
    #expect(system.solve()[variable] == 0)
  }

  @Test func `a constraint over the limit is left out and named`() {
    var system = LayoutSystem()
    let variable = system.makeVariable()
    for _ in 1..<LayoutSystem.limit { system.add(length(one(system.makeVariable()), .equal, 1, 250)) }
    system.add(length(one(variable), .equal, 1, 250))
    system.add(length(one(variable), .equal, 2))
    let solution = system.solve()
    #expect(solution[variable] == 1)
    #expect(solution.problems == [.overLimit(LayoutSystem.limit)])
  }

  /// A column of 500 views in a window, each with four required and four optional constraints.
  @Test(.timeLimit(.minutes(1))) func `a screen with four thousand constraints is solved`() {
    var system = LayoutSystem()
    let window = system.makeVariable()
    system.add(length(one(window), .equal, 400))
    var (previous, tops, rights) = (window, [LayoutVariable](), [LayoutVariable]())
    for view in 0..<499 {
      let (left, right, top, bottom) = (
        system.makeVariable(), system.makeVariable(), system.makeVariable(), system.makeVariable()
      )
      system.add(length(one(left), .equal, 16))
      system.add(length(difference(window, right), .greaterOrEqual, 16))
      system.add(view == 0 ? length(one(top), .equal, 8) : length(difference(top, previous), .equal, 8))
      system.add(length(difference(bottom, top), .greaterOrEqual, 20))
      system.add(length(difference(right, left), .equal, 500, 750))
      system.add(length(difference(right, left), .equal, 100, 250))
      system.add(length(difference(bottom, top), .equal, 10, 750))
      system.add(length(difference(bottom, top), .equal, 40, 250))
      (previous, tops, rights) = (bottom, tops + [top], rights + [right])
    }
    #expect(system.constraints.count == 3993)
    let solution = system.solve()
    #expect(solution.problems.isEmpty)
    for (view, (top, right)) in zip(tops, rights).enumerated() {
      #expect((solution[top] - Double(8 + view * 28)).magnitude < 1e-6)
      #expect((solution[right] - 384).magnitude < 1e-6)
    }
  }
}
