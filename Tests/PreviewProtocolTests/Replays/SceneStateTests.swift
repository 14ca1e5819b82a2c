import Foundation
import SplitKit
import Testing

@testable import PreviewProtocol

/// The state that a replay puts together, with the cases that the clients in Swift and in Python are held to as well.
@Suite struct SceneStateTests {
  /// A line of Tests/Fixtures/scene-updates.jsonl: a whole scene or null, the message after it, and the whole scene then.
  struct Case: Sendable, CustomTestStringConvertible {
    let line: Value
    var testDescription: String { line["case"]?.string ?? "" }

    static func all() throws -> [Case] {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")
      let text = try Data(contentsOf: folder.appending(path: "scene-updates.jsonl"))
      return try text.split(separator: UInt8(ascii: "\n")).map { Case(line: try JSONReader.read(Array($0))) }
    }
  }

  @Test(arguments: try Case.all()) func `a scene leads to the same state as the whole scene after it`(update: Case) throws {
    var (state, whole) = (SceneState(), SceneState())
    if let before = update.line["before"], before != .null { state.take(before, isTrimmed: false) }
    state.take(try #require(update.line["message"]), isTrimmed: false)
    whole.take(try #require(update.line["after"]), isTrimmed: false)
    var comparison = ValueComparison()
    comparison.compare(whole.value, state.value)
    #expect(comparison.differences == [])
    #expect(state.isWhole)
  }

  @Test func `a trimmed scene leaves the state incomplete until the next whole one`() throws {
    let scene = try #require(try Case.all().first?.line["message"])
    var state = SceneState()
    state.take(scene, isTrimmed: true)
    #expect(!state.isWhole)
    state.take(scene.without(["look"]), isTrimmed: false)
    #expect(!state.isWhole)
    state.take(scene, isTrimmed: false)
    #expect(state.isWhole)
  }
}
