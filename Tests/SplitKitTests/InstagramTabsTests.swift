import SamplePreviews
import SplitKit
import Testing

/// The five tabs, and what they lead to: spec/split-view.md 9.1, 9.5 and 9.6, statements 226 and 235 to 242.
@Suite struct InstagramTabsTests {
  private static let tall = Size(width: 768, height: 1024)
  private static let narrow = Size(width: 375, height: 800)

  private func stage(_ tab: String, _ size: Size = tall, _ direction: LayoutDirection = .leftToRight) throws -> Stage {
    try Stage(
      .instagram, profile: .ios13, options: [Member("tab", .string(tab))], size: size, layoutDirection: direction)
  }

  private func stack(_ stage: Stage, _ id: String = "nav:home") -> [String] {
    (stage.window.controller(id) as! NavigationController).viewControllers.map(\.id)
  }

  @Test(arguments: ["home", "camera", "search"])
  func `what is drawn in a mosaic is what a finger reaches, in both directions`(tab: String) throws {
    for direction in LayoutDirection.allCases {
      let stage = try stage(tab, Self.tall, direction)
      let screen = try #require(stage.window.controller(tab))
      let layout = try #require(screen.contentLayout)
      let items = try #require(stage.content(tab)?["sections"]?.array?[1]["items"]?.array)
      screen.didScroll(to: Point(x: 0, y: 400))
      for item in items {
        let cell = (item["cell"]?.array ?? []).compactMap(\.number)
        try #require(cell.count == 4)
        let x = (cell[0] + cell[2] / 2) * layout.unit!
        let y = layout.headerHeights[0] + (cell[1] + cell[3] / 2) * layout.unit! - 400
        let point = Point(x: direction == .leftToRight ? x : 768 - x, y: screen.view.safeArea.top + y)
        #expect(screen.element(at: point) == item["id"]?.string)
      }
    }
  }

  @Test func `a grid that becomes wide goes on with the post that was at its top`() throws {
    let stage = try stage("home")
    try stage.window.scroll("home", to: Point(x: 0, y: 300 + 9 * 256))
    stage.resize(1200, 768)
    // Post 18 begins the sixth row of the mosaic, and the seventh of the squares.
    #expect(stage.layout("home")?.offset.y == 300.0 + 6 * 400)
    stage.resize(768, 1024)
    #expect(stage.layout("home")?.offset.y == 300.0 + 9 * 256)
  }

  @Test func `what was scrolled of a header stays scrolled where the next one is as high`() throws {
    let stage = try stage("search")
    try stage.window.scroll("search", to: Point(x: 0, y: 90))
    stage.resize(375, 1024)
    #expect(stage.layout("search")?.offset.y == 90)
  }

  @Test func `a search field makes the bar 52 higher`() throws {
    let stage = try stage("search")
    #expect(stage.pane("nav:search/pane")?.contentSafeArea?.top == 24.0 + 50 + 52)
    #expect(stage.content("nav:search/bar")?["search"] == ["id": "search/search", "text": "", "placeholder": "Search"])
    let home = try self.stage("home")
    #expect(home.content("nav:home/bar")?["search"] == nil)
  }

  @Test func `a post of search leads to the person who took it`() throws {
    let stage = try stage("search")
    try stage.window.tap("search/post-3")
    #expect(stack(stage, "nav:search") == ["search", "container-1"])
    #expect(stage.content("profile-1")?["sections"]?.array?.first?["header"]?["name"] == "Dmitri")
  }

  @Test func `a post of home pushes a profile, which fills the safe area`() throws {
    let stage = try stage("home")
    try stage.window.tap("home/post-3")
    #expect(stack(stage) == ["home", "container-1"])
    #expect(stage.application.takeTransition()?.changes.first?.kind == .push)
    #expect(stage.pane("empty-1/pane")?.frame == Rect(x: 308.5, y: 74, width: 459.5, height: 885))
    #expect(stage.pane("profile-1/pane")?.safeArea == .zero)
    let split = stage.window.controller("split-1") as? SplitViewController
    #expect(split?.delegate == nil)
  }

  @Test func `its bar goes back, by its name and by a finger`() throws {
    let stage = try stage("home")
    try stage.window.tap("home/post-3")
    try stage.window.tap("nav:home/back")
    try stage.window.tap("home/post-3")
    #expect(stack(stage) == ["home", "container-2"])
    stage.window.tap(at: Point(x: 20, y: 50))
    #expect(stack(stage) == ["home"])
  }

  @Test func `a post of that profile is its detail, with the system's button and without padding`() throws {
    let stage = try stage("home", Size(width: 1366, height: 1024))
    try stage.window.tap("home/post-0")
    try stage.window.tap("profile-1/post-4")
    let bar = stage.content("nav:detail-1-1/bar")
    #expect(bar?["leading"]?.array?.first?["image"] == "arrow.up.left.and.arrow.down.right")
    try stage.window.tap("split-1/displayModeButtonItem")
    #expect(stage.content("nav:detail-1-1/bar")?["leading"]?.array?.first?["image"] == "chevron.backward")
    #expect(stage.layout("detail-1")?.inset == 0)
  }

  @Test func `narrow, it is the profile alone, and a post covers everything, with a way out`() throws {
    let stage = try stage("home", Self.narrow)
    try stage.window.tap("home/post-0")
    #expect((stage.window.controller("split-1") as? SplitViewController)?.viewControllers.map(\.id) == ["profile-1"])
    try stage.window.tap("profile-1/post-4")
    #expect(stage.pane("nav:detail-1-1/pane")?.presentation?.style == .fullScreen)
    #expect(stage.pane("profile-1/pane")?.isVisible == false)
    try stage.window.tap("detail-1/done")
    #expect(stage.pane("profile-1/pane")?.isVisible == true)
    #expect(stage.pane("detail-1/pane") == nil)
  }

  @Test func `shown beside the profile again, the detail has the split's button`() throws {
    let stage = try stage("home", Self.narrow)
    try stage.window.tap("home/post-0")
    try stage.window.tap("profile-1/post-4")
    try stage.window.tap("detail-1/done")
    stage.resize(1366, 1024)
    try stage.window.tap("profile-1/post-5")
    let items = stage.content("nav:detail-1-2/bar")?["leading"]?.array?.map { $0["id"] }
    #expect(items == ["split-1/displayModeButtonItem"])
  }

  /// Its stack is another's by then, and it keeps the button of a split that is no more.
  @Test func `a detail may outlive the profile that it came from`() throws {
    let stage = try stage("home", Size(width: 1366, height: 1024))
    try stage.window.tap("home/post-0")
    try stage.window.tap("profile-1/post-4")
    try stage.perform("setViewControllers", [Member("controllers", ["F", "G"])], on: "split-1")
    try stage.perform("push", [Member("controller", "detail-1")], on: "nav:search")
    try stage.window.tap("nav:home/back")
    try stage.window.tap("tabs/item-nav:search")
    #expect(stage.pane("detail-1/pane")?.isVisible == true)
    #expect(stage.content("nav:search/bar")?["leading"] == [])
    #expect(stage.window.controller("split-1") == nil)
  }

  /// A stack holds 100, so the hundredth push raises and changes nothing.
  @Test func `home pushes profiles until its stack is full`() throws {
    let stage = try stage("home", Self.narrow)
    let home = try #require(stage.window.controller("home"))
    for _ in 0..<110 {
      home.didTap(element: "home/post-0")
      stage.window.layoutIfNeeded()
    }
    #expect(stack(stage).count == 100)
    #expect(Set(stack(stage)).count == 100)
    #expect(stage.application.takeCalls().count { $0.phase == .raise } == 11)
  }

  @Test func `a profile that was pushed has no name that somebody else has`() throws {
    let stage = try stage("home")
    try stage.perform("push", [Member("controller", "detail-1")], on: "nav:search")
    try stage.window.tap("home/post-0")
    #expect(stack(stage) == ["home", "container-2"])
    #expect(stage.content.controller(named: "detail-2") != nil)
    #expect(stage.content.controller(named: "detail-1") == nil)
  }

  @Test func `the camera is home again, with posts of its own names`() throws {
    let stage = try stage("camera")
    #expect(stage.window.controller("camera")?.className == "HomeViewController")
    try stage.window.tap("camera/post-0")
    #expect(stack(stage, "nav:camera") == ["camera", "container-1"])
    #expect(stack(stage) == ["home"])
  }

  @Test func `home shows its 37 photos shuffled, and no other screen's`() throws {
    func photos(_ tab: String) throws -> [String] {
      let sections = try stage(tab).content(tab)?["sections"]?.array
      return (sections?[1]["items"]?.array ?? []).compactMap { $0["image"]?.string }
    }
    let (home, search, profile) = (try photos("home"), try photos("search"), try photos("profile"))
    #expect(Set(home).count == 37 && home.sorted() != home)
    #expect(Set(home + search + profile).count == 111)
    let camera = try photos("camera")
    #expect(camera == home)
  }

  @Test func `the notifications are rows of 70`() throws {
    let stage = try stage("notifications", Self.narrow)
    let list = try #require(stage.layout("notifications"))
    #expect(list.kind == "list" && list.rowHeight == 70)
    #expect(list.contentSize == Size(width: 375, height: 19 * 70))
    let screen = try #require(stage.window.controller("notifications"))
    #expect(screen.element(at: Point(x: 10, y: 74 + 140)) == "notifications/row-2")
    try stage.window.scroll("notifications", to: Point(x: 0, y: 35))
    #expect(screen.element(at: Point(x: 10, y: 74 + 140)) == "notifications/row-2")
    #expect(screen.element(at: Point(x: 10, y: 74 + 106)) == "notifications/row-2")
  }
}

/// The screens to which a detail leads.
extension InstagramTabsTests {
  private func detail(_ profile: Profile = .ios13) throws -> Stage {
    let stage = try Stage(.instagram, profile: profile, size: Size(width: 1024, height: 768))
    try stage.window.tap("profile/post-2")
    return stage
  }

  @Test(arguments: Preview.instagram.profiles)
  func `the heart presents the notifications, and Done takes them away, again and again`(profile: Profile) throws {
    // Full screen is the automatic style before iOS 13 (AD documented).
    let style: ModalPresentationStyle = profile == .ios8 ? .fullScreen : .pageSheet
    let stage = try detail(profile)
    for _ in 0..<2 {
      try stage.window.tap("detail/activity")
      #expect(stage.pane("nav:activity/pane")?.presentation?.style == style)
      #expect(stage.layout("activity")?.offset.y == 0)
      try stage.window.scroll("activity", to: Point(x: 0, y: 200))
      try stage.window.tap("activity/done")
      #expect(stage.pane("nav:activity/pane") == nil)
    }
  }

  @Test func `so does a swipe down`() throws {
    let stage = try detail()
    try stage.window.tap("detail/activity")
    stage.window.swipe(.down, at: Point(x: 512, y: 60))
    #expect(stage.pane("nav:activity/pane") == nil)
  }

  @Test func `the comments are pushed onto the detail's own stack, and a finger reaches their label`() throws {
    let stage = try detail()
    try stage.window.tap("detail/comments-2")
    #expect(stack(stage, "nav:detail-1") == ["detail", "comments"])
    #expect(stage.content("comments")?["kind"] == "comments")
    try stage.window.tap("nav:detail-1/back")
    let feed = try #require(stage.layout("detail"))
    let pane = try #require(stage.pane("detail/pane"))
    try stage.window.scroll("detail", to: Point(x: 0, y: 3 * feed.rowHeight! - 300))
    stage.window.tap(at: Point(x: pane.frame.x + 100, y: pane.safeArea.top + 300 - 30))
    #expect(stack(stage, "nav:detail-1") == ["detail", "comments"])
  }
}
