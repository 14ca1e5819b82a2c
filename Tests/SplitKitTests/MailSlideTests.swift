import SplitKit
import Testing

@testable import SamplePreviews

/// The app of the article about the sliding master: what no message of a transcript can show.
@Suite struct MailSlideTests {
  private static let portrait = Size(width: 768, height: 1024)
  private static let landscape = Size(width: 1024, height: 768)

  private func stage(
    _ presentation: Value = "slide", _ size: Size = portrait, _ direction: LayoutDirection? = nil,
    keepsOneButton: Bool = true
  ) throws -> Stage {
    let options = [Member("presentation", presentation), Member("keepsOneButton", .bool(keepsOneButton))]
    return try Stage(.mailSlide, profile: .ios5, options: options, size: size, layoutDirection: direction)
  }

  private func sliding(_ stage: Stage) -> SlidingDetailViewController {
    stage.window.controller("detail") as! SlidingDetailViewController
  }

  private func master(_ stage: Stage) -> Rect { stage.pane("nav:master/pane")!.frame }
  private func buttons(_ stage: Stage) -> [String] { stage.window.controller("detail")!.toolbar!.items.map(\.id) }

  @Test func `the flag says whether the master was slid in, and rotation to landscape clears it`() throws {
    let stage = try stage()
    #expect(!sliding(stage).masterIsVisible)
    stage.window.swipe(.right, at: Point(x: 500, y: 500))
    #expect(sliding(stage).masterIsVisible)
    stage.window.rotate(to: .landscapeLeft)
    #expect(!sliding(stage).masterIsVisible)
  }

  /// Every way of holding the device, from each: one button in each portrait, and none in a landscape.
  @Test(arguments: InterfaceOrientation.allCases, InterfaceOrientation.allCases)
  func `there is one button in portrait and none in landscape`(
    from old: InterfaceOrientation, to new: InterfaceOrientation
  ) throws {
    let stage = try stage("slide", old.isLandscape ? Self.landscape : Self.portrait)
    stage.window.rotate(to: old)
    stage.window.rotate(to: new)
    #expect(buttons(stage) == (new.isLandscape ? [] : ["detail/master"]))
    #expect(master(stage).x == (new.isLandscape ? 0 : -320))
  }

  /// Every way of holding the device, from each, with the article's literal code: the button comes with each turn to a
  /// portrait and one goes with each to a landscape.
  @Test(arguments: InterfaceOrientation.allCases, InterfaceOrientation.allCases)
  func `a turn adds and removes a button`(from old: InterfaceOrientation, to new: InterfaceOrientation) throws {
    let stage = try stage("slide", old.isLandscape ? Self.landscape : Self.portrait, keepsOneButton: false)
    stage.window.rotate(to: old)
    let before = buttons(stage).count
    stage.window.rotate(to: new)
    let expected = old == new ? before : new.isLandscape ? max(0, before - 1) : before + 1
    #expect(buttons(stage).count == expected)
    #expect(Set(buttons(stage)).count == expected)
    #expect(master(stage).x == (new.isLandscape ? 0 : -320))
  }

  @Test func `the buttons do not grow without end`() throws {
    let stage = try stage(keepsOneButton: false)
    for _ in 0..<120 {
      stage.window.rotate(to: .portraitUpsideDown)
      stage.window.rotate(to: .portrait)
    }
    #expect(buttons(stage).count == Toolbar.maximumItems)
    #expect(Set(buttons(stage)).count == Toolbar.maximumItems)
  }

  @Test func `the master that was slid in keeps its place while the window gets other sizes of that kind`() throws {
    let stage = try stage()
    try stage.window.tap("detail/master")
    for size in [Size(width: 700, height: 1000), Size(width: 300, height: 600), Size(width: 768, height: 768)] {
      stage.window.resize(to: size)
      #expect(master(stage) == Rect(x: 0, y: 20, width: 320, height: size.height - 20))
    }
    stage.window.resize(to: Size(width: 769, height: 768))
    #expect(!sliding(stage).masterIsVisible)
    #expect(master(stage) == Rect(x: 0, y: 20, width: 320, height: 748))
  }

  @Test func `in right-to-left the master stands at the right and slides from there`() throws {
    let stage = try stage("slide", Self.portrait, .rightToLeft)
    #expect(master(stage).x == 768)
    stage.window.swipe(.left, at: Point(x: 300, y: 500))
    #expect(master(stage).x == 448)
    stage.window.traitOverrides.layoutDirection = .leftToRight
    stage.window.layoutIfNeeded()
    #expect(master(stage).x == 0)
    stage.window.swipe(.left, at: Point(x: 600, y: 500))
    #expect(master(stage).x == -320)
  }

  @Test func `a tap in the toolbar is the button's, and beside the button the view's`() throws {
    let stage = try stage()
    stage.window.tap(at: Point(x: 40, y: 40))
    #expect(master(stage).x == 0)
    stage.window.tap(at: Point(x: 600, y: 40))
    #expect(master(stage).x == -320)
  }

  /// The article's warning: what is left over in landscape breaks the sliding until the next turn to landscape.
  @Test func `a button that is left over in landscape slides the master over the detail, and rotation takes it back`() throws {
    let stage = try stage(keepsOneButton: false)
    stage.window.rotate(to: .portraitUpsideDown)
    stage.window.rotate(to: .landscapeLeft)
    try stage.window.tap("detail/master")
    #expect(master(stage).x == 320)
    stage.window.rotate(to: .portrait)
    #expect(master(stage).x == -320 && sliding(stage).masterIsVisible)
    stage.window.swipe(.left, at: Point(x: 500, y: 500))
    #expect(master(stage).x == -640)
    stage.window.rotate(to: .landscapeLeft)
    #expect(master(stage).x == 0 && !sliding(stage).masterIsVisible)
  }

  @Test func `a place brings back the item, the offset and the master, and leaves out what makes no sense`() throws {
    let stage = try stage()
    try stage.window.tap("detail/master")
    try stage.window.tap("master/row-19")
    try stage.window.tap("detail/master")
    stage.window.resize(to: Size(width: 768, height: 500))
    stage.window.resize(to: Size(width: 500, height: 768))
    let other = try self.stage("slide", Size(width: 500, height: 768))
    other.content.restore(stage.content.place)
    #expect(other.content.place == stage.content.place)
    other.content.restore(stage.content.place)
    #expect(other.content.place == stage.content.place)
    let odd: [Value] = [
      ["item": 21], ["item": 1.5], ["item": -1], ["surplusButtons": -3], ["masterIsVisible": 1], ["item": "3"], nil,
    ]
    for place in odd {
      let fresh = try self.stage()
      fresh.content.restore(place)
      #expect(fresh.content.place == .object([]))
    }
  }

  /// Its turns upside down, to landscape and back, with taps on the button that is left over between them.
  @Test(arguments: [0, 1, 2])
  func `a place brings back what the article warns of`(turns: Int) throws {
    let stage = try stage(keepsOneButton: false)
    stage.window.rotate(to: .portraitUpsideDown)
    stage.window.rotate(to: .landscapeLeft)
    if turns > 0 { try stage.window.tap("detail/master") }
    if turns > 1 { stage.window.rotate(to: .portrait) }
    let other = try self.stage("slide", stage.window.size, keepsOneButton: false)
    other.content.restore(stage.content.place)
    other.window.layoutIfNeeded()
    #expect(other.content.place == stage.content.place)
    #expect(master(other).x == master(stage).x)
    #expect(sliding(other).masterIsVisible == sliding(stage).masterIsVisible)
    #expect(other.pane("detail/pane")?.toolbar.flatMap(other.content)?["items"]?.array?.count == [1, 1, 2][turns])
  }

  @Test func `an app with one button takes over no fault from a place`() throws {
    let stage = try stage("slide", Self.landscape)
    stage.content.restore(["surplusButtons": 1, "masterIsVisible": true])
    stage.window.layoutIfNeeded()
    #expect(buttons(stage) == [])
    #expect(master(stage).x == 0 && !sliding(stage).masterIsVisible)
  }

  @Test func `a place brings back the row of a template that has no reference to the detail`() throws {
    let stage = try stage("template", Self.landscape)
    try stage.window.tap("master/row-4")
    let other = try self.stage("template", Self.landscape)
    other.content.restore(stage.content.place)
    #expect(other.content.place == ["item": 5])
    #expect(other.pane("master/pane")?.selection == ["master/row-4"])
  }

  @Test func `a popover points at its button where a resize has put it`() throws {
    let stage = try stage("popover", Self.portrait, .rightToLeft)
    try stage.window.tap("split/popoverButton")
    stage.window.resize(to: Size(width: 820, height: 1092))
    let pane = try #require(stage.pane("nav:master/pane"))
    let source = try #require(pane.presentation?.source)
    #expect(source.maxX == 820 - 8)
  }

  @Test func `a popover that was open is open again`() throws {
    let stage = try stage("popover")
    try stage.window.tap("split/popoverButton")
    let other = try self.stage("popover")
    other.content.restore(stage.content.place)
    other.window.layoutIfNeeded()
    #expect(other.content.place == ["showsPopover": true])
    #expect(other.pane("master/pane")?.frame == stage.pane("master/pane")?.frame)
    try other.window.tap("master/row-3")
    #expect(other.content.place == ["item": 4])
  }

  @Test func `a window of the content alone has no status bar`() throws {
    for (size, isBare) in [
      (Size(width: 768, height: 1004), true), (Size(width: 1024, height: 748), true), (Self.portrait, false),
    ] {
      let window = try stage("slide", size).window
      #expect(window.safeArea == (isBare ? .zero : EdgeInsets(top: 20)))
    }
  }
}
