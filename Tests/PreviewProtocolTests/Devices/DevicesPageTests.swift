import Foundation
import PreviewProtocol
import SamplePreviews
import SplitKit
import Testing

/// The program reads and prints the examples of docs/devices.md.
@Suite struct DevicesPageTests {
  private let page: String

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    page = try String(contentsOf: root.appending(path: "docs/devices.md"), encoding: .utf8)
  }

  /// The text of the fences of that language.
  private func fences(_ language: String) -> [String] {
    let parts = page.components(separatedBy: "```")
    let inside = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    return inside.filter { $0.hasPrefix(language + "\n") }.map { String($0.dropFirst(language.count + 1)) }
  }

  @Test func `the example of a file of devices can be read`() throws {
    let example = try #require(fences("json").first)
    let device = try #require(try DeviceCatalog(file: Array(example.utf8))["kiosk"])
    #expect(device.screen == Size(width: 900, height: 1440))
    #expect(device.cornerRadius == 12)
    #expect(device.window(.splitHalf, isLandscape: true)?.classes.horizontal == .regular)
    #expect(device.provenance == .custom)
  }

  @Test func `the mistake in a file is said as it is shown`() {
    let file = #"{"devices":[{"id":"a","name":"A","idiom":"watch","size":[1,2],"scale":1}]}"#
    let error = #expect(throws: ProtocolError.self) { try DeviceCatalog(file: Array(file.utf8)) }
    #expect(page.contains("split-preview: mine.json: \(error?.message ?? "?")\n"))
    let kiosk = #"{"id":"kiosk","name":"A","idiom":"pad","size":[1,2],"scale":1}"#
    let twice = #expect(throws: ProtocolError.self) { try DeviceCatalog(file: Array(#"{"devices":[\#(kiosk),\#(kiosk)]}"#.utf8)) }
    #expect(page.contains("split-preview: mine.json: \(twice?.message ?? "?")\n"))
  }

  @Test func `every member that a device can have is in the table`() {
    let unknown = #"{"devices":[{"id":"a","name":"A","idiom":"pad","size":[1,2],"scale":1,"zzz":1}]}"#
    let error = #expect(throws: ProtocolError.self) { try DeviceCatalog(file: Array(unknown.utf8)) }
    let names = error?.message.split(separator: "The members are ").last?.dropLast().split(separator: ", ") ?? []
    #expect(names.count >= 18)
    #expect(names.filter { !page.contains("`\($0)`") } == [])
  }

  @Test func `the sweep is as it is printed`() throws {
    let example = try #require(fences("console").first { $0.contains("sweep lab") })
    let sweep = try ReturningSweep.run(
      [
        "type": "open", "scene": "lab", "options": ["style": "tripleColumn"], "profile": "ios14",
        "window": ["width": 320, "height": 820],
      ],
      over: SweepRange(from: 320, to: 1400, height: 820), previews: Preview.all)
    #expect(example == "$ split-preview sweep lab --option style=tripleColumn --profile ios14\n" + sweep.text)
  }

  @Test func `every arrangement, policy and mark is explained`() {
    let names =
      WindowArrangement.allCases.map(\.rawValue) + TraitPolicy.allCases.map(\.rawValue) + Provenance.allCases.map(\.rawValue)
    #expect(names.count >= 17)
    #expect(names.filter { !page.contains("`\($0)`") } == [])
  }
}
