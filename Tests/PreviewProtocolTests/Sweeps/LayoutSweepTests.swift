import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// Sweeps over the widths of a preview: where the layout flips, by table, and what they promise of any preview.
@Suite struct LayoutSweepTests {
  private func sweep(
    _ id: String, _ profile: String, from: Double = 320, to: Double = 1400, height: Double = 820,
    options: Value = .object([]), scale: Double = 2
  ) throws -> Value {
    let window: Value = ["width": .number(from), "height": .number(height), "scale": .number(scale)]
    let open: Value = ["type": "open", "scene": .string(id), "options": options, "window": window]
    let range = SweepRange(from: from, to: to, height: height, profile: profile)
    let sweep = try Sweep.run(open, over: range, previews: Preview.all)
    return try JSONReader.read(sweepJSON([sweep])).array![0]
  }

  private func bounds(_ sweep: Value) -> [[Double]] {
    (sweep["bands"]?.array ?? []).map { [$0["from"]?.number ?? 0, $0["to"]?.number ?? 0] }
  }

  @Test(arguments: [
    ("ios26", "tripleColumn", [[320.0, 667], [667.5, 954], [954.5, 1400]]),
    ("ios26", "doubleColumn", [[320, 667], [667.5, 1400]]),
    ("ios14", "tripleColumn", [[320, 667], [667.5, 1023.5], [1024, 1365.5], [1366, 1400]]),
    ("ios14", "doubleColumn", [[320, 667], [667.5, 1023.5], [1024, 1400]]),
    ("ios13", "unspecified", [[320, 667], [667.5, 1023.5], [1024, 1400]]),
  ])
  func `a layout flips at exactly these widths`(profile: String, style: String, bands: [[Double]]) throws {
    let found = try sweep("lab", profile, options: ["style": .string(style)])
    #expect(bounds(found) == bands)
  }

  @Test(
    arguments: [
      ("instagram", 820.0, nil, [[320.0, 667], [667.5, 1400]]), ("mail", 820, nil, [[320, 667], [667.5, 954], [954.5, 1400]]),
      ("split-or-flip", 768, nil, [[320, 667], [667.5, 768], [768.5, 1400]]),
      (
        "split-or-flip", 768, ["minimumWidthForWideColumn": 880], [[320, 667], [667.5, 880], [880.5, 1400]]
      ),
      (
        "split-or-flip", 768, ["use": "files"],
        [[320, 415.5], [416, 519.5], [520, 623.5], [624, 667], [667.5, 768], [768.5, 1400]]
      ),
      ("instagram", 1024, ["tab": "home"], [[320, 667], [667.5, 884.5], [885, 1400]]),
      ("mail-slide", 1024, nil, [[320, 1024], [1024.5, 1400]]),
      ("adaptability", 414, nil, [[320, 414], [414.5, 735.5], [736, 736], [736.5, 895.5], [896, 1400]]),
    ] as [(String, Double, Value?, [[Double]])])
  func `every preview names each width at which it changes, with a reason`(
    id: String, height: Double, options: Value?, bands: [[Double]]
  ) throws {
    let profile = try #require(Preview.all.first { $0.id == id }?.profiles[0].id)
    let found = try sweep(id, profile, height: height, options: options ?? .object([]))
    #expect(bounds(found) == bands)
    let changes = (found["bands"]?.array ?? []).flatMap { $0["changes"]?.array ?? [] }
    #expect(changes.allSatisfy { $0["to"] == .null || $0["because"]?.string?.isEmpty == false })
  }

  @Test func `the way back finds the same widths`() throws {
    let there = bounds(try sweep("lab", "ios26", options: ["style": "tripleColumn"]))
    let back = bounds(try sweep("lab", "ios26", from: 1400, to: 320, options: ["style": "tripleColumn"]))
    #expect(back.reversed().map { $0.reversed() } == there)
  }

  @Test func `a flip is exact to the pixel of the screen`() throws {
    #expect(bounds(try sweep("lab", "ios13", to: 700, scale: 1)) == [[320, 667], [668, 700]])
    #expect(bounds(try sweep("lab", "ios13", from: 666.5, to: 668)) == [[666.5, 667], [667.5, 668]])
  }

  @Test func `what flips comes with its reason`() throws {
    let found = try sweep("lab", "ios26", from: 950, to: 960, options: ["style": "tripleColumn"])
    let change = found["bands"]?.array?[1]["changes"]?.array?.first
    #expect(change?["target"] == "split")
    #expect(change?["name"] == "displayMode")
    #expect(change?["from"] == "oneBesideSecondary")
    #expect(change?["to"] == "twoBesideSecondary")
    #expect(change?["because"] == "954.5 fits three columns, which need more than 954")
  }

  @Test(
    arguments: [
      ("instagram", ["tab": "home"], 1024, 880, 890, "885 x 885 between bars and edges is not higher than wide"),
      ("split-or-flip", ["use": "files"], 768, 410, 420, "416 has room for 4 cells of 104"),
    ] as [(String, Value, Double, Double, Double, String)])
  func `a content that flips says its rule`(
    id: String, options: Value, height: Double, from: Double, to: Double, reason: String
  ) throws {
    let profile = try #require(Preview.all.first { $0.id == id }?.profiles[0].id)
    let found = try sweep(id, profile, from: from, to: to, height: height, options: options)
    let changes = (found["bands"]?.array ?? []).flatMap { $0["changes"]?.array ?? [] }
    #expect(changes.map { $0["because"]?.string } == [reason])
  }

  @Test(arguments: Preview.all.map(\.id)) func `bands lie next to each other, and each differs from the one before`(
    id: String
  ) throws {
    let preview = try #require(Preview.all.first { $0.id == id })
    let found = try sweep(id, preview.profiles[0].id, from: 640, to: 720)
    let bands = try #require(found["bands"]?.array)
    #expect(bands.first?["from"] == 640)
    #expect(bands.last?["to"] == 720)
    for (band, next) in zip(bands, bands.dropFirst()) {
      #expect((next["from"]?.number ?? 0) - (band["to"]?.number ?? 0) == 0.5)
      #expect(next["facts"] != band["facts"])
      #expect(next["changes"]?.array?.isEmpty == false)
    }
  }

  @Test func `a width is seen as a window of that width is`() throws {
    for band in try #require(try sweep("mail", "ios26")["bands"]?.array) {
      let width = try #require(band["from"]?.number)
      let alone = try sweep("mail", "ios26", from: width, to: width)
      #expect(try #require(alone["bands"]?.array?[0]["facts"]) == band["facts"])
    }
  }

  @Test(arguments: [(0.0, 700.0, 800.0, "from"), (320, 20_001, 800, "to"), (320, 700, -1, "height")])
  func `what is no size is refused by its name`(from: Double, to: Double, height: Double, path: String) {
    let error = #expect(throws: ProtocolError.self) {
      try Sweep.run(
        ["type": "open", "scene": "lab"], over: SweepRange(from: from, to: to, height: height), previews: Preview.all)
    }
    #expect(error?.code == .invalid)
    #expect(error?.path == path)
  }
}
