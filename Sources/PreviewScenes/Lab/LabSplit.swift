import SplitKit

/// A split view with two contents, each in a navigation controller, and what holds on to their delegates.
struct LabSplit {
  let controller: SplitViewController
  let navigationControllers: [NavigationController]
  private let delegate: LabDelegate?
  private let stackDelegate = LabStackDelegate()

  init(id: String, contents: [ViewController], delegate: LabDelegate?) {
    controller = SplitViewController(contents[0].application, id: id)
    navigationControllers = contents.map { NavigationController(rootViewController: $0) }
    self.delegate = delegate
    controller.viewControllers = navigationControllers
    controller.delegate = delegate
    for navigation in navigationControllers { navigation.delegate = stackDelegate }
    contents[1].navigationItem.leftItemsSupplementBackButton = true
    contents[1].navigationItem.leftBarButtonItem = controller.displayModeButtonItem
  }
}
