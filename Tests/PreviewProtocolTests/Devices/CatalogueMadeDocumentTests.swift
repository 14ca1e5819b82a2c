import PreviewProtocol
import SplitKit
import TestSupport
import Testing

@Suite struct CatalogueMadeDocumentTests {
  @Test func `docs/catalogue.md is as the catalogue makes it`() throws {
    try MadeDocument("docs/catalogue.md", text: Self.markdown).verify()
  }

  private static let catalog = DeviceCatalog.builtIn

  private static let markdown = """
    # The catalogue of devices

    `make conformance` makes this page from `Sources/PreviewProtocol/Devices/devices.json`, and [devices.md](devices.md)
    describes its use. Lengths are in points. The size of a screen is that in portrait. Insets are `top, left, bottom, right` in
    portrait and, if they differ, in landscape. A mark says how well the size and the size classes are known. Insets have their
    own mark, in parentheses. The systems that a device has run are general knowledge.

    | id | name | systems | screen | scale | width class in portrait, in landscape | insets | insets since iOS 26 | corner radius | mark | sources |
    |---|---|---|---|---|---|---|---|---|---|---|
    \(catalog.devices.map(row).joined(separator: "\n"))

    ## Windows beside other apps

    The table has the width, the height and the width class of each window: c is compact, r is regular. Devices with the same
    windows share a row.

    | devices | held | \(arrangements.map(\.rawValue).joined(separator: " | ")) |
    |---|---|\(arrangements.map { _ in "---|" }.joined())
    \(windowRows.joined(separator: "\n"))

    ## Sources

    \(catalog.sources.sorted { $0.key < $1.key }.map { "* `\($0.key)`: \($0.value)" }.joined(separator: "\n"))

    """

  private static func row(_ device: Device) -> String {
    let cells = [
      "`\(device.id)`", device.name, device.systems?.name(on: device.idiom) ?? "", words(device.screen), shortest(device.scale),
      "\(device.portraitClasses.horizontal.rawValue), \(device.landscapeClasses.horizontal.rawValue)",
      words(device.safeArea) + (device.coverSafeArea.map { ", outer display \(words($0))" } ?? ""),
      device.safeAreaSince26.map(words) ?? "", device.cornerRadius.map(shortest) ?? "", device.provenance.rawValue,
      device.sources.joined(separator: ", "),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static let arrangements = WindowArrangement.allCases.filter { arrangement in
    catalog.devices.contains { $0.windows.contains { $0.arrangement == arrangement } }
  }

  private static var windowRows: [String] {
    var groups: [[Device]] = []
    for device in catalog.devices where !device.windows.isEmpty {
      let index = groups.firstIndex { $0[0].windows == device.windows }
      if let index { groups[index].append(device) } else { groups.append([device]) }
    }
    return groups.flatMap { group in [false, true].map { windowRow(group, isLandscape: $0) } }
  }

  private static func windowRow(_ group: [Device], isLandscape: Bool) -> String {
    let cells = arrangements.map { arrangement in
      guard let row = group[0].window(arrangement, isLandscape: isLandscape) else { return "" }
      return "\(words(row.size)) \(row.classes.horizontal == .regular ? "r" : "c"), \(row.provenance.rawValue)"
    }
    let ids = group.map { "`\($0.id)`" }.joined(separator: ", ")
    return "| \(ids) | \(isLandscape ? "on its side" : "upright") | \(cells.joined(separator: " | ")) |"
  }

  private static func words(_ size: Size) -> String { "\(shortest(size.width)) x \(shortest(size.height))" }

  private static func words(_ insets: Device.SafeArea) -> String {
    let ways = [insets.portrait, insets.landscape].map { insets in
      [insets.top, insets.left, insets.bottom, insets.right].map(shortest).joined(separator: ", ")
    }
    return "\(ways[0] == ways[1] ? ways[0] : ways.joined(separator: "; ")) (\(insets.provenance.rawValue))"
  }
}
