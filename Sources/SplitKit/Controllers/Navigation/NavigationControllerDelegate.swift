/// What hears of the controllers that a stack shows: `UINavigationControllerDelegate`.
public protocol NavigationControllerDelegate: AnyObject {
  /// The controller is about to be shown, by a push, a pop, another stack, or because the stack itself appears.
  ///
  /// While a split view is collapsed it may be a nested navigation controller (S0 observed).
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)

  /// The controller is shown.
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

/// The two calls, each around the appearance of what is shown: documented as just before the view is displayed and just
/// after. Their order against the appearance calls is unmeasured; here `willShow` comes before the first of them and
/// `didShow` after the last.
extension NavigationController {
  func tellWillShow(animated: Bool) {
    guard isOnScreen, let top = viewControllers.last else { return }
    pendingDidShow = animated
    guard let delegate else { return }
    application.call(call("navigationController(_:willShow:animated:)", .will, top, animated), .all) {
      delegate.navigationController(self, willShow: top, animated: animated)
    }
  }

  /// The controller has appeared, or stayed on screen through the change. Called once for each `tellWillShow`.
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
    return Call(selector, phase, receiver: "delegate", arguments: arguments)
  }
}
