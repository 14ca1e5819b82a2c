import SplitKit
import Testing

/// A version that no source file knows: the engine runs it by its value alone.
@Suite struct NewVersionTests {
  /// Tiled columns with the bars, the presentations and the calls of iOS 26.
  private static let made = Profile(
    id: "made", title: "Made", splitView: Profile.ios14.splitView, bars: Profile.ios26.bars, screen: Profile.ios8.screen,
    presentations: Profile.ios8.presentations, keyboard: Profile.ios5.keyboard, calls: Profile.ios26.calls,
    look: Profile.ios26.look)

  private func stage(width: Double) throws -> Stage {
    try Stage(
      .lab, profile: Self.made, options: [Member("properties", ["preferredDisplayMode": "oneBesideSecondary"])],
      size: Size(width: width, height: 1180))
  }

  @Test func `its columns stand as its split view has them, under its bars`() throws {
    let panes = try stage(width: 820).scene.panes
    let primary = try #require(panes.first { $0.role == .primary })
    let secondary = try #require(panes.first { $0.role == .secondary })
    #expect(primary.frame == Rect(x: 0, y: 0, width: 320, height: 1180))
    #expect(secondary.frame == Rect(x: 320.5, y: 0, width: 499.5, height: 1180))
    #expect(primary.safeArea == EdgeInsets(top: 20))
    #expect(primary.contentSafeArea == EdgeInsets(top: 74))
  }

  @Test func `it tells a delegate what its calls say`() throws {
    let stage = try stage(width: 820)
    _ = stage.application.takeCalls()
    stage.window.resize(to: Size(width: 500, height: 1180))
    let calls = stage.application.takeCalls().filter { $0.receiver == "delegate" }
    #expect(calls.filter { $0.phase == .did }.count == 3)
  }

  @Test func `it presents as its presentations have it`() {
    let traits = TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    #expect(ModalPresentationStyle.automatic.adapted(to: traits, in: Self.made.presentations) == .fullScreen)
  }
}
