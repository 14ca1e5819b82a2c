import ContentBlocks
import SplitKit
import Testing

@testable import SamplePreviews

/// The article's container in a window: spec/split-view.md 8 and statements 208 to 217.
@Suite struct SplitOrFlipTests {
  private static let wide = Size(width: 1024, height: 768)
  private static let narrow = Size(width: 375, height: 667)

  private func stage(
    _ size: Size = wide, profile: Profile = .ios13, direction: LayoutDirection = .leftToRight, options: [Member] = [],
    safeArea: EdgeInsets? = nil
  ) throws -> Stage {
    try Stage(
      .splitOrFlip, profile: profile, options: options, size: size, safeArea: safeArea, layoutDirection: direction)
  }

  @Test(arguments: [
    (800.0, 900.0, 0.0, 320.0, "the size that the sides share is not wider than high"),
    (900, 800, 0, 440, "the size that the sides share is wider than high"),
    (880, 800, 880, 320, "the sides share a width of at most 880"),
    (881, 800, 880, 440, "the size that the sides share is wider than high and wider than 880"),
  ])
  func `the width of the left side has a reason that names its rule`(
    width: Double, height: Double, minimum: Double, expected: Double, reason: String
  ) throws {
    let stage = try stage(
      Size(width: width, height: height), options: [Member("minimumWidthForWideColumn", .number(minimum))])
    let state = Value.object(stage.scene.hierarchy.state)
    #expect(state["leftColumnWidth"] == .number(expected))
    #expect(state["because"]?["leftColumnWidth"] == .string(reason))
  }

  // Every combination

  static let combinations =
    [Size(width: 320, height: 568), narrow, Size(width: 667, height: 900)].flatMap(variants)
    + [Size(width: 668, height: 900), Size(width: 768, height: 1024), Size(width: 900, height: 900), wide].flatMap(variants)

  struct Variant: Sendable, CustomTestStringConvertible {
    let size: Size
    let direction: LayoutDirection
    let focus: Side
    var testDescription: String { "\(size.width) x \(size.height), \(direction), \(focus)" }
  }

  private static func variants(of size: Size) -> [Variant] {
    LayoutDirection.allCases.flatMap { direction in
      Side.allCases.map { Variant(size: size, direction: direction, focus: $0) }
    }
  }

  @Test(arguments: combinations)
  func `mode, focus, direction and size make the panes`(variant: Variant) throws {
    let stage = try stage(variant.size, direction: variant.direction)
    try stage.perform("setFocus", [Member("side", .string(variant.focus.rawValue))])
    let (width, bounds) = (variant.size.width, Rect(x: 0, y: 0, width: variant.size.width, height: variant.size.height))
    let (left, right) = (try #require(stage.side(.left)), try #require(stage.side(.right)))
    #expect(stage.container.displayFocus == variant.focus)
    if width > 667 {
      #expect(stage.container.displayMode == .sideBySide)
      #expect([left, right].allSatisfy { $0.isVisible && $0.isInHierarchy })
      #expect(left.frame.width + right.frame.width == width)
      let (first, second) = variant.direction == .leftToRight ? (left, right) : (right, left)
      #expect(first.frame.x == 0)
      #expect(second.frame.x == first.frame.maxX)
    } else {
      let (seen, other) = variant.focus == .left ? (left, right) : (right, left)
      #expect(stage.container.displayMode == .one)
      #expect(seen.isVisible && seen.frame == bounds)
      #expect(!other.isVisible && !other.isInHierarchy)
      let isLeftwards = (variant.focus == .right) == (variant.direction == .leftToRight)
      #expect(other.frame == Rect(x: isLeftwards ? -width : width, y: 0, width: width, height: bounds.height))
    }
    #expect(stage.scene.panes.filter { [.left, .right].contains($0.role) }.last?.role.name == variant.focus.rawValue)
    #expect(stage.container.children.map(\.id) == ["nav:places", "nav:map"])
  }

  // The children

  @Test func `a side has the insets that reach into it`() throws {
    let stage = try stage(
      Size(width: 896, height: 414), safeArea: EdgeInsets(top: 10, left: 44, bottom: 21, right: 44))
    #expect(stage.side(.left)?.safeArea == EdgeInsets(top: 10, left: 44, bottom: 21))
    #expect(stage.side(.right)?.safeArea == EdgeInsets(top: 10, bottom: 21, right: 44))
  }

  @Test func `children see the container's traits`() throws {
    let stage = try stage()
    let seen = ["split", "nav:places", "places", "map"].map { stage.window.controller($0)?.traitCollection }
    #expect(Set(seen.map { $0?.horizontalSizeClass }) == [.regular])
  }

  @Test func `a controller that goes to the other side leaves its own`() throws {
    let stage = try stage()
    try stage.perform("setViewController", [Member("side", "left"), Member("controller", "nav:map")])
    #expect(stage.container.leftViewController?.id == "nav:map")
    #expect(stage.container.rightViewController == nil)
    #expect(stage.container.children.map(\.id) == ["nav:map"])
  }

  @Test func `a flip without anybody at the other side is at once`() throws {
    let stage = try stage(Self.narrow)
    try stage.perform("setViewController", [Member("side", "right"), Member("controller", nil)])
    _ = stage.application.takeTransition()
    try stage.perform("flip")
    #expect(stage.container.displayFocus == .right)
    #expect(stage.application.takeTransition() == nil)
    #expect(stage.side(.left)?.isInHierarchy == false)
  }

  @Test func `a child that flips as it disappears has the last word`() throws {
    let application = Application(profile: .ios13)
    let container = SplitOrFlipViewController(
      application, id: "split", widthRule: LeftColumnWidth(), flipButton: .children)
    let left = Restless(application, id: "left")
    left.willGo = { container.setDisplayFocus(.left, animated: true) }
    container.leftViewController = left
    container.rightViewController = PlainViewController(application, named: "right")
    let window = Window(application: application, rootViewController: container, size: Self.narrow)
    window.makeVisible()
    container.flip()
    window.layoutIfNeeded()
    #expect(container.displayFocus == .left)
    #expect(container.visibleChildren.map(\.id) == ["left"])
    #expect(left.view.frame == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  private final class Restless: ViewController {
    var willGo: () -> Void = {}
    override func viewWillDisappear() { willGo() }
  }

  // The button

  @Test(arguments: FlipButton.allCases)
  func `there is a button to flip with where one side is seen`(flipButton: FlipButton) throws {
    let stage = try stage(options: [Member("flipButton", .string(flipButton.rawValue))])
    let buttons = flipButton == .children ? ["places/flip", "map/flip"] : ["split/flip"]
    func shown() -> [String] {
      stage.scene.viewModels.flatMap { ($0.content["trailing"]?.array ?? []).compactMap { $0["id"]?.string } }.sorted()
    }
    #expect(shown() == [])
    stage.resize(375, 667)
    #expect(shown() == buttons.sorted())
    try stage.window.tap(buttons[0])
    #expect(stage.container.displayFocus == .right)
    stage.resize(1024, 768)
    #expect(shown() == [])
  }

  @Test func `what comes to a side has the button that the mode asks for`() throws {
    let stage = try stage(Self.narrow)
    try stage.window.tap("places/use")
    #expect(stage.window.controller("files")?.navigationItem.rightBarButtonItem?.title == "Flip")
    stage.resize(1024, 768)
    try stage.window.tap("files/use")
    #expect(stage.window.controller("places")?.navigationItem.rightBarButtonItem == nil)
  }
}

extension Stage {
  var container: SplitOrFlipViewController { window.controller("split") as! SplitOrFlipViewController }

  func side(_ side: Side) -> Pane? { scene.panes.first { $0.role.name == side.rawValue } }
}
