import Testing

@testable import SplitKit

/// The items of a stack's toolbar stay in its row (the widths are ours).
@Suite struct ToolbarFitTests {
  /// The widths of the items, the width of the row, and the widths in it. The margins take 16 at each edge.
  private static let rows: [(widths: [Double], row: Double, cut: [Double])] = [
    ([60.0, 70, 80], 300.0, [60.0, 70, 80]), ([60, 70, 80], 242, [60, 70, 80]), ([60, 200, 50], 242, [60, 100, 50]),
    ([900, 30, 900], 332, [135, 30, 135]), ([900, 900, 900], 332, [100, 100, 100]), ([50, 50], 32, [0, 0]), ([], 100, []),
  ]

  @Test(arguments: rows)
  func `the widest items are cut to one width`(widths: [Double], row: Double, cut: [Double]) {
    let places = Profile.ios26.bars.items.places(of: widths, in: row)
    #expect(places.map(\.width) == cut)
    #expect(places.allSatisfy { $0.inset >= 16 && $0.inset + $0.width <= max(row - 16, 16) })
  }

  /// A stack with long titles in its toolbar.
  private static func tree(_ profile: Profile, policy: TraitPolicy = .pad) -> Tree {
    Tree(profile: profile, policy: policy) { application in
      let root = PlainViewController(application, named: "N")
      root.setToolbarItems(titled: ["Go", String(repeating: "long ", count: 200), "A rather long title"])
      let stack = NavigationController(rootViewController: root)
      stack.isToolbarHidden = false
      return stack
    }
  }

  @Test(arguments: Profile.since(.ios8), [TraitPolicy.pad, .phone])
  func `through all widths the items are in the row, clear of the insets`(profile: Profile, policy: TraitPolicy) throws {
    let tree = Self.tree(profile, policy: policy)
    let reader = SceneReader(of: tree.window)
    for width in [1400.0, 1024, 700, 393, 320, 200, 120, 80, 75, 60, 40, 393] {
      tree.application.beginMessage(isResize: true)
      tree.resize(width, 700)
      let scene = reader.read()
      let pane = try #require(scene.panes.first { $0.id == "nav:N/pane" })
      guard let slot = pane.bottomToolbarFrame else {
        #expect(width < (profile == .ios26 && policy == .phone ? 100 : 80) && pane.bottomToolbar == nil, "\(width)")
        continue
      }
      let items = try #require(scene.viewModels.first { $0.id == pane.bottomToolbar }?.content["items"]?.array)
      let ends = items.compactMap { item in item["inset"]?.number.flatMap { inset in item["width"]?.number.map { inset + $0 } } }
      #expect(slot.width > 0 && ends.count == 3 && ends.allSatisfy { $0 <= slot.width }, "\(width)")
    }
  }

  @Test func `before iOS 26 the buttons keep clear of the insets, and the slot does not`() {
    let view = ViewPlacement(
      frame: Rect(x: 0, y: 0, width: 844, height: 390), safeArea: EdgeInsets(left: 47, bottom: 21, right: 47))
    let traits = TraitCollection(userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .compact)
    let place = Profile.ios14.bars.toolbar.place(in: view, for: traits, isAboveTabBar: false)
    #expect(place.frame == Rect(x: 0, y: 337, width: 844, height: 53))
    #expect(place.buttons == Rect(x: 47, y: 337, width: 750, height: 32))
  }

  @Test func `a column that a sidebar of tabs covers has no toolbar`() throws {
    let tree = Tree(profile: .ios18, size: Size(width: 1180, height: 820)) { application in
      let split = SplitViewController(application, id: "split", style: .doubleColumn)
      for (column, name) in [(Column.primary, "A"), (.secondary, "B")] {
        let root = PlainViewController(application, named: name)
        root.setToolbarItems(titled: ["One", "Two"])
        let stack = NavigationController(rootViewController: root)
        stack.isToolbarHidden = false
        split.setViewController(stack, for: column)
      }
      let tabs = TabBarController(application, id: "tabs", viewControllers: [split])
      tabs.mode = .tabSidebar
      tabs.sidebar.isHidden = false
      return tabs
    }
    #expect(tree.pane("nav:A/pane")?.bottomToolbar == nil && tree.pane("nav:A/pane")?.bottomToolbarFrame == nil)
    #expect(tree.pane("nav:A/pane")?.contentSafeArea?.bottom == tree.window.safeArea.bottom)
    #expect(try #require(tree.pane("nav:B/pane")?.bottomToolbarFrame).width > 300)
  }
}
