import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
    NotificationCenter.default.addObserver(forName: .UIKeyboardWillShow, object: nil, queue: nil) { _ in }
    NotificationCenter.default.addObserver(forName: NSNotification.Name.UIApplicationDidBecomeActive, object: nil, queue: nil) { note in
      print(note.userInfo?[UIKeyboardFrameEndUserInfoKey] as Any)
    }
    return true
  }
}

class Container: UIViewController {
  let table = UITableView(frame: .zero, style: UITableViewStyle.grouped)
  var mode: UISplitViewControllerDisplayMode = .allVisible
  func show(_ child: UIViewController) {
    child.willMove(toParentViewController: self)
    addChildViewController(child)
    view.addSubview(child.view)
    view.bringSubview(toFront: child.view)
    view.sendSubview(toBack: table)
    child.didMove(toParentViewController: self)
    table.rowHeight = UITableViewAutomaticDimension
    setOverrideTraitCollection(nil, forChildViewController: child)
    for child in childViewControllers { child.removeFromParentViewController() }
    let frame = UIEdgeInsetsInsetRect(view.bounds, view.layoutMargins)
    print(frame, UIImagePNGRepresentation(UIImage()) as Any, UIImageJPEGRepresentation(UIImage(), 0.5) as Any)
    if UIAccessibilityIsVoiceOverRunning() {
      UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, table)
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: UIViewAnimationOptions.curveEaseIn, animations: {})
  }
  override func willMove(toParentViewController parent: UIViewController?) { super.willMove(toParentViewController: parent) }
  override func addChildViewController(_ childController: UIViewController) { super.addChildViewController(childController) }
  override var childViewControllerForStatusBarStyle: UIViewController? { return childViewControllers.first }
  override func prefersHomeIndicatorAutoHidden() -> Bool {
    return true
  }
  let text = NSAttributedString(string: "a", attributes: [NSAttributedStringKey.font: 1, .underlineStyle: NSUnderlineStyle.styleSingle.rawValue])
}
