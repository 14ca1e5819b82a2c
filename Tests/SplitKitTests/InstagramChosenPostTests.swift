import SamplePreviews
import SplitKit
import Testing

/// A post that is chosen in a narrow window, once the window becomes wide: statements 165 and 166, and the option
/// `keepsChosenPost`.
@Suite struct InstagramChosenPostTests {
  private static let wide = Size(width: 1366, height: 1024)
  private static let narrow = Size(width: 375, height: 1024)

  private func stage(_ size: Size, keeps: Bool = true) throws -> Stage {
    try Stage(.instagram, profile: .ios13, options: [Member("keepsChosenPost", .bool(keeps))], size: size)
  }

  private func expectPost(_ stage: Stage, on navigation: String) {
    #expect(stage.tree == ["nav[profile]", "nav[detail]"])
    #expect(stage.pane("detail/pane")?.isVisible == true)
    #expect(stage.window.controller("detail")?.navigationController?.id == navigation)
  }

  @Test func `a post that was pushed while narrow stays, where it was scrolled`() throws {
    let stage = try stage(Self.narrow)
    try stage.window.tap("profile/post-3")
    #expect(stage.tree == ["nav[profile,nav[detail]]"])  // 175
    stage.resize(1366, 1024)
    expectPost(stage, on: "nav:detail-1")  // 166-a
    let feed = try #require(stage.layout("detail"))
    #expect(feed.offset.y == 3 * feed.rowHeight!)
  }

  @Test func `with the article's code it gives way to the empty detail from before`() throws {
    let stage = try stage(Self.narrow, keeps: false)
    try stage.window.tap("profile/post-3")
    stage.resize(1366, 1024)
    #expect(stage.tree == ["nav[profile]", "empty"])  // 166
    #expect(stage.pane("profile/pane")?.selection == ["profile/post-3"])
  }

  @Test(arguments: [false, true])
  func `a selected post never stands beside the empty detail, even after a way back`(returnsToProfile: Bool) throws {
    let stage = try stage(Self.narrow)
    try stage.window.tap("profile/post-3")
    if returnsToProfile { try stage.window.tap("nav:profile/back") }
    stage.resize(1366, 1024)
    expectPost(stage, on: returnsToProfile ? "nav:detail-2" : "nav:detail-1")
  }

  @Test func `without a chosen post the empty detail returns`() throws {
    let stage = try stage(Self.narrow)
    stage.resize(1366, 1024)
    #expect(stage.tree == ["nav[profile]", "empty"])
  }

  @Test func `the comments above a post stay with it`() throws {
    let stage = try stage(Self.narrow)
    try stage.window.tap("profile/post-3")
    try stage.window.tap("detail/comments-3")
    stage.resize(1366, 1024)
    #expect(stage.tree == ["nav[profile]", "nav[detail,comments]"])
  }

  /// A post that is chosen while narrow takes the one detail out of the stack that the split remembers (spec 3.6 and
  /// 9.4).
  @Test(arguments: [(true, false), (true, true), (false, false), (false, true)])
  func `another post than the one from before takes its place`(keeps: Bool, returnsToProfile: Bool) throws {
    let stage = try stage(Self.wide, keeps: keeps)
    try stage.window.tap("profile/post-3")
    stage.resize(375, 1024)
    try stage.window.tap("nav:profile/back")
    try stage.window.tap("profile/post-4")
    if returnsToProfile { try stage.window.tap("nav:profile/back") }
    stage.resize(1366, 1024)
    expectPost(stage, on: keeps && !returnsToProfile ? "nav:detail-2" : "nav:detail-1")
  }

  @Test func `many collapses and expansions keep one stack`() throws {
    let stage = try stage(Self.narrow)
    try stage.window.tap("profile/post-3")
    for _ in 0..<3 {
      stage.resize(1366, 1024)
      expectPost(stage, on: "nav:detail-1")
      stage.resize(375, 1024)
      #expect(stage.tree == ["nav[profile,nav[detail]]"])
    }
  }
}
