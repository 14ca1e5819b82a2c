/// The delegate of a stack, which is told about the controllers that the stack shows: `UINavigationControllerDelegate`.
public protocol NavigationControllerDelegate: AnyObject {
  /// Tells the delegate that a controller will be shown: by a push, a pop, a new stack, or because the stack itself
  /// appears.
  ///
  /// While a split view is collapsed, the controller can be a nested navigation controller (S0 observed).
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)

  /// Tells the delegate that the controller is shown.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {}
}

/// The two calls, before and after the appearance of a controller. Apple documents them as just before the view is
/// displayed and just after. Their order relative to the appearance calls is unmeasured. Here `willShow` comes before
/// the first of them, and `didShow` after the last.
extension NavigationController {
  func tellWillShow(animated: Bool) {
    guard isOnScreen, let top = viewControllers.last else { return }
    pendingDidShow = animated
    guard let delegate else { return }
    application.call(call("navigationController(_:willShow:animated:)", .will, top, animated), .all) {
      delegate.navigationController(self, willShow: top, animated: animated)
    }
  }

  /// Tells the delegate that a controller has appeared, or stayed on screen. It is called once for each `tellWillShow`.
  func didShow(_ controller: ViewController) {
    guard let animated = pendingDidShow, controller === viewControllers.last, isOnScreen else { return }
    pendingDidShow = nil
    guard let delegate else { return }
    application.call(call("navigationController(_:didShow:animated:)", .did, controller, animated), .all) {
      delegate.navigationController(self, didShow: controller, animated: animated)
    }
  }

  private func call(_ selector: String, _ phase: Call.Phase, _ shown: ViewController, _ animated: Bool) -> Call {
    let arguments: [Value] = [.string(describedName), .string(shown.describedName), .bool(animated)]
    let name = (delegate as? any RepresentedDelegate)?.representedClassName
    return Call(selector, phase, receiver: "delegate", arguments: arguments, receiverClass: name)
  }
}
