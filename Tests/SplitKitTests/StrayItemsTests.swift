import SamplePreviews
import SplitKit
import Testing

/// The article's fault: bar items of the secondary in the primary's bar (seed 0, "isCollapsed"; spec/split-view.md 3.6).
@Suite struct StrayItemsTests {
  private static let button = "split/displayModeButtonItem"

  /// Launched narrow, a post is shown, and the window becomes wide.
  private func stage(_ profile: Profile, fixed: Bool) throws -> Stage {
    let stage = try Stage(
      .instagram, profile: profile, options: [Member("separateFix", .bool(fixed))],
      size: Size(width: 500, height: 900))
    try stage.window.tap("profile/post-3")
    stage.resize(1024, 768)
    return stage
  }

  private func items(_ stage: Stage, _ navigation: String) -> [String] {
    let bar = stage.content("\(navigation)/bar")
    return ["leading", "trailing"].flatMap { bar?[$0]?.array ?? [] }.compactMap { $0["id"]?.string }
  }

  private let own = ["split/displayModeButtonItem", "detail/activity"]

  @Test func `on iOS 13 they stand in the primary's bar, and nowhere else`() throws {
    let stage = try stage(.ios13, fixed: false)
    #expect(items(stage, "nav:profile") == own)
    #expect(items(stage, "nav:detail-1") == [])
  }

  @Test(arguments: [Profile.ios14, .ios26])
  func `later they do not stray`(profile: Profile) throws {
    let stage = try stage(profile, fixed: false)
    #expect(items(stage, "nav:profile") == [])
    #expect(items(stage, "nav:detail-1") == own)
  }

  @Test func `the fix keeps them in their place`() throws {
    let stage = try stage(.ios13, fixed: true)
    #expect(items(stage, "nav:profile") == [])
  }

  @Test func `the strayed button works where it is`() throws {
    let stage = try stage(.ios13, fixed: false)
    stage.window.tap(at: Point(x: 30, y: 50))
    #expect(stage.split.displayMode == .primaryHidden)
    #expect(throws: Refusal.notHittable(Self.button, because: "it is off screen")) {
      try stage.window.tap(Self.button)
    }
  }

  @Test func `they are back in their place with another detail, and after the next collapse`() throws {
    let another = try stage(.ios13, fixed: false)
    try another.window.tap("profile/post-4")
    #expect(items(another, "nav:profile") == [])
    #expect(items(another, "nav:detail-2") == own)
    let again = try stage(.ios13, fixed: false)
    again.resize(500, 900)
    again.resize(1024, 768)
    #expect(items(again, "nav:profile") == [])
    #expect(items(again, "nav:detail-1") == own)
  }

  @Test func `a push on the detail's stack takes its items along`() throws {
    let stage = try stage(.ios13, fixed: false)
    try stage.window.tap("detail/comments-3")
    #expect(items(stage, "nav:profile") == [])
  }
}
