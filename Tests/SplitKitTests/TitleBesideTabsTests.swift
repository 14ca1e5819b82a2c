import Testing

@testable import SplitKit

/// Titles and buttons in the strip of a tab bar at the top of a pad (spec/containers.md 328 and 344; the figures are ours).
@Suite struct TitleBesideTabsTests {
  /// Tabs from 300 to 500 in a row of 800 that begins at 100.
  private static func row(leading: Double, trailing: Double, isMirrored: Bool = false) -> TitleRow {
    let row = Rect(x: 100, y: 32, width: 800, height: 54)
    let tabs = Rect(x: 400, y: 32, width: 200, height: 44)
    return TitleRow(
      row, items: (leading, trailing), tabs: isMirrored ? tabs.mirrored(in: row) : tabs, isMirrored: isMirrored)
  }

  private static func beside(_ inset: Double, _ width: Double) -> TitlePlace {
    .beside(BarItemPlace(inset: inset, width: width))
  }

  @Test(arguments: [
    // The widths of the items at the two edges and of the title, and its place. The tabs take 292 to 508 with their gaps.
    (0.0, 0.0, 100.0, beside(0, 292)), (60, 0, 232, beside(60, 232)), (60, 0, 233, beside(508, 292)),
    (200, 0, 100, beside(508, 292)), (60, 200, 500, beside(60, 232)), (0, 0, 500, beside(0, 292)),
    // The items move the title aside, beyond the tabs.
    (520, 0, 40, .usual), (0, 520, 40, .usual),
    // No room is wide enough, and the wider one has less than 100.
    (250, 250, 50, .hidden), (200, 200, 95, .hidden), (200, 200, 92, beside(200, 92)),
  ])
  func `a title has the first place beside the tabs that is wide enough`(
    leading: Double, trailing: Double, width: Double, place: TitlePlace
  ) {
    for isMirrored in [false, true] {
      #expect(Self.row(leading: leading, trailing: trailing, isMirrored: isMirrored).place(ofTitle: width) == place)
    }
  }

  @Test(
    arguments: [
      // The tabs, the widths of an item at the leading edge and at the trailing one or 0 for none, the width of the row, and the
      // distances from the edges that the obstacles take.
      ((300.0, 500.0), 44.0, 44.0, 800.0, (nil, nil)), ((40, 200), 44, 0, 800, (200, nil)), ((-36, 264), 44, 44, 558, (264, nil)),
      ((700, 900), 0, 44, 800, (nil, 100)), ((-50, 10), 44, 0, 800, (nil, nil)), ((20, 700), 44, 44, 800, (nil, nil)),
      ((20, 700), 44, 0, 800, (700, nil)), ((20, 780), 0, 44, 800, (nil, nil)),
    ] as [((Double, Double), Double, Double, Double, (Double?, Double?))])
  func `items that would lie below the tabs stand beyond them if there is room`(
    tabs: (Double, Double), leading: Double, trailing: Double, width: Double, taken: (Double?, Double?)
  ) {
    let rules = Profile.ios26.bars.items
    func end(_ item: Double) -> Double { item == 0 ? 0 : rules.margin + item }
    let found = rules.obstacles(tabs: tabs, ends: (end(leading), end(trailing)), width: width)
    #expect(found.leading?.width == taken.0 && found.trailing?.width == taken.1)
  }

  @Test(arguments: [false, true])
  func `no button of a column lies below the tabs where there is room beyond them`(isMirrored: Bool) throws {
    let tree = Tree(profile: .ios26) { application in
      let detail = PlainViewController(application, named: "Detail")
      detail.navigationItem.leftBarButtonItems = [BarButtonItem(id: "expand", title: "Expand") {}]
      detail.navigationItem.rightBarButtonItems = [BarButtonItem(id: "like", title: "Like") {}]
      let split = SplitViewController(application, id: "split", style: .doubleColumn)
      split.setViewController(PlainViewController(application, named: "List"), for: .primary)
      split.setViewController(NavigationController(rootViewController: detail), for: .secondary)
      return TabBarController(
        application, id: "tabs", viewControllers: [split, PlainViewController(application, named: "Two")])
    }
    tree.window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let tabs = try #require(tree.root as? TabBarController)
    let stack = try #require(tree.application.controller("nav:Detail") as? NavigationController)
    for width in stride(from: 1400.0, through: 680, by: -7) {
      tree.resize(width, 900)
      let bar = try #require(tabs.tabsAtTop)
      let items = stack.items(of: try #require(stack.shownBar))
      let places = items.row(in: stack.itemRow, isMirrored: isMirrored).elements.compactMap(\.frame)
      #expect(places.count == 2 && places.allSatisfy { $0.maxX <= bar.x || $0.x >= bar.maxX }, "\(width)")
    }
  }

  /// A split view with a style in a tab, each column in a stack with a button.
  private static func root(_ application: Application, _ style: SplitViewStyle, _ mode: TabBarMode) -> ViewController {
    let split = SplitViewController(application, id: "split", style: style)
    for (column, name) in [
      (Column.primary, "A"), (.supplementary, "Messages"), (.secondary, "A very long title of one of the columns"),
    ]
    where column != .supplementary || style == .tripleColumn {
      let root = PlainViewController(application, named: name)
      split.setViewController(NavigationController(rootViewController: root), for: column)
    }
    let tabs = TabBarController(
      application, id: "tabs", viewControllers: [split, PlainViewController(application, named: "Two")])
    tabs.mode = mode
    return tabs
  }

  @Test(arguments: [Profile.ios18, .ios26], [SplitViewStyle.doubleColumn, .tripleColumn])
  func `through all widths no title of a column lies below the tabs`(profile: Profile, style: SplitViewStyle) throws {
    for mode in [TabBarMode.tabBar, .tabSidebar] {
      let tree = Tree(profile: profile) { Self.root($0, style, mode) }
      // The reader stops a debug build if a kept content is out of date.
      let reader = SceneReader(of: tree.window)
      var shown = 0
      for width in Array(stride(from: 1400.0, through: 600, by: -29)) + Array(stride(from: 600.0, through: 1400, by: 53)) {
        tree.application.beginMessage(isResize: true)
        tree.resize(width, 900)
        shown += try Self.checkTitles(of: reader.read(), in: tree, "\(mode) \(width)")
      }
      #expect(shown > 10)
    }
  }

  /// Checks the titles and the buttons in the strip, and returns the number of titles that were moved beside the tabs.
  private static func checkTitles(of scene: Scene, in tree: Tree, _ name: String) throws -> Int {
    let tabs = try #require(tree.root as? TabBarController)
    guard let bar = tabs.tabsAtTop else { return 0 }
    var moved = 0
    for pane in scene.panes where pane.isVisible {
      guard let frame = pane.navigationBarFrame, let id = pane.navigationBar,
        let model = scene.viewModels.first(where: { $0.id == id })?.content
      else { continue }
      let row = frame.inset(by: EdgeInsets(left: pane.safeArea.left, right: pane.safeArea.right))
      if let place = model["titlePlace"] {
        moved += 1
        let (inset, width) = (try #require(place["inset"]?.number), try #require(place["width"]?.number))
        #expect(inset >= 0 && inset + width <= row.width && width > 0, "\(name) \(id)")
        let title = Rect(x: row.x + inset, y: row.y, width: width, height: row.height)
        #expect(title.maxX <= bar.x || title.x >= bar.maxX, "\(name) \(id)")
      } else if model["isTitleHidden"] == nil, let title = model["title"]?.string {
        let half = tree.root.barItemRules.titleWidth(title, isLarge: false) / 2
        let isClear = row.midX + half <= bar.x || row.midX - half >= bar.maxX || row.width <= 2 * half
        #expect(isClear, "\(name) \(id)")
      }
      try checkButtons(of: model, in: row, beside: tabs.sidebarButtonAtTop, "\(name) \(id)")
    }
    return moved
  }

  /// Checks that no button at the leading edge lies over the one for the sidebar of the tabs.
  private static func checkButtons(of model: Value, in row: Rect, beside button: Rect?, _ name: String) throws {
    guard let button else { return }
    for item in model["leading"]?.array ?? [] {
      let (inset, width) = (try #require(item["inset"]?.number), try #require(item["width"]?.number))
      #expect(row.x + inset >= button.maxX || row.x + inset + width <= button.x, "\(name)")
    }
  }

  @Test(arguments: [Profile.ios18, .ios26])
  func `a large title of a tab's root is shown below the row`(profile: Profile) throws {
    let tree = Tree(profile: profile) { application in
      let stack = NavigationController(rootViewController: PlainViewController(application, named: "N"))
      stack.prefersLargeTitles = true
      return TabBarController(application, id: "tabs", viewControllers: [stack])
    }
    let bar = try #require(tree.bar("nav:N"))
    let pane = try #require(tree.pane("nav:N/pane"))
    let row = try #require(bar["rowHeight"]?.number)
    #expect(bar["isLarge"] == true && bar["isTitleHidden"] == true && bar["title"] == "N")
    #expect(pane.navigationBarFrame?.height == row + 52)
  }

  @Test func `on iOS 18 too, a bar is away while a field in a tab's bar has the keyboard`() throws {
    let tree = Tree(profile: .ios18) { application in
      let root = PlainViewController(application, named: "N")
      root.navigationItem.searchController = SearchController(id: "find", placeholder: "Find")
      return TabBarController(application, id: "tabs", viewControllers: [NavigationController(rootViewController: root)])
    }
    #expect(tree.pane("tabs/tabBar")?.isVisible == true)
    try tree.window.focus("find")
    #expect(tree.pane("tabs/tabBar")?.isVisible == false)
  }
}

extension Rect {
  fileprivate var midX: Double { x + width / 2 }
}
