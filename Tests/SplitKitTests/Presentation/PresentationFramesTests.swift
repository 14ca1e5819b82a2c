import Testing

@testable import SplitKit

/// Where what is presented is, by style, window and profile.
@Suite struct PresentationFramesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let profile: Profile
    let width: Double
    let height: Double
    let style: ModalPresentationStyle
    /// The style to which the presentation adapts in this window.
    let adapted: ModalPresentationStyle
    let frame: Rect
    let safeArea: EdgeInsets
    var testDescription: String { "\(profile) \(width)x\(height) \(style)" }
  }

  private static func row(
    _ profile: Profile, _ width: Double, _ height: Double, _ style: ModalPresentationStyle,
    _ adapted: ModalPresentationStyle, _ frame: (Double, Double, Double, Double), _ safeArea: EdgeInsets = .zero
  ) -> Case {
    Case(
      profile: profile, width: width, height: height, style: style, adapted: adapted,
      frame: Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3), safeArea: safeArea)
  }

  /// The window's insets are 20 and 0, since iOS 13 24 and 20, on iOS 26 32 and 25.
  private static let cases = [
    // Before iOS 13: a page is as wide as the first iPad in portrait, and nothing is a card.
    row(.ios8, 1024, 768, .automatic, .fullScreen, (0, 0, 1024, 768), EdgeInsets(top: 20)),
    row(.ios8, 1024, 768, .pageSheet, .pageSheet, (128, 20, 768, 748)),
    row(.ios8, 768, 1024, .pageSheet, .pageSheet, (0, 20, 768, 1004)),
    row(.ios8, 1024, 768, .formSheet, .formSheet, (242, 74, 540, 620)),
    row(.ios8, 400, 768, .formSheet, .fullScreen, (0, 0, 400, 768), EdgeInsets(top: 20)),
    row(.ios8, 400, 768, .popover, .fullScreen, (0, 0, 400, 768), EdgeInsets(top: 20)),
    row(.ios14, 1024, 768, .automatic, .pageSheet, (156, 44, 712, 684)),
    row(.ios13, 1024, 768, .fullScreen, .fullScreen, (0, 0, 1024, 768), EdgeInsets(top: 24, bottom: 20)),
    row(.ios13, 1024, 768, .overFullScreen, .overFullScreen, (0, 0, 1024, 768), EdgeInsets(top: 24, bottom: 20)),
    row(.ios13, 1024, 768, .automatic, .pageSheet, (156, 44, 712, 684)),
    row(.ios13, 1024, 768, .pageSheet, .pageSheet, (156, 44, 712, 684)),
    row(.ios13, 1024, 768, .formSheet, .formSheet, (242, 74, 540, 620)),
    row(.ios18, 1024, 768, .formSheet, .formSheet, (222, 59, 580, 650)),
    row(.ios26, 1024, 768, .formSheet, .formSheet, (222, 59, 580, 640)),
    row(.ios26, 1024, 768, .pageSheet, .pageSheet, (0, 42, 1024, 726), EdgeInsets(bottom: 25)),
    // Too low for 620: as high as there is room.
    row(.ios13, 700, 600, .formSheet, .formSheet, (80, 24, 540, 556)),
    // A compact width: a card from below the top inset down, whatever kind of sheet it was.
    row(.ios13, 400, 768, .automatic, .pageSheet, (0, 34, 400, 734), EdgeInsets(bottom: 20)),
    row(.ios13, 400, 768, .formSheet, .pageSheet, (0, 34, 400, 734), EdgeInsets(bottom: 20)),
    row(.ios26, 400, 768, .popover, .pageSheet, (0, 42, 400, 726), EdgeInsets(bottom: 25)),
    row(.ios26, 400, 768, .fullScreen, .fullScreen, (0, 0, 400, 768), EdgeInsets(top: 32, bottom: 25)),
  ]

  @Test(arguments: cases)
  func `a style has its place in the window`(row: Case) {
    let tree = Tree.plain(profile: row.profile, size: Size(width: row.width, height: row.height))
    tree.present("P", row.style, source: Rect(x: 100, y: 100, width: 44, height: 44))
    let pane = tree.pane("P/pane")
    #expect(pane?.presentation?.style == row.adapted)
    #expect(pane?.frame == row.frame)
    #expect(pane?.safeArea == row.safeArea)
  }

  @Test func `a form sheet is as large as its controller prefers, direction by direction`() {
    for (profile, low, high) in [
      (Profile.ios14, Rect(x: 242, y: 234, width: 540, height: 300), Rect(x: 0, y: 24, width: 1024, height: 724)),
      (.ios26, Rect(x: 222, y: 229, width: 580, height: 300), Rect(x: 40, y: 59, width: 944, height: 640)),
    ] {
      let tree = Tree.plain(profile: profile)
      let sheet = tree.present("P", .formSheet)
      sheet.preferredContentSize = Size(width: 0, height: 300)
      tree.window.layoutIfNeeded()
      #expect(tree.pane("P/pane")?.frame == low)
      sheet.preferredContentSize = Size(width: 5000, height: 5000)
      tree.window.layoutIfNeeded()
      #expect(tree.pane("P/pane")?.frame == high)
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `half a pixel beside the middle is on the other side in right-to-left`(direction: LayoutDirection) {
    var traits = TraitOverrides()
    traits.layoutDirection = direction
    let size = Size(width: 1055.5, height: 738)
    let tree = Tree(profile: .ios14, size: size, traitOverrides: traits) { PlainViewController($0, named: "root") }
    tree.present("P", .pageSheet)
    #expect(tree.pane("P/pane")?.frame.x == (direction == .rightToLeft ? 171.5 : 172))
  }

  struct Popover: Sendable, CustomTestStringConvertible {
    let source: Rect
    let permitted: Set<PopoverArrowDirection>
    let isMirrored: Bool
    let arrow: PopoverArrowDirection?
    let frame: Rect
    let testDescription: String

    init(
      _ testDescription: String, at x: Double, _ y: Double, _ permitted: Set<PopoverArrowDirection> = all,
      isMirrored: Bool = false, arrow: PopoverArrowDirection?, _ frame: (Double, Double, Double, Double)
    ) {
      source = Rect(x: x, y: y, width: 40, height: 40)
      self.permitted = permitted
      self.isMirrored = isMirrored
      self.arrow = arrow
      self.frame = Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
      self.testDescription = testDescription
    }

    static let all = Set(PopoverArrowDirection.allCases)
  }

  /// 300 x 400 in a window of 1000 x 800 with 20 at the top and bottom; 10 from the edges, 13 for the arrow.
  private static let popovers = [
    Popover("below", at: 480, 100, arrow: .up, (350, 153, 300, 400)),
    Popover("above, where there is no room below", at: 480, 600, arrow: .down, (350, 187, 300, 400)),
    Popover("after, where there is none above either", at: 480, 380, arrow: .left, (533, 200, 300, 400)),
    Popover("before, in right-to-left", at: 480, 380, isMirrored: true, arrow: .right, (167, 200, 300, 400)),
    Popover("moved away from the window's edge", at: 0, 100, arrow: .up, (10, 153, 300, 400)),
    Popover("where it is permitted", at: 480, 100, [.left], arrow: .left, (533, 20, 300, 400)),
    Popover("lower, where only that is permitted", at: 480, 600, [.up], arrow: .up, (350, 653, 300, 127)),
    Popover("over its source, where no arrow is permitted", at: 480, 380, [], arrow: nil, (350, 200, 300, 400)),
    Popover(
      "over its source, where there is no room to speak of", at: 960, 760, [.up], arrow: nil, (690, 380, 300, 400)),
  ]

  @Test(arguments: popovers)
  func `a popover stands beside its source`(row: Popover) {
    var traits = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)
    traits.layoutDirection = row.isMirrored ? .rightToLeft : .leftToRight
    let environment = PresentationEnvironment(
      design: Profile.ios14.presentations, grid: PixelGrid(scale: 2),
      window: ViewPlacement(
        frame: Rect(x: 0, y: 0, width: 1000, height: 800), safeArea: EdgeInsets(top: 20, bottom: 20)),
      traits: traits, preferredContentSize: Size(width: 300, height: 400), source: .rectangle(row.source),
      permittedArrowDirections: row.permitted)
    let placement = environment.placement(of: .popover)
    #expect(placement.arrow == row.arrow)
    #expect(placement.view.frame == row.frame)
  }

  @Test(arguments: SourceInWindow.all)
  func `wherever its source is, a popover is in the window and not over the source`(row: SourceInWindow) {
    let environment = PresentationEnvironment(
      design: Profile.ios13.presentations, grid: PixelGrid(scale: 2),
      window: ViewPlacement(frame: Rect(x: 0, y: 0, width: row.width, height: 700), safeArea: EdgeInsets(top: 24)),
      traits: TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular), preferredContentSize: .zero,
      source: .rectangle(row.source), permittedArrowDirections: Set(PopoverArrowDirection.allCases))
    let placement = environment.placement(of: .popover)
    let frame = placement.view.frame
    #expect(frame.x >= 10 && frame.maxX <= row.width - 10 && frame.y >= 24 && frame.maxY <= 690)
    guard placement.arrow != nil else { return }
    let isApart =
      frame.maxX <= row.source.x || frame.x >= row.source.maxX || frame.maxY <= row.source.y
      || frame.y >= row.source.maxY
    #expect(isApart)
  }

  struct SourceInWindow: Sendable, CustomTestStringConvertible {
    let width: Double
    let source: Rect
    var testDescription: String { "\(width) \(source)" }

    static let all = [700.0, 1366].flatMap { width in
      [0.0, 0.25, 0.5, 0.75, 1].flatMap { x in
        [0.0, 0.25, 0.5, 0.75, 1].map { y in
          SourceInWindow(
            width: width, source: Rect(x: x * (width - 44), y: y * 656, width: 44, height: 44))
        }
      }
    }
  }
}
