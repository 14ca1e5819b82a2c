import SplitKit
import Testing

/// The places of popovers since iOS 26 (spec/containers.md 380 to 385).
@Suite struct TouchingPopoverTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: PopoverSource
    var size = Size(width: 300, height: 400)
    var permitted = Set(PopoverArrowDirection.allCases)
    let arrow: PopoverArrowDirection?
    /// The frame of the content, without the 13 of the arrow.
    let frame: Rect
  }

  private static func at(_ x: Double, _ y: Double) -> PopoverSource {
    .rectangle(Rect(x: x, y: y, width: 40, height: 40))
  }

  private static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// The window is 1000 x 800, with insets of 32 above and 25 below.
  private static let cases = [
    Case(
      testDescription: "below, where every place fits", source: at(480, 100), arrow: .up, frame: frame(350, 153, 300, 400)),
    Case(
      testDescription: "above, where there is no room below", source: at(480, 600), arrow: .down, frame: frame(350, 187, 300, 400)
    ),
    Case(
      testDescription: "after, where there is none above either", source: at(480, 380), arrow: .left,
      frame: frame(533, 200, 300, 400)),
    Case(
      testDescription: "before, where nothing else fits", source: at(900, 380), arrow: .right, frame: frame(587, 200, 300, 400)),
    Case(
      testDescription: "a place that fits before one that must be moved", source: at(20, 100),
      size: Size(width: 300, height: 100), arrow: .left, frame: frame(73, 70, 300, 100)),
    Case(
      testDescription: "moved along its side, where nothing fits as it stands", source: at(20, 100), permitted: [.up], arrow: .up,
      frame: frame(19, 153, 300, 400)),
    Case(
      testDescription: "squeezed up to the middle of its source", source: at(480, 380), size: Size(width: 700, height: 400),
      permitted: [.right], arrow: .right, frame: frame(19, 200, 468, 400)),
    Case(
      testDescription: "half a point where it is half a point", source: at(480, 100), size: Size(width: 301, height: 100),
      arrow: .up, frame: frame(349.5, 153, 301, 100)),
    Case(
      testDescription: "30 below the top of the bar of its item",
      source: .item(frame(900, 32, 44, 54), bar: frame(0, 32, 1000, 54)),
      permitted: [.left], arrow: nil, frame: frame(681, 62, 300, 400)),
    Case(
      testDescription: "cut at the margin, where it is too high under its item",
      source: .item(frame(480, 32, 40, 54), bar: frame(0, 32, 1000, 54)), size: Size(width: 300, height: 900), arrow: nil,
      frame: frame(350, 62, 300, 713)),
  ]

  @Test(arguments: cases)
  func `a popover touches its source`(row: Case) {
    let environment = PresentationEnvironment(
      design: Profile.ios26.presentations, grid: PixelGrid(scale: 2),
      window: ViewPlacement(
        frame: Rect(x: 0, y: 0, width: 1000, height: 800), safeArea: EdgeInsets(top: 32, bottom: 25)),
      traits: TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular),
      preferredContentSize: row.size, source: row.source, permittedArrowDirections: row.permitted)
    let placement = environment.placement(of: .popover)
    #expect(placement.arrow == row.arrow)
    #expect(placement.view.frame == row.frame)
  }
}
