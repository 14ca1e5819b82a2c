import SamplePreviews
import Testing

@testable import SplitKit

/// Where a hidden primary waits on iOS 26: spec/split-view.md 5.2, as the classic style has it.
@Suite struct ParkedColumnTests {
  private func stage(_ properties: Value = .null, width: Double = 820, hosted: Bool = false) throws -> Stage {
    try Stage(
      .lab, profile: .ios26, options: [Member("properties", properties), Member("hosted", .bool(hosted))],
      size: Size(width: width, height: 1180))
  }

  private func primary(_ stage: Stage) throws -> Pane { try #require(stage.pane("nav:A/pane")) }

  @Test func `hidden from the first, it is at the origin and has no insets`() throws {
    let pane = try primary(stage(["preferredDisplayMode": "secondaryOnly"]))
    #expect(pane.frame == Rect(x: 0, y: 0, width: 320, height: 1133))
    #expect(pane.safeArea == .zero && pane.contentSafeArea == .zero)
    #expect(!pane.isInHierarchy && !pane.isVisible)
  }

  @Test func `a request parks it beyond its edge, with the insets that it had`() throws {
    let stage = try stage()
    try stage.set("preferredDisplayMode", "secondaryOnly")
    let pane = try primary(stage)
    #expect(pane.frame == Rect(x: -330, y: 32, width: 320, height: 1133))
    #expect(pane.safeArea == EdgeInsets(bottom: 10))
    #expect(pane.contentSafeArea == EdgeInsets(top: 54, bottom: 10))
  }

  @Test func `a later layout parks it beyond its edge`() throws {
    let stage = try stage(["preferredDisplayMode": "secondaryOnly"])
    stage.resize(900, 1180)
    #expect(try primary(stage).frame.x == -330)
  }

  @Test func `a resize that takes it away puts it at the origin`() throws {
    let stage = try stage(hosted: true)
    stage.override(horizontalSizeClass: .regular)
    stage.resize(393, 1180)
    let pane = try primary(stage)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect((pane.frame.x, pane.frame.y) == (0, 0))
    #expect(pane.safeArea == EdgeInsets(bottom: 10))
  }

  @Test func `an expand that leaves it hidden gives it the floating insets under the collapsed top`() throws {
    let stage = try stage(width: 393, hosted: true)
    stage.override(horizontalSizeClass: .regular)
    let pane = try primary(stage)
    #expect((pane.frame.x, pane.frame.y) == (0, 0))
    #expect(pane.safeArea == EdgeInsets(bottom: 10))
    #expect(pane.contentSafeArea == EdgeInsets(top: 86, bottom: 10))
  }

  /// Containers.md 400 to 403, at every edge, in both directions and in every style.
  @Test(arguments: ["leading", "trailing"], [LayoutDirection.leftToRight, .rightToLeft])
  func `it keeps its width, and its place follows from the new one`(edge: String, direction: LayoutDirection) throws {
    for style in ["unspecified", "doubleColumn", "tripleColumn"] {
      let stage = try Stage(
        .lab, profile: .ios26, options: [Member("style", .string(style))], size: Size(width: 820, height: 1180),
        layoutDirection: direction)
      let laidOut = try #require(stage.split.viewController(for: .primary)?.parent ?? stage.window.controller("nav:A")).view.frame
        .width
      try stage.set("primaryEdge", .string(edge))
      try stage.set("preferredDisplayMode", "secondaryOnly")
      try stage.set("preferredPrimaryColumnWidthFraction", 0.3)
      let isAtRight = (edge == "trailing") != (direction == .rightToLeft)
      let beyond = style == "tripleColumn" ? 320.5 : 0
      let frame = try primary(stage).frame
      #expect(frame.x == (isAtRight ? 820 + beyond : -beyond - 256), "\(style)")
      #expect(frame.width == laidOut, "\(style)")
      if let supplementary = stage.pane("nav:S/pane")?.frame { #expect(supplementary.x == (isAtRight ? 820 : -320.5)) }
    }
  }
}
