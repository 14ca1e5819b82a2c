import TestSupport
import Testing

@testable import PreviewProtocol
@testable import SamplePreviews
@testable import SplitKit

/// Messages that are refused although they name a controller, which the app would make for them.
@Suite struct RefusedNameTests {
  private struct Stage: CustomTestStringConvertible {
    let preview: Preview
    let profile: Profile
    let names: [String]

    var testDescription: String { "\(preview.id), \(profile.id)" }
  }

  private static let stages = Preview.all.flatMap { preview in
    preview.profiles.map { Stage(preview: preview, profile: $0, names: strangers(to: preview)) }
  }

  /// The names that an app knows before it has made the controllers, and one that no app knows.
  private static func strangers(to preview: Preview) -> [String] {
    switch preview.id {
    case "instagram": ["activity", "stories", "share", "actions", "people", "edit-profile", "detail", "comments", "X"]
    case "adaptability":
      (SamplePreviews.Conversation.samples + [.new]).map(\.id).flatMap { [$0, "nav:\($0)", "\($0)-details"] } + ["X"]
    default: ["X"]
    }
  }

  private struct Talk {
    private var conversation = TestSupport.Conversation()

    init(_ stage: Stage) throws {
      conversation.skipHello()
      _ = try say(["type": "open", "scene": .string(stage.preview.id), "profile": .string(stage.profile.id)])
    }

    mutating func say(_ message: Value) throws -> Value {
      conversation.say(Array(message.text.utf8))
      return try #require(try conversation.nextAnswer())
    }

    /// Everything that a client can see now.
    mutating func seen() throws -> Value {
      let scene = try say(["type": "sync"])
      let transient = ["events", "transition", "revision", "ack"]
      return .object((scene.members ?? []).filter { !transient.contains($0.name) })
    }
  }

  /// Messages that are refused because of what they say about a controller, or because of the controller itself.
  private static func refused(_ name: String, root: String) -> [Value] {
    [
      ["type": "perform", "target": .string(root), "action": "present", "controller": .string(name), "style": "sideways"],
      [
        "type": "perform", "target": .string(root), "action": "present", "controller": .string(name), "style": "popover",
        "sourceItem": "nobody/item",
      ],
      ["type": "perform", "target": .string(name), "action": "somersault"],
      ["type": "perform", "target": .string(name), "action": "present", "controller": .string(root)],
      ["type": "set", "target": .string(name), "properties": ["somersaults": 3]],
      ["type": "set", "target": .string(name), "properties": [["title": "Lost"], ["modalPresentationStyle": "sideways"]]],
    ]
  }

  @Test(arguments: stages)
  private func `a refused message makes no controller, whichever it names`(stage: Stage) throws {
    var talk = try Talk(stage)
    let before = try talk.seen()
    let shown = Self.names(in: before["hierarchy"] ?? .null) + (before["unshown"]?.array ?? []).flatMap(Self.names)
    let root = try #require(shown.first)
    for name in stage.names + shown {
      for message in Self.refused(name, root: root) {
        let answer = try talk.say(message)
        #expect(answer["type"] == "error", "\(message.text): \(answer["type"] ?? .null)")
        #expect(try talk.seen() == before, "\(message.text)")
      }
    }
  }

  @Test(arguments: stages)
  private func `a question about the properties of a controller makes none`(stage: Stage) throws {
    var talk = try Talk(stage)
    let before = try talk.seen()
    for name in stage.names {
      _ = try talk.say(["type": "properties", "target": .string(name)])
      #expect(try talk.seen() == before, "\(name)")
    }
  }

  /// Only the refused message is taken back.
  @Test(arguments: ["instagram", "adaptability"])
  func `a controller that an accepted message has made stays after a refused one`(preview: String) throws {
    let stage = try #require(Self.stages.first { $0.preview.id == preview })
    var talk = try Talk(stage)
    let name = preview == "instagram" ? "people" : "mei"
    _ = try talk.say(["type": "set", "target": .string(name), "properties": ["title": "Kept"]])
    let before = try talk.seen()
    let unshown = (before["unshown"]?.array ?? []).flatMap(Self.names)
    #expect(unshown.contains(name))
    let answer = try talk.say(["type": "set", "target": .string(name), "properties": ["somersaults": 3]])
    #expect(answer["type"] == "error")
    #expect(try talk.seen() == before)
  }

  /// The names of the controllers in a node of the hierarchy, beginning with its own.
  private static func names(in node: Value) -> [String] {
    let inside = (node["children"]?.array ?? []) + [node["presented"]].compactMap(\.self)
    return [node["id"]?.string].compactMap(\.self) + inside.flatMap(names)
  }
}
