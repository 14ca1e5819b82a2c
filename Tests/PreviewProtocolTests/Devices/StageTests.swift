import PreviewProtocol
import SplitKit
import Testing

/// Where a window stands on the screen, by table (spec/devices.md section 2).
@Suite struct StageTests {
  private static func device(_ id: String) -> Device { DeviceCatalog.builtIn[id]! }
  private static let pad = device("ipad-pro-9.7")
  private static let large = device("ipad-pro-11-m4")

  @Test func `a split stands at its side, and the other app in the rest`() throws {
    let stage = try #require(Stage(Self.pad, .landscapeLeft).arranged(.splitTwoThirds, side: .left))
    #expect(stage.window == Rect(x: 0, y: 0, width: 694, height: 768))
    #expect(stage.divider == Rect(x: 694, y: 0, width: 10, height: 768))
    #expect(stage.otherWindow == Rect(x: 704, y: 0, width: 320, height: 768))
    let right = try #require(stage.arranged(.splitOneThird, side: .right))
    #expect(right.window == Rect(x: 704, y: 0, width: 320, height: 768))
    #expect(right.divider == Rect(x: 694, y: 0, width: 10, height: 768))
    #expect(right.otherWindow == Rect(x: 0, y: 0, width: 694, height: 768))
  }

  @Test func `a panel floats over the other app`() throws {
    let stage = try #require(Stage(Self.large, .landscapeLeft).arranged(.slideOver, side: .right))
    #expect(stage.window == Rect(x: 825, y: 20, width: 375, height: 794))
    #expect(stage.otherWindow == Rect(x: 0, y: 0, width: 1210, height: 834))
    #expect(stage.safeArea(on: Profile.ios14.screen) == .zero)
  }

  @Test func `a window that shares the screen keeps the insets above and below`() throws {
    let full = Stage(Self.large, .landscapeLeft)
    #expect(full.safeArea(on: Profile.ios14.screen) == EdgeInsets(top: 24, bottom: 20))
    #expect(full.safeArea(on: Profile.ios26.screen) == EdgeInsets(top: 32, bottom: 25))
    let split = try #require(full.arranged(.splitHalf))
    #expect(split.safeArea(on: Profile.ios14.screen) == EdgeInsets(top: 24, bottom: 20))
    let phone = Stage(Self.device("iphone-6.1in-island"), .landscapeLeft)
    #expect(phone.safeArea(on: Profile.ios14.screen) == EdgeInsets(left: 59, bottom: 21, right: 59))
  }

  @Test(arguments: [
    (0.0, WindowArrangement.splitOneThird), (400, .splitOneThird), (420, .splitHalf), (600, .splitHalf),
    (610, .splitTwoThirds), (850, .splitTwoThirds), (870, .full), (1024, .full),
  ])
  func `a divider comes to rest at the nearest of the sizes`(x: Double, arrangement: WindowArrangement) {
    let stage = Stage(Self.pad, .landscapeLeft).arranged(.splitHalf, side: .left)
    #expect(stage?.dividing(at: x)?.arrangement == arrangement)
    let right = Stage(Self.pad, .landscapeLeft).arranged(.splitHalf, side: .right)
    #expect(right?.dividing(at: 1024 - x)?.arrangement == arrangement)
  }

  @Test func `a divider between tiles rests anywhere that leaves both apps their least`() throws {
    let stage = try #require(Stage(Self.large, .landscapeLeft).arranged(.tileHalf))
    #expect(stage.dividing(at: 700)?.window.width == 695)
    #expect(stage.dividing(at: 0)?.window.width == 320)
    #expect(stage.dividing(at: 1210)?.window.width == 880)
  }

  @Test(arguments: [
    (WindowArrangement.splitHalf, WindowSide.left, WindowArrangement.splitTwoThirds),
    (.splitHalf, .right, .splitOneThird), (.splitOneThird, .left, .splitOneThird),
    (.tileOneThird, .left, .tileHalf), (.tileHalf, .right, .tileHalf), (.slideOver, .right, .slideOver), (.full, .left, .full),
  ])
  func `a device that is turned keeps the arrangement, or the next that it has`(
    before: WindowArrangement, side: WindowSide, after: WindowArrangement
  ) throws {
    let stage = try #require(Stage(Self.large, .landscapeLeft).arranged(before, side: side))
    let turned = stage.turned(to: .portrait)
    #expect(turned.arrangement == after)
    #expect(turned.side == side)
    #expect(turned.orientation == .portrait)
  }

  @Test func `a window that is resized is free in the middle, a free one stays, and the whole screen is not free`() throws {
    let split = try #require(Stage(Self.pad, .landscapeLeft).arranged(.splitOneThird, side: .right))
    let free = split.resized(to: Size(width: 500, height: 600))
    #expect(free.arrangement == .free)
    #expect(free.window == Rect(x: 262, y: 84, width: 500, height: 600))
    #expect(free.resized(to: Size(width: 400, height: 700)).window == Rect(x: 262, y: 84, width: 400, height: 700))
    #expect(free.resized(to: Size(width: 1024, height: 768)).arrangement == .full)
    #expect(Stage(Self.pad).arranged(.free)?.window == Rect(x: 96, y: 128, width: 576, height: 768))
  }

  @Test(arguments: [
    (Profile.ios26, WindowArrangement.tileHalf), (.ios14, .splitHalf), (.ios13, .splitHalf),
  ])
  func `of two arrangements with one size it is that of the profile's time`(profile: Profile, arrangement: WindowArrangement) {
    let stage = Stage(Self.large, showing: Size(width: 600, height: 834), on: profile.screen)
    #expect(stage.arrangement == arrangement)
    #expect(stage.orientation == .landscapeLeft)
  }

  @Test func `an arrangement of another time is still that where the size is no other's`() {
    #expect(Stage(Self.large, showing: Size(width: 375, height: 834), on: Profile.ios26.screen).arrangement == .splitOneThird)
  }

  @Test func `the cover of a phone that folds is a display of its own`() throws {
    let inner = Stage(Self.device("iphone-duo"))
    let cover = try #require(inner.arranged(.cover))
    #expect(cover.screen == Size(width: 466, height: 678))
    #expect(cover.window == Rect(x: 0, y: 0, width: 466, height: 678))
    #expect(cover.turned(to: .landscapeLeft).screen == Size(width: 678, height: 466))
    #expect(cover.resized(to: Size(width: 678, height: 466)).arrangement == .cover)
    #expect(cover.resized(to: Size(width: 500, height: 500)).screen == inner.screen)
    #expect(cover.arranged(.full) == inner)
    #expect(inner.resized(to: Size(width: 951, height: 669)).arrangement == .full)
  }

  @Test func `a cover has insets of its own where the device says them`() throws {
    let text = """
      {"devices":[{"id":"f","name":"F","idiom":"phone","size":[600,900],"scale":3,
        "coverSafeArea":{"portrait":[40,0,20,0],"landscape":[0,0,20,40]},
        "windows":[{"arrangement":"cover-full","orientation":"landscape","size":[600,400],"classes":["compact","compact"]}]}]}
      """
    let device = try #require(try DeviceCatalog(file: Array(text.utf8))["f"])
    let cover = try #require(Stage(device, .landscapeLeft).arranged(.cover))
    #expect(cover.safeArea(on: Profile.ios26.screen) == EdgeInsets(bottom: 20, right: 40))
    #expect(Stage(device).safeArea(on: Profile.ios26.screen).top == 59)
  }

  @Test func `a phone has the whole screen`() {
    #expect(Stage(Self.device("iphone-5.5in")).arrangements == [.full])
    #expect(Stage(Self.device("iphone-5.5in")).arranged(.splitHalf) == nil)
  }

  @Test(arguments: DeviceCatalogTests.devices) func `every row of a device can be stood on its screen`(device: Device) {
    for row in device.windows {
      let stage = Stage(device, row.isLandscape ? .landscapeLeft : .portrait)
      for side in WindowSide.allCases {
        let arranged = stage.arranged(row.arrangement, side: side)
        #expect(arranged?.window.size == row.size)
        #expect(Stage(device, showing: row.size, on: Profile.ios14.screen).window.size == row.size)
      }
    }
  }

  @Test(arguments: DeviceCatalogTests.devices.filter { $0.idiom == .pad }.map(\.id))
  func `two windows and the divider fill the screen, at either side and either way`(id: String) throws {
    let device = Self.device(id)
    for way in InterfaceOrientation.allCases {
      for side in WindowSide.allCases {
        for arrangement in Stage(device, way).arrangements where [.split, .tile].contains(arrangement.kind) {
          let stage = try #require(Stage(device, way).arranged(arrangement, side: side))
          let (divider, other) = (try #require(stage.divider), try #require(stage.otherWindow))
          #expect(divider.width == 10)
          let parts = side == .left ? [stage.window, divider, other] : [other, divider, stage.window]
          let edges = [0, parts[0].x, parts[0].maxX, parts[1].x, parts[1].maxX, parts[2].x, parts[2].maxX, stage.screen.width]
          for pair in 0..<4 { #expect(abs(edges[2 * pair] - edges[2 * pair + 1]) < 1e-9, "\(arrangement) \(side)") }
          #expect(parts.allSatisfy { $0.y == 0 && $0.height == stage.screen.height })
        }
      }
    }
  }
}
