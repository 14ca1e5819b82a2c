import SamplePreviews
import SplitKit
import Testing

/// The calls with which the split tells the detail about the display mode (seed 0, "Protocol Oriented UI updates").
@Suite struct InstagramUpdatesTests {
  private static let wide = Size(width: 1366, height: 1024)
  private static let button = "split/displayModeButtonItem"

  /// A post beside the profile, with an empty log.
  private func stage() throws -> Stage {
    let stage = try Stage(.instagram, profile: .ios13, size: Self.wide)
    try stage.window.tap("profile/post-0")
    _ = stage.application.takeCalls()
    return stage
  }

  private func updates(_ stage: Stage) -> [String] {
    stage.application.takeCalls().filter { $0.receiver == "detail" && $0.selector.hasPrefix("displayMode") }
      .map { "\($0.phase.rawValue) \($0.arguments[0].string ?? "?")" }
  }

  @Test func `the button calls both methods`() throws {
    let stage = try stage()
    try stage.window.tap(Self.button)
    #expect(updates(stage) == ["will secondaryOnly", "did secondaryOnly"])
  }

  /// `willChangeTo` comes before the expanded split has a secondary (spec 9.2, the helper).
  @Test func `after an expand with the profile hidden the feed is padded and has the highlights`() throws {
    let stage = try stage()
    try stage.window.tap(Self.button)
    stage.window.resize(to: Size(width: 375, height: 1024))
    #expect(stage.layout("detail")?.inset == 0)
    _ = updates(stage)
    stage.window.resize(to: Self.wide)
    #expect(updates(stage) == ["will secondaryOnly", "did secondaryOnly"])
    #expect(stage.split.displayMode == .primaryHidden)
    #expect(stage.layout("detail")?.inset == 100)
    #expect(stage.layout("detail")?.headerHeights == [140])
  }

  @Test func `a detail below its comments is told too`() throws {
    let stage = try stage()
    try stage.window.tap("detail/comments-0")
    try stage.set("preferredDisplayMode", "secondaryOnly")
    #expect(updates(stage) == ["will secondaryOnly"])
    try stage.window.tap("nav:detail-1/back")
    #expect(stage.layout("detail")?.inset == 100)
  }

  @Test func `a resize that neither collapses nor expands tells nobody`() throws {
    let stage = try stage()
    stage.window.resize(to: Size(width: 900, height: 1024))
    stage.window.resize(to: Self.wide)
    #expect(updates(stage) == [])
  }
}
