import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let split = window?.rootViewController as? UISplitViewController else { return }
    split.delegate = self
    let detail = split.viewControllers.last as? UINavigationController
    detail?.topViewController?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    detail?.topViewController?.navigationItem.leftItemsSupplementBackButton = true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    let detail = (secondaryViewController as? UINavigationController)?.topViewController as? BookViewController
    return detail?.book == nil
  }
}
