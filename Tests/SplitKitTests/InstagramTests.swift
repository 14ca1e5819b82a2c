import SamplePreviews
import SplitKit
import Testing

/// The prototype's profile tab: spec/split-view.md section 9 and statements 152, 153, 165, 166, 227 to 234.
@Suite struct InstagramTests {
  private static let wide = Size(width: 1366, height: 1024)
  private static let narrow = Size(width: 375, height: 1024)
  private static let button = "split/displayModeButtonItem"

  private func stage(_ size: Size = wide, direction: LayoutDirection = .leftToRight) throws -> Stage {
    try Stage(.instagram, profile: .ios13, size: size, layoutDirection: direction)
  }

  @Test func `launched wide, the profile stands beside the empty detail`() throws {
    let stage = try stage()
    #expect(stage.split.displayMode == .allVisible)  // 227
    #expect(stage.tree == ["nav[profile]", "empty"])
    #expect(stage.content("empty") == ["kind": "emptyDetail", "image": "logo", "size": 120])
    #expect(stage.pane("empty/pane")?.navigationBar == nil)
  }

  @Test func `launched narrow, the profile is there and the empty detail is not`() throws {
    let stage = try stage(Self.narrow)
    #expect(stage.tree == ["nav[profile]"])  // 152
    #expect(stage.pane("profile/pane")?.isVisible == true)
    #expect(stage.pane("empty/pane") == nil)
    stage.resize(1366, 1024)
    #expect(stage.tree == ["nav[profile]", "empty"])  // 166
  }

  @Test func `a selected post is shown in a navigation controller, scrolled to its row`() throws {
    let stage = try stage()
    try stage.window.tap("profile/post-5")
    #expect(stage.tree == ["nav[profile]", "nav[detail]"])  // 228
    #expect(stage.layout("detail")?.scrollTo == .init(id: "detail/row-5", animated: true))
    #expect(stage.pane("profile/pane")?.selection == ["profile/post-5"])
  }

  @Test func `another selection shows the same detail in a new navigation controller`() throws {
    let stage = try stage()
    try stage.window.tap("profile/post-5")
    let (navigation, detail) = (stage.split.viewControllers[1], stage.window.controller("detail"))
    try stage.window.tap("profile/post-6")
    #expect(stage.split.viewControllers[1] !== navigation)  // 229
    #expect(stage.window.controller("detail") === detail)
    #expect(stage.split.viewControllers[1].id == "nav:detail-2")
  }

  @Test func `the button hides the profile, pads the feed and shows the highlights, and takes it back`() throws {
    let stage = try stage()
    try stage.window.tap("profile/post-0")
    #expect(stage.layout("detail")?.inset == 0)
    #expect(stage.layout("detail")?.headerHeights == [0])
    try stage.window.tap(Self.button)
    #expect(stage.split.displayMode == .primaryHidden)  // 230
    #expect(stage.layout("detail")?.inset == 100)
    #expect(stage.layout("detail")?.headerHeights == [140])
    #expect(image(stage) == "arrow.down.right.and.arrow.up.left")
    #expect(stage.application.takeTransition()?.duration == 0.3)
    try stage.window.tap(Self.button)
    #expect(stage.layout("detail")?.inset == 0)  // 231
    #expect(stage.layout("detail")?.headerHeights == [0])
    #expect(image(stage) == "arrow.up.left.and.arrow.down.right")
  }

  @Test func `the highlights stay at the top, and the post just below them`() throws {
    let stage = try stage()
    try stage.window.tap("profile/post-5")
    try stage.window.tap(Self.button)
    let feed = try #require(stage.layout("detail"))
    let detail = try #require(stage.window.controller("detail"))
    #expect(feed.offset.y == 5 * feed.rowHeight!)
    let top = feed.contentInset.top
    #expect(detail.element(at: Point(x: 683, y: top + 139)) == nil)
    #expect(detail.element(at: Point(x: 683, y: top + 141)) == "detail/row-5")
  }

  private func image(_ stage: Stage) -> Value? {
    let navigation = stage.split.viewControllers.last!
    return stage.content("\(navigation.id)/bar")?["leading"]?.array?.first?["image"]
  }

  @Test func `from an overlay the button goes beside`() throws {
    let stage = try stage()
    try stage.window.tap("profile/post-0")
    try stage.set("preferredDisplayMode", "oneOverSecondary")
    // The button lies under the dimmed area, so its action is called as a keyboard command would.
    stage.split.displayModeButtonItem.customView?.action()
    stage.window.layoutIfNeeded()
    #expect(stage.split.displayMode == .allVisible)  // 232
  }

  @Test(arguments: Preview.instagram.profiles)
  func `after a swipe has hidden the profile the button brings it back`(profile: Profile) throws {
    let stage = try Stage(.instagram, profile: profile, size: Self.wide)
    try stage.window.tap("profile/post-0")
    stage.window.swipe(.left, at: Point(x: 100, y: 500))
    #expect(stage.split.displayMode == .primaryHidden)
    try stage.window.tap(Self.button)
    #expect(stage.split.displayMode == .allVisible)
  }

  /// The place has the same image, because a page that comes back sees the button of before.
  @Test(arguments: Preview.instagram.profiles)
  func `the image of the button follows swipes, after the button too`(profile: Profile) throws {
    let stage = try Stage(.instagram, profile: profile, size: Self.wide)
    try stage.window.tap("profile/post-0")
    let (hides, shows): (Value, Value) = ("arrow.up.left.and.arrow.down.right", "arrow.down.right.and.arrow.up.left")
    func expect(_ expected: Value) throws {
      #expect(image(stage) == expected)
      let other = try Stage(.instagram, profile: profile, size: Self.wide)
      other.content.restore(stage.content.place)
      other.window.layoutIfNeeded()
      #expect(image(other) == expected && other.split.displayMode == stage.split.displayMode)
    }
    try stage.window.tap(Self.button)
    try expect(shows)
    stage.window.swipe(.right, at: Point(x: 2, y: 500))
    #expect(stage.split.displayMode == .allVisible)
    try expect(hides)
    stage.window.swipe(.left, at: Point(x: 100, y: 500))
    try expect(shows)
    try stage.window.tap(Self.button)
    try expect(hides)
  }

  @Test func `showing the same detail in another stack makes every move whole`() throws {
    let stage = try stage()
    try stage.window.tap("profile/post-5")
    _ = stage.application.takeCalls()
    try stage.window.tap("profile/post-6")
    let moves = stage.application.takeCalls().filter { $0.receiver == "detail" }.map { "\($0.selector) \($0.arguments)" }
    #expect(moves.last?.hasPrefix("didMove(toParent:)") == true)
  }

  @Test func `a covered content is not scrolled`() throws {
    let stage = try stage(Self.narrow)
    try stage.window.tap("profile/post-4")
    #expect(throws: Refusal.notHittable("profile/pane", because: "it is not on screen")) {
      try stage.window.scroll("profile/pane", to: Point(x: 0, y: 10))
    }
  }

  @Test func `a detail that is made while the profile is hidden has no padding until the next change`() throws {
    let stage = try stage()
    try stage.set("preferredDisplayMode", "secondaryOnly")
    try stage.set("preferredDisplayMode", "oneOverSecondary")
    try stage.window.tap("profile/post-0")
    #expect(stage.layout("detail")?.inset == 0)  // 233
    try stage.window.tap("split/dimming")
    #expect(stage.layout("detail")?.inset == 100)
  }

  @Test func `a detail of 866 has a list of 666 and rows of 879`() throws {
    let stage = try stage(Size(width: 866, height: 1024))
    try stage.window.tap("profile/post-0")
    try stage.window.tap(Self.button)
    let feed = try #require(stage.layout("detail"))
    #expect(feed.contentSize.width - 2 * feed.inset! == 666)  // 234
    #expect(feed.rowHeight == 879)
  }

  @Test func `the highlights are small in the primary, which is compact, and large in the detail`() throws {
    let stage = try stage()
    try stage.window.tap("profile/post-0")
    #expect(stage.layout("profile")?.strip == ["itemWidth": 75, "insets": [8, 8, 8, 8]])  // 239, 41
    #expect(stage.layout("detail")?.strip == ["itemWidth": 100, "insets": [10, 10, 10, 10]])
    stage.resize(375, 1024)
    #expect(stage.layout("detail")?.strip == ["itemWidth": 75, "insets": [8, 8, 8, 8]])
  }

  @Test func `the grid has three columns of squares under headers of 350 and 110`() throws {
    let stage = try stage(Self.narrow)
    let grid = try #require(stage.layout("profile"))
    #expect(grid.columns == 3 && grid.unit == 125)
    #expect(grid.headerHeights == [350, 110])  // 238
    #expect(grid.contentSize == Size(width: 375, height: 460 + 13 * 125))
    #expect(stage.content("profile")?["sections"]?.array?[1]["items"]?.array?.count == 37)  // 242
    #expect(stage.content("profile")?["sections"]?.array?[1]["header"]?["items"]?.array?.count == 14)
  }

  @Test func `a collapse puts a detail with content on top, nested, and an expand brings it back`() throws {
    let stage = try stage()
    try stage.window.tap("profile/post-3")
    stage.resize(375, 1024)
    #expect(stage.tree == ["nav[profile,nav[detail]]"])  // 153
    #expect(stage.pane("nav:profile/pane")?.column == .secondary)
    stage.resize(1366, 1024)
    #expect(stage.tree == ["nav[profile]", "nav[detail]"])  // 165
    #expect(stage.window.controller("detail")?.navigationController?.id == "nav:detail-1")
  }

  @Test func `back from the detail shows the profile`() throws {
    let stage = try stage(Self.narrow)
    try stage.window.tap("profile/post-3")
    #expect(stage.application.takeTransition()?.changes.first?.kind == .push)
    try stage.window.tap("nav:profile/back")
    #expect(stage.tree == ["nav[profile]"])
    #expect(stage.application.takeTransition()?.changes.first?.kind == .pop)
  }

  @Test func `rotating keeps what was selected and where the feed was`() throws {
    let stage = try stage()
    try stage.window.tap("profile/post-9")
    let before = try #require(stage.layout("detail"))
    #expect(before.offset.y == 9 * before.rowHeight!)
    stage.window.rotate()
    let after = try #require(stage.layout("detail"))
    #expect(after.offset.y == 9 * after.rowHeight!)
    #expect(stage.pane("profile/pane")?.selection == ["profile/post-9"])
  }

  @Test func `a resize changes no content, only numbers`() throws {
    let stage = try stage()
    try stage.window.tap("profile/post-5")
    let before = stage.scene.viewModels
    for width in [1300.0, 1024, 900, 700] {
      stage.resize(width, 1024)
      #expect(stage.scene.viewModels == before)
    }
  }

  @Test func `a tap at a point reaches the cell that is drawn there, scrolled or not`() throws {
    for direction in LayoutDirection.allCases {
      let stage = try stage(Self.narrow, direction: direction)
      try stage.window.scroll("profile/pane", to: Point(x: 0, y: 400))
      // The grid begins at 460 of the content, 60 below the bar; 74 is the bar's lower edge.
      stage.window.tap(at: Point(x: 10, y: 74 + 60 + 130))
      let expected = direction == .leftToRight ? "profile/post-3" : "profile/post-5"
      let profile = stage.window.controller("profile")
      #expect(profile?.selection == [expected])
    }
  }

  @Test func `a tap on the bar reaches the back button, and not the row beneath`() throws {
    let stage = try stage(Self.narrow)
    try stage.window.tap("profile/post-3")
    stage.window.tap(at: Point(x: 30, y: 50))
    #expect(stage.tree == ["nav[profile]"])
  }

  @Test func `a row that is scrolled away can be tapped, one that is covered cannot`() throws {
    let stage = try stage()
    try stage.window.tap("profile/post-36")
    #expect(stage.pane("profile/pane")?.selection == ["profile/post-36"])
    stage.resize(375, 1024)
    #expect(throws: Refusal.notHittable("profile/post-1", because: "it is not on screen")) {
      try stage.window.tap("profile/post-1")
    }
  }

  @Test func `a place brings back the selection, the mode and the offsets`() throws {
    for size in [Self.wide, Self.narrow] {
      let first = try stage(size)
      try first.window.tap("profile/post-7")
      if !first.split.isCollapsed { try first.window.tap(Self.button) }
      try first.window.scroll("detail/pane", to: Point(x: 0, y: 2000))
      let second = try stage(size)
      second.content.restore(first.content.place)
      second.window.layoutIfNeeded()
      #expect(second.content.place == first.content.place)
      #expect(second.tree == first.tree)
      #expect(second.split.displayMode == first.split.displayMode)
    }
  }

  @Test func `a place that makes no sense is left out`() throws {
    let stage = try stage()
    let before = stage.scene
    for place: Value in [["post": 99], ["post": 1.5], ["offsets": 3], ["preferredDisplayMode": "sideways"]] {
      stage.content.restore(place)
      stage.window.layoutIfNeeded()
    }
    #expect(stage.scene == before)
  }
}
