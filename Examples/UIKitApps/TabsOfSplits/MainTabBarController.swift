import UIKit

/// A tab for each continent, and a split in each of them.
final class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
  private let delegates = Continent.allCases.map { _ in CountrySplitDelegate() }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    viewControllers = zip(Continent.allCases, delegates).map(makeSplit) + [makeSettings()]
  }

  private func makeSplit(_ continent: Continent, _ delegate: CountrySplitDelegate) -> UIViewController {
    let split = UISplitViewController()
    split.delegate = delegate
    split.preferredDisplayMode = .allVisible
    split.viewControllers = [
      UINavigationController(rootViewController: CountriesViewController(continent)),
      UINavigationController(rootViewController: CountryViewController()),
    ]
    split.tabBarItem = UITabBarItem(title: continent.title, image: UIImage(systemName: continent.symbol), tag: continent.rawValue)
    return split
  }

  private func makeSettings() -> UIViewController {
    let settings = SettingsViewController()
    settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), selectedImage: nil)
    return UINavigationController(rootViewController: settings)
  }

  // A second tap on a tab goes back to its list.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    if viewController === selectedViewController, let split = viewController as? UISplitViewController {
      (split.viewControllers.first as? UINavigationController)?.popToRootViewController(animated: true)
    }
    return true
  }
}
