import Testing

@testable import SplitKit

/// A tab bar's selection, and when the bar is away (spec/split-view.md 6.2).
@Suite struct TabBarTests {
  final class Gate: TabBarControllerDelegate {
    var isOpen = true
    func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool {
      isOpen
    }
  }

  private func tree(_ gate: Gate? = nil, size: Size = Size(width: 1024, height: 768)) -> (Tree, TabBarController) {
    let tree = Tree(profile: .ios13, detail: .all, size: size) { application in
      TabBarController(
        application, id: "tabs",
        viewControllers: ["A", "B"].map {
          NavigationController(rootViewController: PlainViewController(application, named: $0))
        })
    }
    let tabs = tree.root as! TabBarController
    tabs.delegate = gate
    return (tree, tabs)
  }

  @Test func `assigning the selection asks and tells nobody`() {
    let gate = Gate()
    let (tree, tabs) = tree(gate)
    tabs.selectedIndex = 1
    #expect(
      tree.takeCalls() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B.didMove(toParent:)",
      ])
    tabs.selectedIndex = 1
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1 && tree.takeCalls().isEmpty)
    tabs.selectedViewController = tabs.viewControllers[0]
    #expect(tabs.selectedIndex == 0)
    _ = tree.takeCalls()
    tabs.selectedViewController = tree.plain("stranger")
    #expect(tabs.selectedIndex == 0)
    #expect(tree.application.takeCalls().map(\.phase) == [.raise])
  }

  @Test func `a selection before there is a window mounts nothing`() {
    let application = Application(profile: .ios26)
    let split = SplitViewController(application, id: "split")
    split.viewControllers = ["P", "S"].map {
      NavigationController(rootViewController: PlainViewController(application, named: $0))
    }
    let tabs = TabBarController(
      application, id: "tabs", viewControllers: [PlainViewController(application, named: "home"), split])
    _ = application.takeCalls()
    tabs.selectedViewController = split
    #expect(application.takeCalls().isEmpty)
    #expect(split.children.isEmpty)
    let window = Window(application: application, rootViewController: tabs, size: Size(width: 400, height: 800))
    window.makeVisible()
    #expect(split.isCollapsed)
    #expect(split.children.count == 1)
  }

  @Test func `a tap asks the delegate first and tells it afterwards`() throws {
    let gate = Gate()
    let (tree, tabs) = tree(gate)
    try tree.window.tap("tabs/item-nav:B")
    let calls = tree.application.takeCalls()
    #expect(calls.first?.selector == "tabBarController(_:shouldSelect:)" && calls.first?.answer == .value(true))
    #expect(calls.last?.selector == "tabBarController(_:didSelect:)" && calls.last?.arguments == ["nav[B]"])
    #expect(tabs.selectedIndex == 1)
    gate.isOpen = false
    try tree.window.tap("tabs/item-nav:A")
    #expect(tree.takeCalls() == ["delegate.tabBarController(_:shouldSelect:)"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a tap on the selected tab goes back to the root of its stack`() throws {
    let (tree, tabs) = tree()
    let navigation = tabs.selectedViewController as! NavigationController
    for name in ["X", "Y"] { navigation.pushViewController(tree.plain(name)) }
    tree.window.layoutIfNeeded()
    try tree.window.tap("tabs/item-nav:A")
    #expect(navigation.describedName == "nav[A]")
    navigation.pushViewController(tree.plain("Z"))
    tree.present("P", .formSheet)
    tabs.didTapItem(at: 0)
    #expect(navigation.describedName == "nav[A,Z]")
  }

  @Test func `a controller that hides the bar when it is pushed hides it until it is popped`() throws {
    let (tree, tabs) = tree()
    let navigation = tabs.selectedViewController as! NavigationController
    #expect(tree.pane("tabs/tabBar")?.isVisible == true)
    let inset = navigation.view.safeArea.bottom
    let hiding = tree.plain("H")
    hiding.hidesBottomBarWhenPushed = true
    navigation.pushViewController(hiding)
    tree.window.layoutIfNeeded()
    #expect(tree.pane("tabs/tabBar")?.isVisible == false)
    #expect(tree.pane("H/pane")?.safeArea.bottom == 20 && inset == 65)
    #expect(throws: Refusal.notHittable("tabs/item-nav:B", because: "it is off screen")) {
      try tree.window.tap("tabs/item-nav:B")
    }
    hiding.hidesBottomBarWhenPushed = false
    navigation.pushViewController(tree.plain("X"))
    tree.window.layoutIfNeeded()
    #expect(tree.pane("tabs/tabBar")?.isVisible == false)
    navigation.popToRootViewController()
    tree.window.layoutIfNeeded()
    #expect(tree.pane("tabs/tabBar")?.isVisible == true)
    #expect(navigation.view.safeArea.bottom == inset)
  }

  @Test func `what is said after the push is for the next one, and each tab has its own bar`() {
    let (tree, tabs) = tree()
    let navigation = tabs.selectedViewController as! NavigationController
    let pushed = tree.plain("H")
    navigation.pushViewController(pushed)
    pushed.hidesBottomBarWhenPushed = true
    tree.window.layoutIfNeeded()
    #expect(tree.pane("tabs/tabBar")?.isVisible == true)
    navigation.popViewController()
    navigation.pushViewController(pushed)
    tree.window.layoutIfNeeded()
    #expect(tree.pane("tabs/tabBar")?.isVisible == false)
    tabs.selectedIndex = 1
    tree.window.layoutIfNeeded()
    #expect(tree.pane("tabs/tabBar")?.isVisible == true)
    tabs.selectedIndex = 0
    tree.window.layoutIfNeeded()
    #expect(tree.pane("tabs/tabBar")?.isVisible == false)
  }

  @Test func `through a split in a tab the bar hides the same way, collapsed and expanded`() {
    let tree = Tree(profile: .ios13, size: Size(width: 400, height: 768)) { application in
      let split = SplitViewController(application, id: "split")
      split.viewControllers = ["A", "B"].map {
        NavigationController(rootViewController: PlainViewController(application, named: $0))
      }
      return TabBarController(application, id: "tabs", viewControllers: [split])
    }
    let inner = tree.window.controller("nav:B") as! NavigationController
    let hiding = tree.plain("H")
    hiding.hidesBottomBarWhenPushed = true
    inner.pushViewController(hiding)
    tree.window.layoutIfNeeded()
    #expect(tree.pane("tabs/tabBar")?.isVisible == false)
    tree.resize(1024, 768)
    #expect(inner.describedName == "nav[B,H]")
    #expect(tree.pane("tabs/tabBar")?.isVisible == false)
    inner.popViewController()
    tree.window.layoutIfNeeded()
    #expect(tree.pane("tabs/tabBar")?.isVisible == true)
  }

  @Test func `a collapse that discards what hid the bar brings it back in the same layout`() {
    final class Merger: SplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
        onto primary: ViewController
      ) -> Bool { true }
    }
    let merger = Merger()
    let tree = Tree(profile: .ios13) { application in
      let split = SplitViewController(application, id: "split")
      split.delegate = merger
      split.viewControllers = ["A", "B"].map {
        NavigationController(rootViewController: PlainViewController(application, named: $0))
      }
      return TabBarController(application, id: "tabs", viewControllers: [split])
    }
    let hiding = tree.plain("H")
    hiding.hidesBottomBarWhenPushed = true
    (tree.window.controller("nav:B") as! NavigationController).pushViewController(hiding)
    tree.window.layoutIfNeeded()
    tree.resize(400, 768)
    #expect(tree.pane("tabs/tabBar")?.isVisible == true)
    #expect(tree.pane("A/pane")?.safeArea.bottom == 65)
  }
}
