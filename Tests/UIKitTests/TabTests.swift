import SplitKit
import Testing
import UIKitTestApps

@testable import UIKit

/// `UITabBarController`, with controllers and with tabs.
@MainActor @Suite(.serialized) struct TabTests {
  private final class Box: @unchecked Sendable { var coordinator: TabCoordinator? }

  private func stage() throws -> (AppStage, TabCoordinator) {
    let box = Box()
    let stage = try AppStage(.ios13, size: Size(width: 1024, height: 768)) {
      let coordinator = TabCoordinator()
      box.coordinator = coordinator
      return coordinator.start()
    }
    return (stage, box.coordinator!)
  }

  @Test func `the bar has the items of its controllers`() throws {
    let (stage, _) = try stage()
    let items = stage.content("UITabBarController/tabBar")?["items"]?.array ?? []
    #expect(items.map { $0["title"] } == ["Mail", "Calendar", "Settings"])
    #expect(items.map { $0["image"] } == ["envelope", "calendar", "gear"])
    #expect(items[2]["badge"] == "2")
    #expect(items.map { $0["isSelected"] } == [true, false, false])
  }

  @Test func `the title of a root reaches the tab, also one that had another title`() throws {
    let stage = try AppStage(.ios26, size: Size(width: 375, height: 667)) {
      let (inner, outer) = (UINavigationController(), UINavigationController())
      inner.viewControllers = [UIViewController()]
      inner.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 0)
      outer.viewControllers = [UIViewController()]
      outer.tabBarItem = UITabBarItem(title: "Tools", image: nil, tag: 1)
      let tabs = UITabBarController()
      tabs.viewControllers = [inner, outer]
      return tabs
    }
    let stacks = (stage.root(UITabBarController.self).viewControllers ?? []).compactMap { $0 as? UINavigationController }
    let (inner, outer) = (try #require(stacks.first), try #require(stacks.last))
    func titles() -> [Value?] { (stage.content("UITabBarController/tabBar")?["items"]?.array ?? []).map { $0["title"] } }
    #expect(titles() == ["Search", "Tools"])
    inner.viewControllers[0].title = "Library"
    outer.pushViewController(UIViewController(), animated: false)
    outer.viewControllers[1].title = "Detail"
    stage.settle()
    #expect(titles() == ["Library", "Tools"] && inner.tabBarItem.title == "Library")
  }

  @Test func `a bar that the app hides leaves its room to the content, in both ways of hiding it`() throws {
    let (stage, _) = try stage()
    let tabs = stage.root(UITabBarController.self)
    func bottom() throws -> CGFloat {
      stage.settle()
      return try #require(tabs.selectedViewController).view.safeAreaInsets.bottom
    }
    let shown = try bottom()
    #expect(shown > 40 && !tabs.tabBar.isHidden)
    tabs.tabBar.isHidden = true
    #expect(try bottom() < shown && tabs.isTabBarHidden)
    #expect(stage.pane("UITabBarController/tabBar")?.isVisible != true)
    tabs.setTabBarHidden(false, animated: true)
    #expect(try bottom() == shown && !tabs.tabBar.isHidden)
    #expect(stage.pane("UITabBarController/tabBar")?.isVisible == true)
  }

  @Test func `a tap selects, with the calls of the delegate`() throws {
    let (stage, coordinator) = try stage()
    let tabs = stage.root(UITabBarController.self)
    try stage.tap("UITabBarController/item-UISplitViewController-2")
    #expect(tabs.selectedIndex == 1)
    #expect(coordinator.selections == ["Calendar"])
    (tabs.delegate as? TabDelegate)?.blocked = "Settings"
    try stage.tap("UITabBarController/item-nav:SettingsScreen")
    #expect(tabs.selectedIndex == 1)
    #expect(coordinator.selections == ["Calendar"])
    tabs.selectedViewController = tabs.viewControllers?[2]
    stage.settle()
    #expect(tabs.selectedIndex == 2)
    #expect(coordinator.selections == ["Calendar"])
  }

  @Test func `an item changes in the bar, and a stack has that of its root`() throws {
    let (stage, _) = try stage()
    let tabs = stage.root(UITabBarController.self)
    tabs.viewControllers?[0].tabBarItem.badgeValue = "9"
    tabs.viewControllers?[2].title = "Options"
    let stack = UINavigationController(rootViewController: ListScreen("Rooted"))
    tabs.viewControllers?.append(stack)
    stage.settle()
    let items = stage.content("UITabBarController/tabBar")?["items"]?.array ?? []
    #expect(items[0]["badge"] == "9")
    #expect(items[2]["title"] == "Options")
    #expect(items[3]["title"] == "Rooted")
    #expect(tabs.selectedIndex == 0)
    stack.viewControllers[0].title = "Changed"
    stage.settle()
    #expect(stage.content("UITabBarController/tabBar")?["items"]?.array?[3]["title"] == "Changed")
    #expect(stack.tabBarController === tabs)
  }

  @Test func `tabs of iOS 18 are selected and told`() throws {
    let stage = try AppStage(.ios26) {
      let first = UITab(title: "One", image: UIImage(systemName: "1.circle"), identifier: "one") { _ in UIViewController() }
      let inner = UITab(title: "Inner", image: nil, identifier: "inner") { _ in UIViewController() }
      let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [inner]) { _ in UIViewController() }
      return UITabBarController(tabs: [first, group])
    }
    let tabs = stage.root(UITabBarController.self)
    let delegate = TabsDelegate()
    tabs.delegate = delegate
    #expect(tabs.selectedTab?.identifier == "one")
    #expect(stage.content("UITabBarController/tabBar")?["items"]?.array?.map { $0["title"] } == ["One", "Group"])
    tabs.selectedTab = tabs.tab(forIdentifier: "inner")
    stage.settle()
    #expect(tabs.selectedTab?.identifier == "inner")
    #expect(tabs.selectedTab?.parent?.identifier == "group")
    #expect(delegate.selected == ["inner after one"])
    #expect(tabs.selectedTab?.viewController?.tab === tabs.selectedTab)
    tabs.mode = .tabSidebar
    #expect(tabs.tabController.mode == .tabSidebar)
    tabs.sidebar.isHidden = true
    #expect(tabs.sidebar.isHidden)
    tabs.tabs[0].title = "First"
    stage.settle()
    #expect(stage.content("UITabBarController/tabBar")?["items"]?.array?.first?["title"] == "First")
  }

  private final class TabsDelegate: NSObject, UITabBarControllerDelegate {
    var selected: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
      selected.append("\(selectedTab.identifier) after \(previousTab?.identifier ?? "nothing")")
    }
  }
}
