import UIKit

class Container: UIViewController {
  let table = UITableView(frame: .zero, style: UITableViewStyle.plain)
  var mode: UISplitViewControllerDisplayMode = .allVisible
  private var isTold = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboard), name: NSNotification.Name.UIKeyboardWillShow, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(keyboard), name: .UIApplicationDidBecomeActive, object: nil)
    table.rowHeight = UITableViewAutomaticDimension
  }

  @objc private func keyboard(_ note: Notification) { isTold = note.userInfo?[UIKeyboardFrameEndUserInfoKey] != nil }

  func oldNames() -> [String] {
    let child = UIViewController()
    child.willMove(toParentViewController: self)
    addChildViewController(child)
    view.addSubview(child.view)
    view.bringSubview(toFront: child.view)
    view.sendSubview(toBack: child.view)
    child.didMove(toParentViewController: self)
    let count = childViewControllers.count
    childViewControllers.first?.willMove(toParentViewController: nil)
    child.view.removeFromSuperview()
    child.removeFromParentViewController()
    let button = UIButton(type: UIButtonType.system)
    button.setTitle("A", for: UIControlState.normal)
    button.contentHorizontalAlignment = UIControlContentHorizontalAlignment.left
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inset = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 30, height: 30), insets)
    let text = NSAttributedString(string: "a", attributes: [NSAttributedStringKey.font: UIFont.systemFont(ofSize: 12)])
    let isAutomatic = table.rowHeight == UITableViewAutomaticDimension
    return ["\(count) \(childViewControllers.count) \(Int(inset.width)) \(text.length) \(isAutomatic)"]
  }

  override func addChildViewController(_ childController: UIViewController) { super.addChildViewController(childController) }
  override func didMove(toParentViewController parent: UIViewController?) { super.didMove(toParentViewController: parent) }
  override var childViewControllerForStatusBarStyle: UIViewController? { return childViewControllers.first }
  override func prefersHomeIndicatorAutoHidden() -> Bool { return false }
}
