import PreviewProtocol
import SplitKit
import Testing

/// The room that the system's three dots take from a bar, on iPadOS 26.
@Suite struct WindowControlTests {
  private static func stage(_ arrangement: WindowArrangement) throws -> Stage {
    let device = try #require(DeviceCatalog.builtIn["ipad-pro-11-m4"])
    return try #require(Stage(device, .landscapeLeft).arranged(arrangement))
  }

  @Test(arguments: [
    (WindowArrangement.full, false), (.tileHalf, true), (.free, true), (.splitHalf, false), (.slideOver, false),
  ])
  func `only windows over a wallpaper have controls`(arrangement: WindowArrangement, has: Bool) throws {
    let device = try #require(DeviceCatalog.builtIn["ipad-pro-11-m4"])
    guard let stage = Stage(device, .landscapeLeft).arranged(arrangement) else { return }
    #expect((stage.windowControls(on: Profile.ios26.screen, width: 600, isMirrored: false) != nil) == has)
    #expect(stage.windowControls(on: Profile.ios18.screen, width: 600, isMirrored: false) == nil)
  }

  @Test func `the controls are in the middle of the row of the bar, at the leading edge`() throws {
    let free = try Self.stage(.free)
    let frame = try #require(free.windowControls(on: Profile.ios26.screen, width: 800.5, isMirrored: false))
    #expect(frame == Rect(x: 20, y: 34, width: 26, height: 6))
    let mirrored = try #require(free.windowControls(on: Profile.ios26.screen, width: 800.5, isMirrored: true))
    #expect(mirrored == Rect(x: 754.5, y: 34, width: 26, height: 6))
    let tile = try Self.stage(.tileHalf)
    #expect(tile.windowControls(on: Profile.ios26.screen, width: 600, isMirrored: false)?.y == 56)
  }
}
