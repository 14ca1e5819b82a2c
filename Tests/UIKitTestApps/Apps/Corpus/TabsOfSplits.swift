import UIKit

// A coordinator with a tab bar of split views, whose delegate keeps the stacks together.

public protocol Coordinator: AnyObject {
  func start() -> UIViewController
}

@MainActor
public final class TabCoordinator {
  public let tabs = UITabBarController()
  private let delegate = TabDelegate()
  public var selections: [String] { delegate.selections }

  public init() {}

  public func start() -> UIViewController {
    let mail = makeSplit("Mail", "envelope")
    let calendar = makeSplit("Calendar", "calendar")
    let settings = UINavigationController(rootViewController: SettingsScreen())
    settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), selectedImage: nil)
    settings.tabBarItem.badgeValue = "2"
    tabs.viewControllers = [mail, calendar, settings]
    tabs.delegate = delegate
    tabs.selectedIndex = 0
    return tabs
  }

  private func makeSplit(_ title: String, _ symbol: String) -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: ListScreen(title)), UINavigationController(rootViewController: DetailScreen()),
    ]
    split.preferredDisplayMode = .allVisible
    split.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    return split
  }
}

public final class TabDelegate: NSObject, UITabBarControllerDelegate {
  public private(set) var selections: [String] = []
  public var blocked: String?

  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    return viewController.tabBarItem.title != blocked
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    selections.append(viewController.tabBarItem.title ?? "")
  }
}

public final class ListScreen: UIViewController {
  public convenience init(_ title: String) {
    self.init()
    self.title = title
  }
}

public final class DetailScreen: UIViewController {}

public final class SettingsScreen: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemBackground
    appearance.titleTextAttributes = [:]
    navigationController?.navigationBar.standardAppearance = appearance
    navigationController?.navigationBar.scrollEdgeAppearance = appearance
    navigationController?.navigationBar.isTranslucent = false
    UINavigationBar.appearance().tintColor = .systemRed
  }
}
