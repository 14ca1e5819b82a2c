import SplitKit
import Testing

/// The bar of a parked column is not laid out by its split, and still shares its strip with a tab bar at the top.
@Suite struct ParkedBarTests {
  @Test func `a resize sends the title of a parked stack, as it fits beside the tabs`() throws {
    var dialogue = Dialogue()
    _ = dialogue.say([
      "type": "open", "scene": "instagram", "profile": "ios26", "window": ["width": 400, "height": 954],
      "traits": ["horizontalSizeClass": "regular"], "options": ["preferredDisplayMode": "secondaryOnly"],
    ])
    let first = try #require(dialogue.scene)
    for width in stride(from: 399.0, to: 380, by: -1) {
      _ = dialogue.say(["type": "resize", "width": .number(width), "height": 954])
      let moved = try #require(dialogue.scene)
      _ = dialogue.say(["type": "sync"])
      #expect(dialogue.scene?.viewModels == moved.viewModels, "\(width)")
    }
    #expect(dialogue.scene?.viewModels != first.viewModels)
  }

  @Test func `an empty set leaves a column that waits at the origin where it is`() throws {
    var dialogue = Dialogue()
    _ = dialogue.say(["type": "open", "scene": "lab", "options": ["embedding": "tab"]])
    _ = dialogue.say(["type": "resize", "width": 315, "height": 834])
    _ = dialogue.say(["type": "traits", "horizontalSizeClass": "regular"])
    let before = try #require(dialogue.scene)
    let primary = try #require(before.panes.first { $0["column"] == "primary" })
    #expect(primary["isInHierarchy"] == false)
    #expect(primary["frame"]?.array?.prefix(2) == [0, 0])
    _ = dialogue.say(["type": "set", "target": "split", "properties": [:]])
    #expect(dialogue.scene?.lasting == before.lasting)
  }
}
