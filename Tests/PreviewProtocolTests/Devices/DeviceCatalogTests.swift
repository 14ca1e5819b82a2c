import PreviewProtocol
import SplitKit
import Testing

/// The rules that the catalogue's figures obey, whatever their source (spec/devices.md sections 2 and 3).
@Suite struct DeviceCatalogTests {
  static let devices = DeviceCatalog.builtIn.devices
  private static let pads = devices.filter { $0.idiom == .pad }
  private static let phones = devices.filter { $0.idiom == .phone }

  @Test func `every id comes once, and every source is explained`() {
    #expect(Self.devices.count == 71)
    #expect(Set(Self.devices.map(\.id)).count == Self.devices.count)
    let sources = Self.devices.flatMap { $0.sources + $0.windows.flatMap(\.sources) }
    #expect(Set(sources).isSubset(of: DeviceCatalog.builtIn.sources.keys))
    #expect(Self.devices.allSatisfy { !$0.sources.isEmpty })
  }

  @Test(arguments: devices) func `two apps and the gap between them are as wide as the screen`(device: Device) {
    for isLandscape in [false, true] {
      let screen = device.screen(isLandscape: isLandscape)
      func width(_ arrangement: WindowArrangement) -> Double? {
        device.window(arrangement, isLandscape: isLandscape)?.size.width
      }
      let gap = Stage.dividerWidth
      if let third = width(.splitOneThird) { #expect(third + gap + (width(.splitTwoThirds) ?? 0) == screen.width) }
      if let half = width(.splitHalf) { #expect(2 * half + gap == screen.width) }
      if let half = width(.tileHalf) { #expect(2 * half + gap == screen.width) }
      if let third = width(.tileOneThird) { #expect(abs(3 * third + 2 * gap - screen.width) < 0.02) }
      if let panel = width(.slideOver) { #expect(panel == width(.splitOneThird) ?? panel) }
    }
  }

  @Test(arguments: devices) func `windows stand on the screen`(device: Device) {
    for row in device.windows where row.arrangement.kind != .alone {
      let screen = device.screen(isLandscape: row.isLandscape)
      let height = row.arrangement == .slideOver ? screen.height - 40 : screen.height
      // On the iPads of iOS 9 and 10 a panel was as high as the screen.
      #expect(row.size.height == height || row.arrangement == .slideOver && row.size.height == screen.height)
      #expect(row.size.width < screen.width)
    }
  }

  @Test(arguments: pads) func `an iPad's classes follow from the width of the window`(device: Device) {
    var windows = device.windows.map { ($0.size, $0.classes) }
    windows += [(device.screen, device.portraitClasses), (device.screen.turned, device.landscapeClasses)]
    for (size, classes) in windows {
      let traits = TraitPolicy.pad.traits(for: size, on: device)
      #expect(classes == SizeClasses(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass))
    }
  }

  @Test(arguments: phones) func `a phone reports what the catalogue says`(device: Device) {
    for (size, classes) in [(device.screen, device.portraitClasses), (device.screen.turned, device.landscapeClasses)] {
      let traits = TraitPolicy.phone.traits(for: size, on: device)
      #expect(classes == SizeClasses(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass))
    }
  }

  /// The phone that folds is like an iPad inside, which no rule of the size could tell.
  @Test(arguments: phones.filter { $0.id != "iphone-duo" })
  func `the rule for phones says what the devices report`(device: Device) {
    for size in [device.screen, device.screen.turned] {
      #expect(TraitPolicy.phone.traits(for: size) == TraitPolicy.phone.traits(for: size, on: device))
    }
  }

  /// The displays of the phone that folds, as they were measured (spec/containers.md 430).
  @Test(arguments: [
    (WindowArrangement.full, false, EdgeInsets(top: 82, bottom: 34), Size(width: 669, height: 951)),
    (.full, true, EdgeInsets(bottom: 34, right: 84), Size(width: 951, height: 669)),
    (.cover, false, EdgeInsets(bottom: 34, right: 84), Size(width: 466, height: 678)),
    (.cover, true, EdgeInsets(bottom: 34, right: 84), Size(width: 678, height: 466)),
  ])
  func `the phone that folds has the measured insets`(
    arrangement: WindowArrangement, isLandscape: Bool, insets: EdgeInsets, size: Size
  ) throws {
    let duo = try #require(DeviceCatalog.builtIn["iphone-duo"])
    let stage = try #require(Stage(duo, isLandscape ? .landscapeLeft : .portrait).arranged(arrangement))
    #expect(stage.window.size == size)
    #expect(stage.safeArea(on: Profile.ios26.screen) == insets)
    let classes = try #require(duo.classes(of: size))
    #expect(classes.horizontal == (arrangement == .full ? .regular : .compact))
    #expect(classes.vertical == (arrangement == .cover && isLandscape ? .compact : .regular))
  }

  @Test func `the insets of both displays are marked`() throws {
    let duo = try #require(DeviceCatalog.builtIn["iphone-duo"])
    #expect(duo.safeArea.provenance == .reported)
    #expect(duo.coverSafeArea?.provenance == .reported)
    #expect(Self.devices.filter { $0.coverSafeArea != nil }.map(\.id) == ["iphone-duo"])
  }

  @Test func `the larger iPads are regular in half of the screen, the others are not`() {
    let regular = Self.pads.filter { device in
      device.window(.splitHalf, isLandscape: true)?.classes.horizontal == .regular
    }
    #expect(regular.allSatisfy { max($0.screen.width, $0.screen.height) >= 1366 })
    #expect(regular.contains { $0.id == "ipad-pro-12.9-1" })
  }
}
