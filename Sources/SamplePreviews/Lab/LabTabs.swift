import SplitKit

/// The contents of the lab's tabs.
enum LabTabContent: String, CaseIterable {
  /// The split, and another one beside it.
  case split
  /// Three stacks, each with a plain controller.
  case navigation
  /// Three plain controllers.
  case plain
}

/// The lab without a split: a tab bar controller with three stacks or plain controllers.
final class LabTabs: PreviewContent {
  private let delegate: LabTabDelegate
  private let barDelegate: LabBarDelegate?

  init(_ application: Application, _ content: LabTabContent, _ options: PreviewOptions) throws(Refusal) {
    delegate = LabTabDelegate(options)
    barDelegate = LabBarDelegate(options)
    application.barDelegate = barDelegate
    let bars = LabBars(options)
    bars.apply(to: application)
    let controllers = PlainViewControllers(application, furnish: bars.furnish)
    let tabs = (1...3).map { number in
      let root = controllers["T\(number)"]
      return LabTab(
        name: root.id, title: ["One", "Two", "Three"][number - 1], image: "\(number).square",
        content: content == .navigation ? NavigationController(rootViewController: root) : root)
    }
    super.init(rootViewController: try TabBarController(application, tabs, options, delegate))
    plainControllers = controllers
  }
}

/// A tab of the lab.
struct LabTab {
  let name: String
  let title: String
  let image: String
  let content: ViewController
}

extension TabBarController {
  /// Creates the lab's tab bar controller, of view controllers or of tabs.
  convenience init(
    _ application: Application, _ tabs: [LabTab], _ options: PreviewOptions, _ delegate: LabTabDelegate
  ) throws(Refusal) {
    guard options["tabs"] == true else {
      for tab in tabs { tab.content.tabBarItem = TabBarItem(title: tab.title, image: tab.image) }
      self.init(application, id: "tabs", viewControllers: tabs.map(\.content))
      self.delegate = delegate
      return
    }
    self.init(application, id: "tabs")
    self.delegate = delegate
    self.tabs = tabs.map { Tab(identifier: $0.name, title: $0.title, image: $0.image, viewController: $0.content) }
  }
}

/// The delegate of the lab's tab bar. It gives the answer of an option.
final class LabTabDelegate: TabBarControllerDelegate {
  private let selectsTabs: Bool

  init(_ options: PreviewOptions) { selectsTabs = options["shouldSelectTab"] == true }

  func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool { selectsTabs }
}
