import PreviewProtocol
import SplitKit
import TestSupport
import Testing

/// The traits that windows on devices report, compared row by row with the tables of spec/devices.md, whose figures are
/// written here again.
@Suite struct DeviceTraitsTests {
  private var conversation = Conversation()

  init() { conversation.skipHello() }

  private mutating func say(_ text: String) throws -> Value {
    conversation.say(Array(text.utf8))
    let answer = try #require(try conversation.nextAnswer())
    return try #require(answer["window"])
  }

  private mutating func classes(_ text: String) throws -> [String?] {
    let window = try say(text)
    let traits = window["traits"]
    #expect(window["because"]?.members?.map(\.name) == traits?.members?.map(\.name))
    return [traits?["horizontalSizeClass"]?.string, traits?["verticalSizeClass"]?.string]
  }

  private static func word(_ isRegular: Bool) -> String { isRegular ? "regular" : "compact" }

  /// Widths of a third, a half and two thirds on its side, of a third and two thirds upright (section 2). Regular are
  /// those above 667, whatever the catalogue says.
  private static let splits: [(device: String, onItsSide: [Double], upright: [Double])] = [
    ("ipad-pro-9.7", [320, 507, 694], [320, 438]), ("ipad-9", [320, 535, 750], [320, 480]),
    ("ipad-pro-10.5", [320, 551, 782], [320, 504]), ("ipad-mini-6", [375, 561.5, 748], [320, 414]),
    ("ipad-air-5", [375, 585, 795], [320, 490]), ("ipad-pro-11-1", [375, 592, 809], [320, 504]),
    ("ipad-pro-11-m4", [375, 600, 825], [320, 504]), ("ipad-pro-12.9-1", [375, 678, 981], [375, 639]),
    ("ipad-pro-13-m4", [375, 683, 991], [375, 647]), ("ipad-pro-11-3-more-space", [375, 689.5, 1004], [320, 640]),
    ("ipad-air-5-more-space", [375, 681.5, 988], [320, 624]),
    ("ipad-pro-12.9-5-more-space", [375, 790, 1205], [375, 807]),
  ]

  @Test(arguments: splits) mutating func `a side of Split View is as wide as the table has it, and regular above 667`(
    device: String, onItsSide: [Double], upright: [Double]
  ) throws {
    for (way, names, widths) in [
      ("landscapeLeft", ["split-1/3", "split-1/2", "split-2/3"], onItsSide), ("portrait", ["split-1/3", "split-2/3"], upright),
    ] {
      for (name, width) in zip(names, widths) {
        _ = try say(#"{"type":"open","scene":"lab","device":"\#(device)"}"#)
        _ = try say(#"{"type":"rotate","to":"\#(way)"}"#)
        let window = try say(#"{"type":"arrange","arrangement":"\#(name)"}"#)
        #expect(window["size"]?.array?[0].number == width, "\(name) \(way)")
        #expect(window["traits"]?["horizontalSizeClass"]?.string == Self.word(width > 667), "\(name) \(way)")
      }
    }
  }

  @Test(arguments: DeviceCatalogTests.devices)
  mutating func `a window opened or arranged on a device has the classes of its row`(device: Device) throws {
    let full = [(device.screen, device.portraitClasses), (device.screen.turned, device.landscapeClasses)]
    for (size, row) in full + device.windows.map({ ($0.size, $0.classes) }) {
      let opening = #"{"type":"open","scene":"lab","device":"\#(device.id)","window":"#
      let classes = try classes(opening + #"{"width":\#(size.width),"height":\#(size.height)}}"#)
      #expect(classes == [row.horizontal.rawValue, row.vertical.rawValue], "\(size)")
    }
    for isLandscape in [false, true] {
      _ = try say(#"{"type":"open","scene":"lab","device":"\#(device.id)"}"#)
      _ = try say(#"{"type":"rotate","to":"\#(isLandscape ? "landscapeRight" : "portrait")"}"#)
      for row in device.windows where row.isLandscape == isLandscape {
        let classes = try classes(#"{"type":"arrange","arrangement":"\#(row.arrangement.rawValue)","side":"right"}"#)
        #expect(classes == [row.classes.horizontal.rawValue, row.classes.vertical.rawValue], "\(row.arrangement)")
      }
    }
  }

  /// On its side; upright every phone but the one that folds is compact and regular (section 1).
  private static let phones: [(device: String, width: Double, isRegular: Bool)] = [
    ("iphone-4in", 568, false), ("iphone-4.7in", 667, false), ("iphone-5.5in", 736, true), ("iphone-5.8in", 812, false),
    ("iphone-6.1in-lcd", 896, true), ("iphone-6.5in", 896, true), ("iphone-5.4in", 812, false), ("iphone-6.1in", 844, false),
    ("iphone-6.7in", 926, true), ("iphone-6.1in-island", 852, false), ("iphone-6.7in-island", 932, true),
    ("iphone-6.3in", 874, false), ("iphone-6.9in", 956, true), ("iphone-air", 912, true),
  ]

  @Test(arguments: phones) mutating func `a phone is regular on its side if it is one of the large ones`(
    device: String, width: Double, isRegular: Bool
  ) throws {
    #expect(try classes(#"{"type":"open","scene":"lab","device":"\#(device)"}"#) == ["compact", "regular"])
    let turned = try say(#"{"type":"rotate"}"#)
    #expect(turned["size"]?.array?[0].number == width)
    #expect(turned["traits"]?["horizontalSizeClass"]?.string == Self.word(isRegular))
    #expect(turned["traits"]?["verticalSizeClass"] == "compact")
  }

  @Test mutating func `every trait of a device's window can be set by hand and given back`() throws {
    _ = try say(#"{"type":"open","scene":"instagram","device":"iphone-6.9in"}"#)
    let set = try say(#"{"type":"traits","horizontalSizeClass":"regular","verticalSizeClass":"compact"}"#)
    #expect(set["traits"]?["horizontalSizeClass"] == "regular")
    #expect(set["because"]?["horizontalSizeClass"] == "set by hand to regular")
    let given = try say(#"{"type":"traits","horizontalSizeClass":null,"verticalSizeClass":null}"#)
    #expect(given["because"]?["horizontalSizeClass"] == "phone: iPhone 6.9-inch is compact at 440 x 956")
  }

  @Test(arguments: [
    ("iphone-6.3in", "ios14", [62.0, 0, 34, 0], 54.0, [0.0, 62, 21, 62], 0.0),
    ("iphone-6.3in", "ios26", [62, 0, 34, 0], 54, [0, 62, 20, 62], 0),
    ("iphone-6.5in", "ios14", [44, 0, 34, 0], 44, [0, 44, 21, 44], 0),
    ("iphone-4.7in", "ios14", [20, 0, 0, 0], 20, [0, 0, 0, 0], 0),
    ("ipad-9", "ios14", [20, 0, 0, 0], 20, [20, 0, 0, 0], 20), ("ipad-9", "ios26", [32, 0, 0, 0], 32, [32, 0, 0, 0], 32),
    ("ipad-mini-6", "ios14", [24, 0, 20, 0], 24, [24, 0, 20, 0], 24),
    ("ipad-pro-13-m4", "ios26", [32, 0, 25, 0], 32, [32, 0, 25, 0], 32),
  ]) mutating func `insets and the status bar follow the device as it is turned`(
    device: String, profile: String, upright: [Double], bar: Double, onItsSide: [Double], barOnItsSide: Double
  ) throws {
    let open = try say(#"{"type":"open","scene":"lab","device":"\#(device)","profile":"\#(profile)"}"#)
    let turned = try say(#"{"type":"rotate"}"#)
    for (window, insets, height) in [(open, upright, bar), (turned, onItsSide, barOnItsSide)] {
      #expect(window["safeArea"]?.array?.compactMap(\.number) == insets)
      #expect(window["statusBar"] == .number(height))
    }
    #expect(try say(#"{"type":"rotate"}"#)["safeArea"]?.array?.compactMap(\.number) == upright)
  }
}
