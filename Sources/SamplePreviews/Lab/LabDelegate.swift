import SplitKit

/// A delegate that gives the answers of the lab's options.
final class LabDelegate: SplitViewControllerDelegate {
  private let options: PreviewOptions
  private let controllers: PlainViewControllers

  init(_ options: PreviewOptions, _ controllers: PlainViewControllers) {
    self.options = options
    self.controllers = controllers
  }

  private func controller(_ option: String) -> ViewController? { options[option].string.map { controllers[$0] } }

  func targetDisplayModeForAction(in splitViewController: SplitViewController) -> DisplayMode {
    options["targetDisplayMode"].string.flatMap(DisplayMode.init(name:)) ?? .automatic
  }

  func primaryViewController(forCollapsing splitViewController: SplitViewController) -> ViewController? {
    controller("primaryForCollapsing")
  }

  func primaryViewController(forExpanding splitViewController: SplitViewController) -> ViewController? {
    controller("primaryForExpanding")
  }

  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { options["collapseSecondary"] == true }

  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { controller("separateSecondary") }

  func splitViewController(
    _ splitViewController: SplitViewController, show controller: ViewController, sender: ViewController?
  ) -> Bool { options["show"] == true }

  func splitViewController(
    _ splitViewController: SplitViewController, showDetail controller: ViewController, sender: ViewController?
  ) -> Bool { options["showDetail"] == true }

  func splitViewController(
    _ splitViewController: SplitViewController, topColumnForCollapsingToProposedTopColumn column: Column
  ) -> Column { options["topColumnForCollapsing"].string.flatMap(Column.init(name:)) ?? column }

  func splitViewController(
    _ splitViewController: SplitViewController, displayModeForExpandingToProposedDisplayMode displayMode: DisplayMode
  ) -> DisplayMode { options["displayModeForExpanding"].string.flatMap(DisplayMode.init(name:)) ?? displayMode }
}
