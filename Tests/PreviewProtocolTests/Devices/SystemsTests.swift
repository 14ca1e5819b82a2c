import PreviewProtocol
import SplitKit
import Testing

/// Which systems a device has run, and what is said about a place that never was.
@Suite struct SystemsTests {
  private static let catalog = DeviceCatalog.builtIn

  @Test(
    arguments: [
      (8, 12, UserInterfaceIdiom.pad, "iOS 8 to 12"), (9, 16, .pad, "iOS 9 to iPadOS 16"), (13, 13, .pad, "iPadOS 13"),
      (14, 17, .pad, "iPadOS 14 to 17"), (26, nil, .pad, "iPadOS 26 and later"), (6, 15, .phone, "iOS 6 to 15"),
      (18, nil, .phone, "iOS 18 and later"), (5, 5, .pad, "iOS 5"),
    ] as [(Int, Int?, UserInterfaceIdiom, String)])
  func `a range of systems has a name`(first: Int, last: Int?, idiom: UserInterfaceIdiom, name: String) {
    #expect(SystemVersions(first: first, last: last).name(on: idiom) == name)
  }

  @Test func `ranges overlap if a version is in both`() {
    let (early, late) = (SystemVersions(first: 8, last: 12), SystemVersions(first: 12, last: nil))
    #expect(early.overlaps(late) && late.overlaps(early))
    #expect(!early.overlaps(SystemVersions(first: 13, last: 13)))
    #expect(SystemVersions(first: 13, last: 13).isAfter(early))
    #expect(!late.isAfter(early))
  }

  /// Until iOS 18, the number of a system is that of its autumn less 2006. Devices of the spring came with the system of
  /// the autumn before.
  @Test(arguments: catalog.devices) func `a device came with the system of its time`(device: Device) throws {
    let (systems, year) = (try #require(device.systems), try #require(device.year))
    let ofAutumn = year < 2025 ? year - 2006 : year - 1999
    if device.name.hasSuffix("More Space") {
      #expect(systems.first >= 16)
    } else if year < 2025 {
      #expect(systems.first == ofAutumn || systems.first == ofAutumn - 1)
    } else {
      #expect(systems.first == 18 || systems.first == ofAutumn || systems.first == ofAutumn - 1)
    }
    #expect(systems.last ?? .max >= systems.first)
  }

  /// The spec has insets since iOS 26 for the devices that run it, except for one that came later.
  @Test(arguments: catalog.devices) func `a device runs iOS 26 if it has insets of that time`(device: Device) {
    let cameLater = (device.systems?.first ?? 0) > 26
    #expect((device.safeAreaSince26 != nil) == (device.systems?.last == nil && !cameLater))
  }

  @Test(arguments: Profile.all) func `every time has an iPad, and a phone if it has size classes`(profile: Profile) {
    let ofItsTime = Self.catalog.devices.filter { $0.hasRun(profile.screen.systems) }
    #expect(ofItsTime.contains { $0.idiom == .pad })
    #expect(ofItsTime.contains { $0.idiom == .phone })
  }

  @Test func `the times of the profiles follow each other`() {
    for (one, next) in zip(Profile.all, Profile.all.dropFirst()) {
      #expect(next.screen.systems.isAfter(one.screen.systems), "\(next)")
    }
  }

  private static let full = WindowArrangement.full
  private static let newer = "iPad Pro 11-inch (M4) never ran"
  private static let manager = "Before, some iPads had windows of several sizes in Stage Manager, since iPadOS 16."

  @Test(
    arguments: [
      ("ipad-2", .ios26, full, "iPad 2 never ran iPadOS 26. It ran iOS 4 to 9."),
      ("ipad-air-2", .ios5, full, "iPad Air 2 never ran iOS 3.2 to 5. It ran iOS 8 to iPadOS 15."),
      ("ipad-pro-11-m4", .ios8, full, "\(newer) iOS 8 to 12. It runs iPadOS 17 and later."),
      ("ipad-pro-11-m4", .ios13, .splitHalf, "\(newer) iPadOS 13. It runs iPadOS 17 and later."),
      ("ipad-pro-11-m4", .ios14, full, nil), ("ipad-pro-11-m4", .ios26, .tileOneThird, nil),
      ("ipad-pro-11-m4", .ios26, .free, nil),
      ("ipad-pro-11-m4", .ios18, .splitHalf, nil), ("ipad-pro-11-m4", .ios18, .slideOver, nil),
      ("ipad-pro-11-m4", .ios26, .splitHalf, "Split View was part of iOS 9 to iPadOS 18."),
      (
        "ipad-pro-11-m4", .ios26, .slideOver,
        "Slide Over was part of iOS 9 to iPadOS 18. "
          + "Since iPadOS 26.1 it is a window of any size, and this one has the size from before."
      ),
      ("ipad-pro-11-m4", .ios18, .tileOneThird, "A tile is part of iPadOS 26 and later."),
      ("ipad-pro-11-m4", .ios18, .free, "A free window is part of iPadOS 26 and later. \(manager)"),
      ("ipad-air-2", .ios8, .splitHalf, nil),
    ] as [(String, Profile, WindowArrangement, String?)])
  func `a place that never was has a note`(id: String, profile: Profile, arrangement: WindowArrangement, note: String?) throws {
    let device = try #require(Self.catalog[id])
    let stage = try #require(Stage(device, .landscapeLeft).arranged(arrangement))
    #expect(stage.note(on: profile.screen) == note)
  }

  @Test func `a window of a phone that does not take the whole screen has a note`() throws {
    let phone = try #require(Self.catalog["iphone-6.1in-island"])
    let window = Stage(phone).resized(to: Size(width: 300, height: 500))
    #expect(window.note(on: Profile.ios26.screen) == "On \(phone.name), an app always takes the whole screen.")
    #expect(Stage(phone).note(on: Profile.ios26.screen) == nil)
    let duo = try #require(Self.catalog["iphone-duo"])
    #expect(Stage(duo).resized(to: Size(width: 300, height: 500)).note(on: Profile.ios26.screen) == nil)
  }

  @Test func `a device of your own stands for any time, unless its file says otherwise`() throws {
    let members = #""id":"kiosk","name":"Kiosk","idiom":"pad","size":[600,1000],"scale":2"#
    func kiosk(_ more: String) throws -> Device? {
      try DeviceCatalog(file: Array(#"{"devices":[{\#(members)\#(more)}]}"#.utf8))["kiosk"]
    }
    let any = try #require(try kiosk(""))
    #expect(Profile.all.allSatisfy { any.hasRun($0.screen.systems) && any.note(on: $0.screen) == nil })
    let old = try #require(try kiosk(#","systems":{"first":8,"last":10}"#))
    #expect(old.note(on: Profile.ios14.screen) == "Kiosk never ran iPadOS 14 to 17. It ran iOS 8 to 10.")
    let error = #expect(throws: ProtocolError.self) { try kiosk(#","systems":{"first":8,"last":7}"#) }
    #expect(error?.path == "devices[0].systems.last")
    let fraction = #expect(throws: ProtocolError.self) { try kiosk(#","systems":{"first":8.5}"#) }
    #expect(fraction?.path == "devices[0].systems.first")
  }
}
