import SplitKit

/// The delegate of a split view, which answers by the table in the file.
final class AnswerTable: SplitViewControllerDelegate {
  private let spec: DelegateSpec
  /// The app, whose controllers the answers name.
  weak var app: ScenarioContent?

  init(_ spec: DelegateSpec) { self.spec = spec }

  /// The first answer whose condition holds, or nil if none does.
  private func answer<Content>(_ answers: [Answer<Content>], for split: SplitViewController) -> Content? {
    let reading = ConditionReading(app: app, split: split)
    return answers.first { reading.holdsAny(of: $0.conditions) }?.content
  }

  private func controller(_ answers: [Answer<String>], _ split: SplitViewController) -> ViewController? {
    answer(answers, for: split).flatMap { app?.controller(named: $0) }
  }
}

extension AnswerTable {
  func targetDisplayModeForAction(in splitViewController: SplitViewController) -> DisplayMode {
    answer(spec.targetDisplayMode, for: splitViewController) ?? .automatic
  }

  func primaryViewController(forCollapsing splitViewController: SplitViewController) -> ViewController? {
    controller(spec.primaryForCollapsing, splitViewController)
  }

  func primaryViewController(forExpanding splitViewController: SplitViewController) -> ViewController? {
    controller(spec.primaryForExpanding, splitViewController)
  }

  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool { answer(spec.collapsesSecondary, for: splitViewController) ?? false }

  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { controller(spec.separateSecondary, splitViewController) }

  func splitViewController(
    _ splitViewController: SplitViewController, show controller: ViewController, sender: ViewController?
  ) -> Bool { answer(spec.shows, for: splitViewController) ?? false }

  func splitViewController(
    _ splitViewController: SplitViewController, showDetail controller: ViewController, sender: ViewController?
  ) -> Bool { answer(spec.showsDetail, for: splitViewController) ?? false }

  func splitViewController(
    _ splitViewController: SplitViewController, topColumnForCollapsingToProposedTopColumn column: Column
  ) -> Column { answer(spec.topColumnForCollapsing, for: splitViewController) ?? column }

  func splitViewController(
    _ splitViewController: SplitViewController, displayModeForExpandingToProposedDisplayMode displayMode: DisplayMode
  ) -> DisplayMode { answer(spec.displayModeForExpanding, for: splitViewController) ?? displayMode }
}
