import UIKit

// The split view of the article about Instagram for iPad, written from its text: a subclass that is its own delegate, tells its
// children about modes, empties a collapsed launch and repairs an expanded stack.

/// A child that follows the mode of the split view.
@MainActor public protocol DisplayModeUpdatable {
  func displayModeDidChange(to mode: UISplitViewController.DisplayMode)
  func displayModeWillChange(to mode: UISplitViewController.DisplayMode)
}

open class UpdatingSplitViewController: UISplitViewController {
  public convenience init(viewControllers: [UIViewController]) {
    self.init()
    self.viewControllers = viewControllers
    preferredDisplayMode = .allVisible
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  private func topViewController(at index: Int) -> UIViewController? {
    guard index < viewControllers.count else { return nil }
    return (viewControllers[index] as? UINavigationController)?.topViewController ?? viewControllers[index]
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    (topViewController(at: 1) as? DisplayModeUpdatable)?.displayModeDidChange(to: displayMode)
  }

  public func toggleDisplayMode() {
    UIView.animate(withDuration: 0.3) {
      self.preferredDisplayMode = self.displayMode == .allVisible ? .primaryHidden : .allVisible
    }
  }
}

extension UpdatingSplitViewController: UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    for index in viewControllers.indices {
      (topViewController(at: index) as? DisplayModeUpdatable)?.displayModeWillChange(to: displayMode)
    }
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    if let masterAsNavigation = primaryViewController as? UINavigationController,
      let masterFirstChild = masterAsNavigation.viewControllers.first
    {
      masterAsNavigation.setViewControllers([masterFirstChild], animated: false)
    }
    return nil
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    return secondaryViewController is EmptyDetailViewController
  }
}

open class EmptyDetailViewController: UIViewController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
  }
}

open class ContentDetailViewController: UIViewController, DisplayModeUpdatable {
  public private(set) var modes: [UISplitViewController.DisplayMode] = []
  public private(set) var padding: CGFloat = 0

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "Post"
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
  }

  public func displayModeWillChange(to mode: UISplitViewController.DisplayMode) { modes.append(mode) }
  public func displayModeDidChange(to mode: UISplitViewController.DisplayMode) { padding = mode == .allVisible ? 0 : 160 }
}

open class PostListViewController: UIViewController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "Posts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Newest", style: .plain, target: self, action: Selector("showNewest", PostListViewController.showNewest))
  }

  public func showNewest() {
    showDetailViewController(UINavigationController(rootViewController: ContentDetailViewController()), sender: self)
  }
}

extension UpdatingSplitViewController {
  public static func sample() -> UpdatingSplitViewController {
    UpdatingSplitViewController(viewControllers: [
      UINavigationController(rootViewController: PostListViewController()), EmptyDetailViewController(),
    ])
  }
}
