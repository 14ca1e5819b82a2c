/// Explains parts of a laid-out window: which rule hid, showed or sized them. Explaining changes nothing.
package struct Explainer {
  package let window: Window

  package init(_ window: Window) { self.window = window }

  package func explanation(of target: ExplainedTarget) -> Explanation {
    Explanation(
      target: target.name, title: target.title, facts: (facts(about: target) + safeAreaFacts(of: target)).withoutRepetitions)
  }

  private func facts(about target: ExplainedTarget) -> [ExplainedFact] {
    switch target {
    case .window: windowFacts
    case .outside(let point): [outside(point)]
    case .controller(let split as SplitViewController): facts(aboutSplit: split)
    case .controller(let controller):
      [visibility(of: controller)] + contents(of: controller) + surroundings(of: controller)
    case .column(let column, let split): facts(of: column, in: split) + surroundings(of: split)
    }
  }

  private func facts(aboutSplit split: SplitViewController) -> [ExplainedFact] {
    let columns = split.possibleColumns.filter { $0 == .primary || $0 == .secondary || split.hasContent(for: $0) }
    return [visibility(of: split)] + columns.map { visibility(of: $0, in: split) } + causes(of: split)
      + surroundings(of: split)
  }

  /// The split views of the app, in the order in which they were made.
  var splits: [SplitViewController] { window.application.controllers.compactMap { $0 as? SplitViewController } }
}

extension [ExplainedFact] {
  /// The facts, each of them once.
  fileprivate var withoutRepetitions: [ExplainedFact] {
    var facts: [ExplainedFact] = []
    for fact in self where !facts.contains(where: { $0.target == fact.target && $0.name == fact.name }) { facts.append(fact) }
    return facts
  }
}
