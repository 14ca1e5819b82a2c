import Foundation
internal import SplitKit

/// Showing controllers: the nearest controller that can do so takes them, UIKit's or an app's own.
extension UIViewController {
  /// Sends a controller to the nearest one that takes it. An app's override of `show` or `showDetailViewController` in a controller
  /// around this one is a target too, as in UIKit.
  func send(_ controller: UIViewController, _ action: ShowAction, sender: Any?) {
    context.keep(controller)
    let sender = (sender as? UIViewController) ?? self
    guard let target = engine.targetViewController(forAction: action) else {
      return present(controller, animated: true)
    }
    // An override of this controller's own has run already when it gets here through `super`.
    let before = isTakingShow
    if target === engine { isTakingShow = true }
    target.accept(controller.engine, for: action, sender: sender.engine)
    isTakingShow = before
    UIViewController.of(target).noteHeld()
  }

  /// A show action has come from the engine or from a controller inside. Returns whether an override of the app has taken it.
  func takes(_ controller: SplitKit.ViewController, for action: ShowAction, sender: SplitKit.ViewController?) -> Bool {
    guard !isTakingShow, isAppClass else { return false }
    isTakingShow = true
    defer { isTakingShow = false }
    let (shown, sender) = (UIViewController.of(controller), sender.map(UIViewController.of))
    switch action {
    case .show: show(shown, sender: sender)
    case .showDetail: showDetailViewController(shown, sender: sender)
    }
    return true
  }

  /// Whether the class is an app's own, which can override a method.
  private var isAppClass: Bool { UIKitContext.appClassName(of: self) != nil }

  func usualTarget(forAction action: Selector, sender: Any?) -> UIViewController? {
    let actions: [String: ShowAction] = [
      "showViewController:sender:": .show, "show(_:sender:)": .show, "show": .show,
      "showDetailViewController:sender:": .showDetail, "showDetailViewController(_:sender:)": .showDetail,
      "showDetailViewController": .showDetail,
    ]
    guard let kind = actions[action.name] else {
      var candidate = parent
      while let controller = candidate {
        if controller.canPerformAction(action, withSender: sender) { return controller }
        candidate = controller.parent
      }
      return nil
    }
    return engine.targetViewController(forAction: kind).map(UIViewController.of)
  }
}
