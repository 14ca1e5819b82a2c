/// The delegate of a tab bar, which decides about the tabs that the user taps and is told about them:
/// `UITabBarControllerDelegate`.
public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a tap on a controller's item selects it. The default is true.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
  /// Tells the delegate that the user has tapped a controller's item, even that of the selected controller (AD
  /// documented).
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
}

extension TabBarController {
  /// Handles a tap on an item. A tap on the selected item pops its stack to the root (AD documented), unless something
  /// is presented over it. A stack in a split view stays as it is (unmeasured).
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
