/// The delegate of a tab bar, which decides about the tabs that the user taps and is told about them:
/// `UITabBarControllerDelegate`.
///
/// A controller with `tabs` calls the methods about tabs, and any other the methods about view controllers. T26 observed
/// that the latter are never called if a delegate has both; a delegate here always has both.
public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a tap on a controller's item selects it. The default is true.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
  /// Tells the delegate that the user has tapped a controller's item, even that of the selected controller (AD
  /// documented).
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Tells the delegate that the user has tapped Edit in the list More.
  func tabBarController(_ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController])
  /// Tells the delegate that the user has tapped Done and that the list of items is about to close. `changed` is always false, because no
  /// gesture moves an item here.
  func tabBarController(_ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController], changed: Bool)
  /// Tells the delegate that the list of items has closed. `changed` is always false, because no gesture moves an item here.
  func tabBarController(_ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController], changed: Bool)
  /// Whether a tap on a tab selects it, since iOS 18. The default is true.
  func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool
  /// Tells the delegate that a tab was selected, by the user or by the app, since iOS 18. The previous tab is nil for the
  /// first selection, and the tab itself after a tap on the selected one (T26 observed).
  func tabBarController(_ tabBarController: TabBarController, didSelectTab tab: Tab, previousTab: Tab?)
}

extension TabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
  public func tabBarController(_ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController]) {}
  public func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController], changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController], changed: Bool
  ) {}
  public func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool { true }
  public func tabBarController(_ tabBarController: TabBarController, didSelectTab tab: Tab, previousTab: Tab?) {}
}

/// The calls of the delegate.
extension TabBarController {
  func shouldSelect(_ controller: ViewController) -> Bool {
    guard let delegate else { return true }
    let call = call("tabBarController(_:shouldSelect:)", .ask, [.string(controller.describedName)])
    return application.ask(call, .all, otherwise: true, as: { .bool($0) }) {
      delegate.tabBarController(self, shouldSelect: controller)
    }
  }

  func shouldSelect(_ tab: Tab) -> Bool {
    guard let delegate else { return true }
    let call = call("tabBarController(_:shouldSelectTab:)", .ask, [.string(tab.identifier)])
    return application.ask(call, .all, otherwise: true, as: { .bool($0) }) {
      delegate.tabBarController(self, shouldSelectTab: tab)
    }
  }

  func tellDidSelect(_ controller: ViewController) {
    guard let delegate else { return }
    application.call(call("tabBarController(_:didSelect:)", .did, [.string(controller.describedName)]), .all) {
      delegate.tabBarController(self, didSelect: controller)
    }
  }

  /// Tells the delegate of a controller with tabs about the selected tab.
  func tellDidSelectTab(after previous: Tab?) {
    guard let delegate, let tab = selectedTab else { return }
    let names: [Value] = [.string(tab.identifier), previous.map { .string($0.identifier) } ?? .null]
    application.call(call("tabBarController(_:didSelectTab:previousTab:)", .did, names), .all) {
      delegate.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }
  }

  func tellWillBeginCustomizing() {
    tellCustomizing("tabBarController(_:willBeginCustomizing:)", .will) { $0.tabBarController(self, willBeginCustomizing: $1) }
  }

  /// Tells the delegate that the user will end. Nothing has changed, because no gesture moves a tab here.
  func tellWillEndCustomizing() {
    tellCustomizing("tabBarController(_:willEndCustomizing:changed:)", .will, [false]) {
      $0.tabBarController(self, willEndCustomizing: $1, changed: false)
    }
  }

  /// Tells the delegate that the user has ended.
  func tellDidEndCustomizing() {
    tellCustomizing("tabBarController(_:didEndCustomizing:changed:)", .did, [false]) {
      $0.tabBarController(self, didEndCustomizing: $1, changed: false)
    }
  }

  private func tellCustomizing(
    _ selector: String, _ phase: Call.Phase, _ rest: [Value] = [],
    _ tell: (any TabBarControllerDelegate, [ViewController]) -> Void
  ) {
    guard let delegate else { return }
    let controllers = customizableControllers
    let names = Value.array(controllers.map { .string($0.describedName) })
    application.call(call(selector, phase, [names] + rest), .all) { tell(delegate, controllers) }
  }

  /// A call of the delegate. Only those about tabs have the selected index.
  private func call(_ selector: String, _ phase: Call.Phase, _ arguments: [Value]) -> Call {
    Call(
      selector, phase, receiver: "delegate", arguments: arguments, readings: shownTabs.isEmpty ? [] : selectedIndexMember,
      receiverClass: (delegate as? any RepresentedDelegate)?.representedClassName)
  }
}
