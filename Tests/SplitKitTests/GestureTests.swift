import SamplePreviews
import SplitKit
import Testing

/// spec/split-view.md 2.3, 2.8, 2.9 and statements 46, 53, 58.
@Suite struct GestureTests {
  private static let portrait = Size(width: 768, height: 1024)

  private func stage(_ properties: Value = .null, direction: LayoutDirection = .leftToRight) throws -> Stage {
    try Stage(
      .lab, profile: .ios13, options: [Member("properties", properties)], size: Self.portrait,
      layoutDirection: direction)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a swipe from the primary's edge brings it over, a tap beside it sends it away`(direction: LayoutDirection)
    throws
  {
    let stage = try stage(direction: direction)
    let isMirrored = direction == .rightToLeft
    let edge = Point(x: isMirrored ? 766 : 2, y: 500)
    #expect(stage.split.displayMode == .secondaryOnly)  // 45
    stage.window.swipe(isMirrored ? .left : .right, at: edge)
    #expect(stage.split.displayMode == .oneOverSecondary)  // 46
    #expect(stage.pane("nav:B/pane")?.isInteractive == false)  // 52
    stage.window.tap(at: Point(x: isMirrored ? 20 : 700, y: 500))
    #expect(stage.split.displayMode == .secondaryOnly)  // 53
  }

  @Test func `the dimmed area can be tapped by its id`() throws {
    let stage = try stage(["preferredDisplayMode": "oneOverSecondary"])
    try stage.window.tap("split/dimming")
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(throws: Refusal.notHittable("split/dimming", because: "it is not on screen")) {
      try stage.window.tap("split/dimming")
    }
  }

  @Test func `a swipe that begins elsewhere, or the other way, does nothing`() throws {
    let stage = try stage()
    stage.window.swipe(.right, at: Point(x: 300, y: 500))
    stage.window.swipe(.left, at: Point(x: 2, y: 500))
    stage.window.swipe(.up, at: Point(x: 2, y: 500))
    #expect(stage.split.displayMode == .secondaryOnly)
  }

  @Test func `a swipe in the secondary does not hide the primary, one on the primary does`() throws {
    let stage = try Stage(.lab, profile: .ios13, size: Size(width: 1024, height: 768))
    stage.window.swipe(.left, at: Point(x: 900, y: 400))
    #expect(stage.split.displayMode == .oneBesideSecondary)
    stage.window.swipe(.left, at: Point(x: 200, y: 400))
    #expect(stage.split.displayMode == .secondaryOnly)
  }

  @Test func `a swipe is for what is frontmost, not for what lies under it`() throws {
    let dimmed = try stage()
    try dimmed.perform("push", [Member("controller", "E")], on: "nav:B")
    try dimmed.set("preferredDisplayMode", "oneOverSecondary")
    dimmed.window.swipe(.right, at: Point(x: 2, y: 500))
    #expect(dimmed.split.viewControllers[1].describedName == "nav[B,E]")
    let floating = try Stage(.lab, profile: .ios26, size: Size(width: 1180, height: 820))
    try floating.perform("push", [Member("controller", "E")], on: "nav:B")
    floating.window.swipe(.right, at: Point(x: 20, y: 400))
    #expect(floating.split.viewControllers[1].describedName == "nav[B,E]")
    floating.window.swipe(.right, at: Point(x: 335, y: 400))
    #expect(floating.split.viewControllers[1].describedName == "nav[B]")
  }

  @Test(arguments: [(30.0, 3.0), (30, 1010), (30, 500), (370, 50)])
  func `outside the bar's buttons a tap presses none of them`(x: Double, y: Double) throws {
    let stage = try Stage(.lab, profile: .ios13, size: Size(width: 400, height: 1024))
    stage.window.tap(at: Point(x: x, y: y))
    #expect(stage.split.viewControllers.map(\.describedName) == ["nav[A,nav[B]]"])
    stage.window.tap(at: Point(x: 30, y: 50))
    #expect(stage.split.viewControllers.map(\.describedName) == ["nav[A]"])
  }

  @Test func `the margin beside a floating primary belongs to no button`() throws {
    let stage = try Stage(.lab, profile: .ios26, size: Size(width: 1180, height: 820))
    stage.window.tap(at: Point(x: 5, y: 600))
    stage.window.tap(at: Point(x: 5, y: 50))
    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test func `without the gesture the preference is kept strictly`() throws {
    let stage = try stage(["presentsWithGesture": false, "preferredDisplayMode": "oneBesideSecondary"])
    stage.window.swipe(.left, at: Point(x: 200, y: 500))
    #expect(stage.split.displayMode == .oneBesideSecondary)  // 58
  }

  @Test func `an overlay that the user brought lasts until automatic changes its mind`() throws {
    let stage = try stage()
    stage.window.swipe(.right, at: Point(x: 2, y: 500))
    stage.resize(770, 1024)
    #expect(stage.split.displayMode == .oneOverSecondary)
    stage.window.rotate(to: .landscapeLeft)
    #expect(stage.split.displayMode == .oneBesideSecondary)
    stage.window.rotate(to: .portrait)
    #expect(stage.split.displayMode == .secondaryOnly)  // section 10: as without the overlay
  }

  @Test func `a swipe from the leading edge goes back in a collapsed stack`() throws {
    let stage = try Stage(.lab, profile: .ios13, size: Size(width: 400, height: 800))
    stage.window.swipe(.right, at: Point(x: 2, y: 300))
    #expect(stage.split.viewControllers.map(\.describedName) == ["nav[A]"])
  }
}
