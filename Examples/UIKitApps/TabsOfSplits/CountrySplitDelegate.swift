import UIKit

final class CountrySplitDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    let detail = (secondaryViewController as? UINavigationController)?.topViewController as? CountryViewController
    return detail?.country == nil
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    guard splitViewController.isCollapsed, let navigation = splitViewController.viewControllers.first as? UINavigationController,
      let detail = (vc as? UINavigationController)?.topViewController
    else { return false }
    navigation.pushViewController(detail, animated: true)
    return true
  }
}
