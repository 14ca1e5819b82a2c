/// A system that is solved for one choice of parameters after another.
///
/// The system keeps its last solutions as functions of the parameters, so that most choices take a few additions. A solution is only kept
/// where it is the only one, so a choice of parameters has the same solution whatever came before it.
package final class KeptSystem {
  package let system: LayoutSystem
  /// The kept solutions. The one that was used last is the first.
  private var kept: [KeptSolution] = []
  private var isSolved = false
  private var failures = 0

  /// The number of solutions that are kept. Each serves the parameters for which the same constraints decide.
  private static let mostKept = 8
  /// The number of solutions that could not be kept, after which no further one is tried.
  private static let mostFailures = 4
  /// The number of variables times the number of parameters up to which solutions are kept. Functions of all would take too much memory.
  private static let mostTerms = 4_000_000

  /// Creates a system without solutions.
  package init(_ system: LayoutSystem) { self.system = system }

  /// The solution for parameters, which are in the order in which they were made.
  package func solution(for parameters: [Double]) -> LayoutSolution {
    for (index, each) in kept.enumerated() {
      guard let solution = each.solution(for: parameters) else { continue }
      if index > 0 { kept.insert(kept.remove(at: index), at: 0) }
      return solution
    }
    return solvedAnew(for: parameters)
  }

  private func solvedAnew(for parameters: [Double]) -> LayoutSolution {
    // The columns of the parameters make a solution slower, and many systems are solved once.
    let isSmall = system.variableCount * system.parameterCount <= Self.mostTerms
    guard isSolved, isSmall, failures < Self.mostFailures else {
      isSolved = true
      return system.solve(parameters)
    }
    let (solution, function) = system.solveToKeep(parameters)
    guard let function else {
      // A contradiction says nothing of other parameters.
      if solution.problems.isEmpty { failures += 1 }
      return solution
    }
    kept.insert(function, at: 0)
    if kept.count > Self.mostKept { kept.removeLast() }
    return solution
  }
}
