internal import SplitKit

/// The engine's delegate of a tab bar controller, which passes calls on to that of the app.
@MainActor
final class TabBarDelegateAdapter: @MainActor TabBarControllerDelegate, @MainActor RepresentedDelegate {
  private unowned let owner: UITabBarController

  init(of owner: UITabBarController) { self.owner = owner }

  var representedClassName: String? { owner.delegate.map { String(describing: type(of: $0)) } }

  func tabBarController(_ controller: SplitKit.TabBarController, shouldSelect viewController: SplitKit.ViewController) -> Bool {
    owner.delegate?.tabBarController(owner, shouldSelect: .of(viewController)) ?? true
  }

  func tabBarController(_ controller: SplitKit.TabBarController, didSelect viewController: SplitKit.ViewController) {
    if let item = UIViewController.of(viewController).tabBarItem { owner.tabBar(owner.tabBar, didSelect: item) }
    owner.delegate?.tabBarController(owner, didSelect: .of(viewController))
  }

  func tabBarController(_ controller: SplitKit.TabBarController, willBeginCustomizing controllers: [SplitKit.ViewController]) {
    owner.delegate?.tabBarController(owner, willBeginCustomizing: controllers.map(UIViewController.of))
  }

  func tabBarController(
    _ controller: SplitKit.TabBarController, willEndCustomizing controllers: [SplitKit.ViewController], changed: Bool
  ) {
    owner.delegate?.tabBarController(owner, willEndCustomizing: controllers.map(UIViewController.of), changed: changed)
  }

  func tabBarController(
    _ controller: SplitKit.TabBarController, didEndCustomizing controllers: [SplitKit.ViewController], changed: Bool
  ) {
    owner.delegate?.tabBarController(owner, didEndCustomizing: controllers.map(UIViewController.of), changed: changed)
  }

  func tabBarController(_ controller: SplitKit.TabBarController, shouldSelectTab tab: SplitKit.Tab) -> Bool {
    guard let tab = owner.tab(of: tab) else { return true }
    return owner.delegate?.tabBarController(owner, shouldSelectTab: tab) ?? true
  }

  func tabBarController(
    _ controller: SplitKit.TabBarController, didSelectTab tab: SplitKit.Tab, previousTab: SplitKit.Tab?
  ) {
    guard let tab = owner.tab(of: tab) else { return }
    owner.delegate?.tabBarController(owner, didSelectTab: tab, previousTab: previousTab.flatMap { owner.tab(of: $0) })
  }
}
