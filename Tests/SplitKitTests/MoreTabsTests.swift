import Testing

@testable import SplitKit

/// Tab bars with more tabs than they have space for (spec/reports.md 452).
@Suite struct MoreTabsTests {
  private func tree(_ profile: Profile, tabs count: Int, width: Double) -> (Tree, TabBarController) {
    let tree = Tree(profile: profile, size: Size(width: width, height: 900)) { application in
      TabBarController(
        application, id: "tabs",
        viewControllers: (1...count).map {
          let content = PlainViewController(application, named: "T\($0)")
          return $0 == count ? content : NavigationController(rootViewController: content)
        })
    }
    return (tree, tree.root as! TabBarController)
  }

  private func items(_ tree: Tree) -> [String] {
    let bar = tree.scene.viewModels.first { $0.id == "tabs/tabBar" }?.content
    return (bar?["items"]?.array ?? []).compactMap { $0["id"]?.string?.split(separator: "/").last.map(String.init) }
  }

  @Test(arguments: [Profile.ios5, .ios8, .ios13, .ios14, .ios18, .ios26], [400.0, 1024])
  func `the bar shows one fewer and More beyond what it has space for`(profile: Profile, width: Double) {
    let isCompact = width == 400
    let hasBarAtTop = !isCompact && [.ios18, .ios26].contains(profile)
    let most = hasBarAtTop ? Int.max : isCompact ? 5 : 8
    for count in 1...12 {
      let (tree, tabs) = tree(profile, tabs: count, width: width)
      let items = items(tree)
      #expect(items.count == min(count, most) && tabs.hasMore == (count > most))
      #expect((items.last == "more-item") == (count > most))
    }
  }

  @Test func `More lists the rest, and a row leads to a controller whose bar the list shares`() throws {
    let (tree, tabs) = tree(.ios26, tabs: 7, width: 400)
    try tree.window.tap("tabs/more-item")
    #expect(tabs.selectedIndex == TabBarController.noIndex && tabs.selectedViewController === tabs.moreNavigationController)
    let rows = tree.scene.viewModels.first { $0.id == "tabs/more" }?.content["sections"]?.array?.first?["rows"]?.array
    #expect(rows?.compactMap { $0["id"]?.string } == ["nav:T5", "nav:T6", "T7"].map { "tabs/more/row-\($0)" })
    #expect(tree.bar("tabs/moreNavigation")?["title"] == "More")
    try tree.window.tap("tabs/more/row-nav:T6")
    let chosen = try #require(tree.window.controller("nav:T6"))
    #expect(chosen.parent === tabs.moreNavigationController && tabs.selectedIndex == 5 && tabs.selectedViewController === chosen)
    #expect(tree.pane("T6/pane")?.isVisible == true && tree.pane("nav:T6/pane") == nil)
    #expect(tree.bar("tabs/moreNavigation")?["title"] == "T6")
    #expect(tree.bar("nav:T6") == nil)
    try tree.window.tap("tabs/moreNavigation/back")
    #expect(tabs.selectedIndex == TabBarController.noIndex && chosen.parent === tabs)
  }

  private final class Customizing: TabBarControllerDelegate {
    var told: [String] = []
    func tabBarController(_ tabs: TabBarController, willBeginCustomizing all: [ViewController]) {
      told.append("begin \(all.count)")
    }
    func tabBarController(_ tabs: TabBarController, willEndCustomizing all: [ViewController], changed: Bool) {
      told.append("will end \(changed)")
    }
    func tabBarController(_ tabs: TabBarController, didEndCustomizing all: [ViewController], changed: Bool) {
      told.append("did end \(changed)")
    }
  }

  @Test func `the list of More has Edit while there is something to customize`() throws {
    let (tree, tabs) = tree(.ios14, tabs: 7, width: 400)
    let delegate = Customizing()
    tabs.delegate = delegate
    try tree.window.tap("tabs/more-item")
    #expect(tree.bar("tabs/moreNavigation")?["trailing"]?.array?.count == 1)
    try tree.window.tap("tabs/more/edit")
    #expect(delegate.told == ["begin 7"] && tree.pane("tabs/configure/pane")?.isInteractive == true)
    try tree.window.tap("tabs/configure/done")
    #expect(delegate.told == ["begin 7", "will end false", "did end false"] && tabs.presentedViewController == nil)
    tabs.customizable = []
    tree.window.layoutIfNeeded()
    #expect(tree.bar("tabs/moreNavigation")?["trailing"]?.array?.isEmpty == true)
  }

  @Test func `a tap on the selected More goes back to its list, and another tab keeps what it shows`() throws {
    let (tree, tabs) = tree(.ios13, tabs: 7, width: 400)
    try tree.window.tap("tabs/more-item")
    try tree.window.tap("tabs/more/row-T7")
    try tree.window.tap("tabs/item-nav:T1")
    #expect(tabs.selectedIndex == 0 && tree.pane("T1/pane")?.isVisible == true)
    try tree.window.tap("tabs/more-item")
    #expect(tabs.selectedIndex == 6 && tree.pane("T7/pane")?.isVisible == true)
    try tree.window.tap("tabs/more-item")
    #expect(tabs.selectedIndex == TabBarController.noIndex && tree.pane("tabs/more/pane")?.isVisible == true)
  }

  @Test func `the app selects a controller behind More by its index`() {
    let (tree, tabs) = tree(.ios14, tabs: 9, width: 1024)
    tabs.selectedIndex = 8
    tree.window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 8 && tree.pane("T9/pane")?.isVisible == true)
    #expect(tabs.moreNavigationController.viewControllers.map(\.id) == ["tabs/more", "T9"])
    tabs.selectedIndex = 2
    tree.window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 2 && tree.pane("T3/pane")?.isVisible == true)
    tabs.selectedViewController = tabs.moreNavigationController
    tree.window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 8)
  }

  @Test func `a selected controller goes behind More in a narrow window and comes back in a wide one`() throws {
    let (tree, tabs) = tree(.ios14, tabs: 7, width: 1024)
    tabs.selectedIndex = 5
    tree.window.layoutIfNeeded()
    _ = tree.takeCalls()
    let root = try #require(tree.window.controller("T6"))
    for _ in 0..<3 {
      tree.resize(400, 900)
      #expect(tabs.hasMore && tabs.isMoreSelected && tabs.selectedIndex == 5 && root.isOnScreen)
      #expect(tree.window.controller("nav:T6")?.parent === tabs.moreNavigationController)
      tree.resize(1024, 900)
      #expect(!tabs.hasMore && !tabs.isMoreSelected && tabs.selectedIndex == 5 && root.isOnScreen)
      #expect(tree.window.controller("nav:T6")?.parent === tabs && tabs.moreNavigationController.parent == nil)
    }
    #expect(!tree.takeCalls().contains { $0.hasPrefix("T6.view") && $0.hasSuffix("ppear") })
  }

  @Test func `the list gives way to the last tab in a wide window, and other controllers end what is behind More`() throws {
    let (tree, tabs) = tree(.ios13, tabs: 7, width: 400)
    tabs.selectedIndex = 1
    tree.window.layoutIfNeeded()
    try tree.window.tap("tabs/more-item")
    tree.resize(1024, 900)
    #expect(tabs.selectedIndex == 1 && tree.pane("T2/pane")?.isVisible == true)
    tree.resize(400, 900)
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 6
    tree.window.layoutIfNeeded()
    let gone = tabs.viewControllers[6]
    tabs.setViewControllers(Array(tabs.viewControllers.prefix(3)))
    tree.window.layoutIfNeeded()
    #expect(!tabs.hasMore && gone.parent == nil && tabs.selectedIndex == 0 && tree.pane("T1/pane")?.isVisible == true)
    #expect(tabs.children.map(\.id) == ["nav:T1", "nav:T2", "nav:T3"])
  }
}
