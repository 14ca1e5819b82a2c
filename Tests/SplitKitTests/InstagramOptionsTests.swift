import SamplePreviews
import SplitKit
import Testing

/// The article's befores and afters (seed 0), each of which is an option.
@Suite struct InstagramOptionsTests {
  private static let wide = Size(width: 1366, height: 1024)
  private static let narrow = Size(width: 500, height: 900)
  private static let button = "split/displayModeButtonItem"

  private func stage(_ options: [Member], _ size: Size = wide) throws -> Stage {
    try Stage(.instagram, profile: .ios13, options: options, size: size)
  }

  private func image(_ stage: Stage) -> Value? {
    let bar = stage.content("nav:detail-1/bar")
    return bar?["leading"]?.array?.first?["image"]
  }

  @Test func `the system's button looks like a back button once the profile is hidden`() throws {
    let stage = try stage([Member("displayModeButton", "system")])
    try stage.window.tap("profile/post-0")
    #expect(image(stage) == "arrow.up.left.and.arrow.down.right")
    try stage.window.tap(Self.button)
    #expect(stage.split.displayMode == .primaryHidden)
    #expect(image(stage) == "chevron.backward")
    try stage.window.tap(Self.button)
    #expect(stage.split.displayMode == .allVisible)
  }

  @Test func `the system's button pads the feed too, for the delegate hears of the mode all the same`() throws {
    let stage = try stage([Member("displayModeButton", "system")])
    try stage.window.tap("profile/post-0")
    try stage.window.tap(Self.button)
    #expect(stage.pane("detail/pane")?.layout?.inset == 100)
  }

  @Test func `before the article's step the system's button leaves a post from edge to edge`() throws {
    let stage = try stage([Member("step", "before"), Member("displayModeButton", "custom")])
    try stage.window.tap("profile/post-0")
    _ = stage.application.takeCalls()
    try stage.window.tap(Self.button)
    #expect(image(stage) == "chevron.backward")
    #expect(stage.pane("detail/pane")?.layout?.inset == 0)
    #expect(stage.pane("detail/pane")?.layout?.headerHeights == [0])
    #expect(stage.application.takeCalls().allSatisfy { !$0.selector.hasPrefix("displayMode") })
  }

  @Test func `a place from after the step pads nothing before it`() throws {
    let after = try stage([])
    try after.window.tap("profile/post-0")
    try after.window.tap(Self.button)
    let before = try stage([Member("step", "before")])
    before.content.restore(after.content.place)
    before.window.layoutIfNeeded()
    #expect(before.split.displayMode == .primaryHidden)
    #expect(before.pane("detail/pane")?.layout?.inset == 0)
  }

  @Test func `without its fix a narrow launch shows the empty detail first`() throws {
    let stage = try stage([Member("emptyDetailFix", false)], Self.narrow)
    #expect(stage.tree == ["nav[profile,empty]"])
    #expect(stage.pane("empty/pane")?.isVisible == true)
    #expect(stage.pane("profile/pane") == nil)
    try stage.window.tap("nav:profile/back")
    #expect(stage.pane("profile/pane")?.isVisible == true)
  }

  @Test(arguments: [
    ("automatic", DisplayMode.oneBesideSecondary, DisplayMode.secondaryOnly),
    ("secondaryOnly", .secondaryOnly, .secondaryOnly),
    ("oneOverSecondary", .oneOverSecondary, .oneOverSecondary),
    ("oneBesideSecondary", .oneBesideSecondary, .oneBesideSecondary),
  ])
  func `each of the four modes shows what the article's pictures show`(
    mode: String, landscape: DisplayMode, portrait: DisplayMode
  ) throws {
    let options = [Member("preferredDisplayMode", .string(mode))]
    #expect(try stage(options).split.displayMode == landscape)
    #expect(try stage(options, Size(width: 1024, height: 1366)).split.displayMode == portrait)
  }

  @Test func `left to the system, the button's arrows follow what is shown`() throws {
    let stage = try stage([Member("preferredDisplayMode", "automatic"), Member("selectsFirst", true)])
    #expect(image(stage) == "arrow.up.left.and.arrow.down.right")
    stage.resize(1024, 1366)
    #expect(image(stage) == "arrow.down.right.and.arrow.up.left")
  }

  @Test func `the first post can be there at launch, and is what a narrow launch shows`() throws {
    let stage = try stage([Member("selectsFirst", true)])
    #expect(stage.tree == ["nav[profile]", "nav[detail]"])
    #expect(stage.pane("profile/pane")?.selection == ["profile/post-0"])
    let narrow = try self.stage([Member("selectsFirst", true)], Self.narrow)
    #expect(narrow.tree == ["nav[profile,nav[detail]]"])
  }

  @Test(arguments: ["home", "search", "camera", "notifications", "profile"])
  func `each tab can be the first`(tab: String) throws {
    let stage = try stage([Member("tab", .string(tab))])
    #expect(stage.pane("\(tab)/pane")?.isVisible == true)
  }
}
