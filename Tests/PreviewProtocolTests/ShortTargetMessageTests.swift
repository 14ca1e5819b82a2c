import SamplePreviews
import SplitKit
import TestSupport
import Testing

@testable import PreviewProtocol

/// Messages of clients whose target is the last part of an id.
@Suite struct ShortTargetMessageTests {
  private func window(_ messages: [Value]) throws -> OpenPreview {
    let open = try Open(["type": "open", "scene": "mail", "window": ["width": 1180, "height": 820]], for: "A test")
    let preview = try OpenPreview(open, among: Preview.all, on: .builtIn)
    for message in messages { try preview.apply(ClientMessage.decode(message).message.get()) }
    return preview
  }

  @Test(arguments: ["compose", "message/compose"])
  func `the last part of an id is enough, if no other element has it`(target: String) throws {
    let preview = try window([["type": "tap", "target": .string(target)]])
    #expect(preview.sceneReader.read().window.focusedField == "compose/subject")
  }

  @Test func `fields are edited and focused by the last part, too`() throws {
    let preview = try window([
      ["type": "tap", "target": "compose"], ["type": "edit", "target": "subject", "text": "Tide"],
      ["type": "focus", "target": "body"],
    ])
    #expect(preview.sceneReader.read().window.focusedField == "compose/body")
    #expect(preview.place["texts"]?["compose/subject"] == "Tide")
  }

  @Test(arguments: ["nowhere", "", "message/", "/compose", "split"])
  func `a name that no id ends in is refused, and nothing changes`(target: String) throws {
    let preview = try window([])
    let before = preview.place
    let tap = try ClientMessage.decode(["type": "tap", "target": .string(target)]).message.get()
    #expect(throws: Refusal.self) { try preview.apply(tap) }
    #expect(preview.place == before && preview.sceneReader.read().window.focusedField == nil)
  }
}
