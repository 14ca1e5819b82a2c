import UIKit

                  
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in }
    NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification       , object: nil, queue: nil) { note in
      print(note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as Any)
    }
    return true
  }
}

class Container: UIViewController {
  let table = UITableView(frame: .zero, style: UITableView.Style.grouped)
  var mode: UISplitViewController.DisplayMode = .allVisible
  func show(_ child: UIViewController) {
    child.willMove(toParent              : self)
    addChild              (child)
    view.addSubview(child.view)
    view.bringSubviewToFront(         child.view)
    view.sendSubviewToBack(        table)
    child.didMove(toParent              : self)
    table.rowHeight = UITableView.automaticDimension
    setOverrideTraitCollection(nil, forChild              : child)
    for child in children             { child.removeFromParent              () }
    let frame = (                     view.bounds).inset(by:  view.layoutMargins)
    print(frame, (                        UIImage()).pngData() as Any, (                         UIImage()).jpegData(compressionQuality:  0.5) as Any)
    if UIAccessibility.isVoiceOverRunning   {
      UIAccessibility.post(notification:  UIAccessibility.Notification.layoutChanged, argument:  table)
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: UIView.AnimationOptions.curveEaseIn, animations: {})
  }
  override func willMove(toParent               parent: UIViewController?) { super.willMove(toParent              : parent) }
  override func addChild              (_ childController: UIViewController) { super.addChild              (childController) }
  override var childForStatusBarStyle              : UIViewController? { return children            .first }
  override var  prefersHomeIndicatorAutoHidden   :  Bool {
    return true
  }
  let text = NSAttributedString(string: "a", attributes: [NSAttributedString.Key.font: 1, .underlineStyle: NSUnderlineStyle.styleSingle.rawValue])
}
extension Container { fileprivate static func __register_Container() { ClassTable.register(Container.self, named: "Container"); ClassTable.controller(Container.self) { Container() } } }
@MainActor func __register_AppDelegate_swift() { Container.__register_Container() }
