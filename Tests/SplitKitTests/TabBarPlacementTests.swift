import PreviewProtocol
import Testing

@testable import SplitKit

/// The places of tab bars on every device and through all widths (spec/containers.md 330 to 341).
@Suite struct TabBarPlacementTests {
  static let profiles = Profile.since(.ios8)

  /// A tab of each kind: a stack, a plain controller, and a classic split view of a stack and a plain controller.
  private static func root(_ application: Application) -> ViewController {
    let split = SplitViewController(application, id: "split")
    split.viewControllers = [
      NavigationController(rootViewController: PlainViewController(application, named: "A")),
      PlainViewController(application, named: "B"),
    ]
    return TabBarController(
      application, id: "tabs",
      viewControllers: [
        NavigationController(rootViewController: PlainViewController(application, named: "N")),
        PlainViewController(application, named: "P"), split,
      ])
  }

  private static func tree(_ profile: Profile, on device: Device, isLandscape: Bool) -> Tree {
    Tree(
      profile: profile, size: device.screen(isLandscape: isLandscape), device: device,
      policy: device.idiom == .phone ? .phone : .pad, root)
  }

  @Test(arguments: profiles)
  func `on every device the bar is where the size classes put it`(profile: Profile) throws {
    for device in DeviceCatalog.builtIn.devices {
      for isLandscape in [false, true] {
        let tree = Self.tree(profile, on: device, isLandscape: isLandscape)
        try Self.checkTabs(of: tree, profile, "\(device.id) \(isLandscape)")
      }
      let tree = Self.tree(profile, on: device, isLandscape: false)
      for size in device.windows.map(\.size) {
        tree.resize(size.width, size.height)
        try Self.checkTabs(of: tree, profile, "\(device.id) \(size.width) x \(size.height)")
      }
    }
  }

  @Test(arguments: profiles, [TraitPolicy.pad, .phone])
  func `through all widths the bar changes over with the size class`(profile: Profile, policy: TraitPolicy) throws {
    let tree = Tree(profile: profile, policy: policy, Self.root)
    for height in [1024.0, 700, 390] {
      for width in Array(stride(from: 1400.0, through: 320, by: -1)) + Array(stride(from: 320.0, through: 1400, by: 41)) {
        tree.resize(width, height)
        try Self.checkTabs(of: tree, profile, "\(policy) \(width) x \(height)")
      }
    }
  }

  private static func checkTabs(of tree: Tree, _ profile: Profile, _ name: @autoclosure () -> String) throws {
    let tabs = try #require(tree.root as? TabBarController)
    for index in 0...2 {
      tabs.selectedIndex = index
      tree.window.layoutIfNeeded()
      check(tree, tabs, profile, "\(name()) tab \(index)")
    }
  }

  private static func check(_ tree: Tree, _ tabs: TabBarController, _ profile: Profile, _ name: @autoclosure () -> String) {
    let (traits, size, safe) = (tabs.traitCollection, tree.window.size, tree.window.safeArea)
    let width = PixelGrid(scale: tree.window.scale).round(size.width)
    let scene = tree.scene
    func pane(_ id: String) -> Pane? { scene.panes.first { $0.id == id } }
    let isTop = Profile.since(.ios18).contains(profile) && traits.userInterfaceIdiom == .pad && traits.isWide
    let bottom = bottomHeight(profile, traits, safe.bottom)
    let frame =
      isTop
      ? Rect(x: 0, y: safe.top, width: width, height: profile == .ios26 ? 44 : 50)
      : Rect(x: 0, y: size.height - bottom, width: width, height: bottom)
    expectEqual(pane("tabs/tabBar")?.frame, frame, name())
    expectEqual(frame.y >= 0 && frame.maxY <= size.height, true, name())
    let placement = scene.hierarchy.state.first { $0.name == "tabBarPlacement" }?.value
    expectEqual(placement, .string(isTop ? "top" : "bottom"), name())
    expectEqual(tabs.selectedViewController?.view.safeArea.bottom, isTop ? safe.bottom : bottom, name())
    guard isTop else { return }
    let under = profile == .ios26 ? 64.0 : 50
    switch tabs.selectedIndex {
    case 0: expectEqual(pane("nav:N/pane")?.safeArea, safe, name())
    case 1: expectEqual(pane("P/pane")?.safeArea.top, safe.top + under, name())
    default:
      expectEqual(tabs.selectedViewController?.view.safeArea, safe, name())
      expectEqual(pane("B/pane")?.safeArea.top, safe.top + under, name())
    }
  }

  /// The height of a bar at the bottom, with the inset below it, from the tables of spec/containers.md 2.1.
  private static func bottomHeight(_ profile: Profile, _ traits: TraitCollection, _ inset: Double) -> Double {
    if profile == .ios26 { return traits.verticalSizeClass == .compact ? 64 : 83 }
    if traits.userInterfaceIdiom == .pad { return profile == .ios8 ? 49 + inset : inset > 0 ? 65 : 50 }
    return (profile != .ios8 && traits.verticalSizeClass == .compact && !traits.isWide ? 32 : 49) + inset
  }

  @Test func `a controller with tabs keeps its selection, and tells of the one that it loses`() {
    final class Listener: TabBarControllerDelegate {
      var told: [String] = []
      func tabBarController(_: TabBarController, didSelectTab tab: Tab, previousTab: Tab?) {
        told.append("\(tab.identifier) after \(previousTab?.identifier ?? "none")")
      }
    }
    let (application, listener) = (Application(profile: .ios26), Listener())
    let all = ["A", "B", "C"].map { Tab(identifier: $0, viewController: PlainViewController(application, named: $0)) }
    let tabs = TabBarController(application, id: "tabs")
    tabs.delegate = listener
    tabs.tabs = all
    let window = Window(application: application, rootViewController: tabs, size: Size(width: 400, height: 800))
    window.makeVisible()
    #expect(listener.told == ["A after none"])
    tabs.selectedTab = all[2]
    tabs.tabs = Array(all.dropLast())
    #expect(listener.told.dropFirst() == ["C after A", "A after C"])
    #expect(tabs.viewControllers.map(\.id) == ["A", "B"] && all[2].viewController.parent == nil)
    tabs.tabs = all
    #expect(listener.told.count == 3 && tabs.selectedIndex == 0)
    tabs.tabs = [all[0], all[0]]
    #expect(tabs.tabs.count == 3)
    #expect(application.takeCalls().last?.phase == .raise)
  }

  @Test func `a group is one item of the bar, and a sidebar lists what is in it`() throws {
    let application = Application(profile: .ios26)
    func tab(_ name: String) -> Tab {
      Tab(identifier: name, title: name, viewController: PlainViewController(application, named: name))
    }
    let children = [tab("one"), tab("two")]
    let group = TabGroup(
      identifier: "group", title: "Group", viewController: PlainViewController(application, named: "own"), children: children)
    let tabs = TabBarController(application, id: "tabs")
    tabs.tabs = [tab("first"), group]
    let window = Window(application: application, rootViewController: tabs, size: Size(width: 1024, height: 768))
    window.makeVisible()
    try window.tap("tabs/item-group")
    #expect(tabs.selectedTab === group)
    try window.tap("tabs/sidebarButton")
    try window.tap("tabs/sidebar-two")
    #expect(tabs.selectedTab === children[1] && tabs.selectedViewController?.id == "two")
    #expect(Scene(of: window).viewModels.first { $0.id == "tabs/sidebar" }?.content["items"]?.array?.count == 4)
    try window.tap("tabs/sidebar-first")
    try window.tap("tabs/hideSidebar")
    try window.tap("tabs/item-group")
    #expect(tabs.selectedTab === children[1])
  }
}

extension TraitCollection {
  fileprivate var isWide: Bool { horizontalSizeClass == .regular }
}
