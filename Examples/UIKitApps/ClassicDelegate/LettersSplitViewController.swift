import UIKit

/// A split as apps have made it since iOS 8: two navigation controllers, and a delegate that decides what a narrow window shows.
class LettersSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredPrimaryColumnWidthFraction = 0.4
    maximumPrimaryColumnWidth = 360
    let list = LetterListViewController(letters: Letter.samples)
    let detail = LetterViewController()
    viewControllers = [UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail)]
  }

  // A letter that nobody has chosen is no reason to hide the list.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let navigation = secondaryViewController as? UINavigationController,
      let detail = navigation.topViewController as? LetterViewController
    else { return false }
    return detail.letter == nil
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    guard let navigation = primaryViewController as? UINavigationController,
      !(navigation.topViewController is UINavigationController), navigation.topViewController is LetterListViewController
    else { return nil }
    return UINavigationController(rootViewController: LetterViewController())
  }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    print("The display mode becomes \(displayMode.rawValue).")
  }
}
