/// What decides over and hears of the tabs that the user taps: `UITabBarControllerDelegate`.
public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a tap on this controller's item selects it. Default true.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
  /// The user has tapped this controller's item; the selected one's too (AD documented).
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
}

extension TabBarController {
  /// The user tapped an item. The selected one's takes its stack back to the root (AD documented), while nothing is
  /// presented over it. A stack in a split view stays as it is (unmeasured).
  func didTapItem(of controller: ViewController) {
    guard shouldSelect(controller) else { return }
    if controller !== selectedViewController {
      selectedViewController = controller
    } else if presentedViewController == nil {
      (controller as? NavigationController)?.popToRootViewController()
    }
    tellDidSelect(controller)
  }

  private func shouldSelect(_ controller: ViewController) -> Bool {
    guard let delegate else { return true }
    let call = call("tabBarController(_:shouldSelect:)", .ask, controller)
    return application.ask(call, .all, otherwise: true, as: { .bool($0) }) {
      delegate.tabBarController(self, shouldSelect: controller)
    }
  }

  private func tellDidSelect(_ controller: ViewController) {
    guard let delegate else { return }
    application.call(call("tabBarController(_:didSelect:)", .did, controller), .all) {
      delegate.tabBarController(self, didSelect: controller)
    }
  }

  private func call(_ selector: String, _ phase: Call.Phase, _ controller: ViewController) -> Call {
    Call(selector, phase, receiver: "delegate", arguments: [.string(controller.describedName)])
  }
}
