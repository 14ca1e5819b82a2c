import Foundation
import Testing

@testable import SplitPreviewClient

/// Scenes that the server sends as differences, completed, and the whole scenes that it sends for a `sync`.
@Suite struct MergedSceneTests {
  /// A preview whose scenes are merged.
  struct Walk: Sendable, CustomTestStringConvertible {
    let scene: String
    let options: [String: JSON]
    let updates: PreviewClient.Updates
    var testDescription: String { "\(scene) \(JSON.object(options)) \(updates)" }

    static let all = PreviewClient.Updates.allCases.flatMap { updates in
      let previews: [(String, [String: JSON])] = [
        ("lab", ["style": "tripleColumn"]), ("lab", ["style": "unspecified"]), ("mail", [:]), ("instagram", [:]),
        ("split-or-flip", [:]),
      ]
      return previews.map { Walk(scene: $0.0, options: $0.1, updates: updates) }
    }
  }

  @Test(arguments: Walk.all) func `a completed scene is the whole one`(walk: Walk) throws {
    var server = try MemoryServer()
    var chance = Chance(seed: walk.testDescription)
    try server.open(walk.scene, options: walk.options, updates: walk.updates)
    var accepted = 0
    for _ in 0..<60 {
      do {
        try server.ask(Self.step(&chance))
        accepted += 1
      } catch PreviewError.refused {}
      let before = Self.shown(server.scene)
      #expect(before == Self.shown(try server.ask(.sync)))
    }
    #expect(accepted > 20)
  }

  @Test func `a preview that is opened anew has nothing of the one before`() throws {
    var server = try MemoryServer()
    try server.open("instagram")
    try server.open("lab")
    #expect(Self.shown(server.scene) == Self.shown(try server.ask(.sync)))
  }

  /// A line of Tests/Fixtures/scene-updates.jsonl: a whole scene or null, the message after it, and the whole scene then. The
  /// client in Python and `split-preview replay` are held to them as well.
  struct Case: Sendable, CustomTestStringConvertible {
    let line: JSON
    var testDescription: String { line["case"]?.string ?? "" }

    static func all() throws -> [Case] {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures")
      let text = try String(contentsOf: folder.appending(path: "scene-updates.jsonl"), encoding: .utf8)
      return try text.split(separator: "\n").map { Case(line: try JSON(text: String($0))) }
    }
  }

  @Test(arguments: try Case.all()) func `a scene leads to the whole scene after it`(update: Case) throws {
    let message = try #require(update.line["message"]?.object)
    #expect(try MergedScene.completed(message, after: update.line["before"]?.object) == update.line["after"]?.object)
  }

  @Test func `what is dropped is gone`() {
    #expect(MergedScene.changed(["a": 1, "b": 2], ["b": 3, "dropped": ["a"]]) == ["b": 3])
    let reasons = MergedScene.changed(["because": ["a": "x", "b": "y"]], ["because": ["a": .null, "c": "z"]])
    #expect(reasons == ["because": ["b": "y", "c": "z"]])
  }

  @Test func `a message without an id in its order is an error with the path`() {
    let old: [String: JSON] = ["hierarchy": ["id": "A", "children": []], "panes": []]
    #expect(throws: PreviewError.protocolMismatch(path: "order.nodes.children[0].id", expected: "a string")) {
      try MergedScene.completed(["order": ["nodes": ["id": "A", "children": [[:]]]]], after: old)
    }
    #expect(throws: PreviewError.protocolMismatch(path: "order.panes", expected: "an array of strings")) {
      try MergedScene.completed(["order": ["panes": [1]]], after: old)
    }
  }

  /// A message under which controllers, panes and contents come, go and change places.
  private static func step(_ chance: inout Chance) -> PreviewRequest<PreviewScene> {
    let controller = JSON.string(chance.pick(["D", "E", "F", "G", "H"]))
    let stack = chance.pick(["nav:A", "nav:B"])
    let steps: [PreviewRequest<PreviewScene>] = [
      .resize(width: chance.pick([320, 500, 600, 667, 700, 900, 1180]), height: chance.pick([600, 820])),
      .perform(stack, "push", ["controller": controller]), .perform(stack, "pop"),
      .perform("split", "showDetail", ["controller": controller]),
      .perform("split", "present", ["controller": controller, "style": "formSheet"]), .perform("split", "dismiss"),
      .set("split", ["preferredDisplayMode": chance.pick([.null, "secondaryOnly", "oneOverSecondary"])]),
      .set("A", ["title": chance.pick([.null, "Title"])]),
      .overrideTraits(["preferredContentSizeCategory": chance.pick([nil, "accessibilityLarge"])]),
      .overrideTraits(["layoutDirection": chance.pick([nil, "rightToLeft"])]),
      .tap(x: chance.pick(Array(stride(from: 0, to: 600, by: 7))), y: chance.pick(Array(stride(from: 0, to: 600, by: 7)))),
    ]
    return chance.pick(steps)
  }

  /// The members of a scene that show what is there.
  private static func shown(_ scene: PreviewScene) -> [String: JSON] {
    var members = scene.members
    for name in ["ack", "slot", "rev", "events", "eventsDropped", "transition", "result"] { members[name] = nil }
    members["panes"] = .array(scene.panes.map { atRest($0.members) })
    return members
  }

  /// A pane without a request to scroll, which is no state.
  private static func atRest(_ pane: [String: JSON]) -> JSON {
    guard var layout = pane["layout"]?.object else { return .object(pane) }
    layout["scrollTo"] = nil
    return .object(pane.merging(["layout": layout.isEmpty ? .null : .object(layout)]) { $1 }.filter { $0.value != .null })
  }
}

/// Numbers that look random and are the same in every run (xorshift64*).
private struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: String) { state = seed.utf8.reduce(0x9E37_79B9_7F4A_7C15) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: elements.indices, using: &self)] }
}
