import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// The answers to `overview`: they equal what a window at that place shows, for every place of the catalogue.
@Suite struct OverviewTests {
  private static let devices = DeviceCatalog.builtIn.devices

  @Test(arguments: devices.map(\.id))
  func `the overview of split-or-flip equals a window that is moved and resized there`(id: String) throws {
    let device = try #require(DeviceCatalog.builtIn[id])
    let asker = Asker()
    try asker.open("split-or-flip", Member("device", .string(id)))
    let rows = try asker.windows(of: device)
    #expect(rows.count == 2 + device.windows.count)
    for row in rows {
      let moved = try asker.move(to: row)
      try expect(row, equals: moved)
      let resized = try asker.resize(to: row)
      #expect(row["classes"] == resized.classes)
      #expect(row["parts"] == resized.parts)
    }
  }

  @Test(arguments: devices.map(\.id))
  func `split-or-flip splits and flips as the article says, at every place of the catalogue`(id: String) throws {
    let device = try #require(DeviceCatalog.builtIn[id])
    let asker = Asker()
    try asker.open("split-or-flip")
    let sizes = [(device.screen, device.portraitClasses), (device.screen.turned, device.landscapeClasses)]
    let catalogued = sizes + device.windows.map { ($0.size, $0.classes) }
    let rows = try asker.windows(of: device)
    for (size, classes) in catalogued {
      let row = try #require(rows.first { $0["size"] == [.number(size.width), .number(size.height)] }, "\(size)")
      #expect(row["classes"] == [.string(classes.horizontal.rawValue), .string(classes.vertical.rawValue)])
      let widths = row["parts"]?.array?.map { $0["frame"]?.array?[2] }
      let width = PixelGrid(scale: device.scale).round(size.width)
      let left: Double = size.width > size.height ? 440 : 320
      let expected: [Value?] =
        classes.horizontal == .regular ? [.number(width - left), .number(left)] : [.number(width)]
      #expect(widths == expected, "\(size)")
    }
  }

  @Test(arguments: Preview.all.map(\.id), ["ipad-9", "ipad-pro-12.9-6", "ipad-air-11-m4", "iphone-6.9in", "iphone-duo"])
  func `any preview is shown as it opens there, in each of its profiles`(scene: String, id: String) throws {
    let device = try #require(DeviceCatalog.builtIn[id])
    let preview = try #require(Preview.all.first { $0.id == scene })
    for profile in preview.profiles {
      let asker = Asker()
      let name = Member("profile", .string(profile.id))
      try asker.open(scene, name)
      for row in try asker.windows(of: device) {
        let size = try #require(row["size"]?.array)
        try asker.open(
          scene, name, Member("device", .string(id)), Member("window", ["width": size[0], "height": size[1]]))
        try expect(row, equals: asker.move(to: row))
      }
    }
  }

  @Test func `the places come in order, with the whole screen first`() throws {
    let device = try #require(DeviceCatalog.builtIn["ipad-9"])
    let asker = Asker()
    try asker.open("lab")
    #expect(
      try asker.windows(of: device).map { "\($0["orientation"]?.string ?? "") \($0["arrangement"]?.string ?? "")" } == [
        "portrait full", "portrait split-1/3", "portrait split-2/3", "portrait slide-over", "portrait tile-1/2",
        "landscape full", "landscape split-1/3", "landscape split-1/2", "landscape split-2/3", "landscape slide-over",
        "landscape tile-1/2", "landscape tile-1/3",
      ])
  }

  /// Checks a row of an overview against a scene: the classes, the parts, and the facts with their reasons.
  private func expect(_ row: Value, equals scene: Value) throws {
    let place = "\(scene["scene"]?.string ?? "") \(scene["profile"]?.string ?? "") \(row["size"] ?? .null)"
    #expect(row["arrangement"] == scene["window"]?["arrangement"], "\(place)")
    #expect(row["size"] == scene["window"]?["size"], "\(place)")
    #expect(row["classes"] == scene.classes, "\(place)")
    #expect(row["parts"] == scene.parts, "\(place)")
    for fact in try #require(row["facts"]?.array) {
      let (target, name) = (try #require(fact["target"]?.string), try #require(fact["name"]?.string))
      guard let shown = scene.fact(target, name) else {
        #expect(["columns", "layout", "layoutColumns"].contains(name), "\(place): \(target) has no \(name)")
        continue
      }
      #expect(fact["value"] == shown.value, "\(place) \(name)")
      #expect(fact["because"] == shown.because, "\(place) \(name)")
    }
  }
}
