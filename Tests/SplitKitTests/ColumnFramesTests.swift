import Testing

@testable import SplitKit

/// spec/split-view.md 2.7 and 5.2, statements 51, 52, 59, 60, 80, 82 to 84 as the classic style has them.
@Suite struct ColumnFramesTests {
  private static let bounds = ViewPlacement(
    frame: Rect(x: 0, y: 0, width: 820, height: 1180), safeArea: EdgeInsets(top: 32, bottom: 25))

  private func frames(
    _ profile: Profile, _ mode: DisplayMode, width: Double = 320, mirrored: Bool = false, bottom: Double = 25
  ) -> ColumnFrames {
    var bounds = Self.bounds
    bounds.safeArea.bottom = bottom
    return Self.frames(profile.splitView, mode, in: bounds, width: width, mirrored: mirrored)
  }

  private static func frames(
    _ design: SplitDesign, _ mode: DisplayMode, in bounds: ViewPlacement, width: Double = 320, mirrored: Bool = false
  ) -> ColumnFrames {
    ColumnPlacement(
      style: .unspecified, design: design, background: .sidebar, grid: PixelGrid(scale: 2), bounds: bounds,
      formation: ShownMode(mode: mode).formation(in: .unspecified),
      widths: SideColumnWidths(primary: width, supplementary: 0), isMirrored: mirrored
    ).frames
  }

  @Test func `before iOS 26 the columns are tiled with a hairline between them`() {
    let tiled = frames(.ios13, .oneBesideSecondary)
    #expect(tiled.primary.frame == Rect(x: 0, y: 0, width: 320, height: 1180))
    #expect(tiled.separators.secondary == Rect(x: 320, y: 0, width: 0.5, height: 1180))
    #expect(tiled.secondary.frame == Rect(x: 320.5, y: 0, width: 499.5, height: 1180))
  }

  @Test func `before iOS 26 a hidden primary is parked beyond its edge`() {
    let hidden = frames(.ios13, .secondaryOnly)
    #expect(hidden.primary.frame.x == -320)
    #expect(hidden.secondary.frame == Self.bounds.frame)
    #expect(frames(.ios13, .secondaryOnly, mirrored: true).primary.frame.x == 820)
  }

  @Test func `an overlay leaves the secondary as wide as the window`() {
    let over = frames(.ios13, .oneOverSecondary)
    #expect(over.primary.frame == Rect(x: 0, y: 0, width: 320, height: 1180))
    #expect(over.secondary.frame == Self.bounds.frame)
    #expect(over.separators.secondary == nil)
  }

  @Test func `on iOS 26 the primary floats and the secondary is inset`() {
    let beside = frames(.ios26, .oneBesideSecondary)
    #expect(beside.primary.frame == Rect(x: 10, y: 32, width: 320, height: 1133))  // 80
    #expect(beside.primary.safeArea == EdgeInsets(bottom: 10))
    #expect(beside.secondary.frame == Self.bounds.frame)
    #expect(beside.secondary.safeArea == EdgeInsets(top: 32, left: 330, bottom: 25))
  }

  @Test func `on iOS 26 an overlay and a hidden primary leave the secondary without an inset`() {
    for mode in [DisplayMode.secondaryOnly, .oneOverSecondary] {
      #expect(frames(.ios26, mode).secondary.safeArea == EdgeInsets(top: 32, bottom: 25))  // 82, 83
    }
    #expect(frames(.ios26, .oneOverSecondary).primary.frame.x == 10)
    #expect(frames(.ios26, .secondaryOnly).primary.frame.maxX <= 0)
  }

  @Test func `on iOS 26 the trailing edge mirrors`() {
    let beside = frames(.ios26, .oneBesideSecondary, width: 328, mirrored: true)
    #expect(beside.primary.frame.x == 482)  // 84
    #expect(beside.secondary.safeArea.right == 338)
    #expect(beside.secondary.safeArea.left == 0)
  }

  @Test(arguments: [(25.0, 15.0, 10.0), (34, 24, 10), (0, 10, 0), (10, 10, 0)])
  func `the floating primary ends above the home indicator`(bottom: Double, margin: Double, inset: Double) {
    let primary = frames(.ios26, .oneBesideSecondary, bottom: bottom).primary
    #expect(primary.frame.maxY == 1180 - margin)
    #expect(primary.safeArea.bottom == inset)
  }

  @Test func `a column keeps the window's side insets only at the edge that it touches`() {
    var bounds = Self.bounds
    bounds.safeArea = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    let tiled = Self.frames(Profile.ios14.splitView, .oneBesideSecondary, in: bounds)
    #expect(tiled.primary.safeArea == EdgeInsets(top: 0, left: 44, bottom: 21, right: 0))
    #expect(tiled.secondary.safeArea == EdgeInsets(top: 0, left: 0, bottom: 21, right: 44))
  }
}
