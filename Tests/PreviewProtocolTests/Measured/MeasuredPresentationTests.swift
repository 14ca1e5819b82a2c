import SplitKit
import Testing

/// The sheets, popovers and keyboards of real UIKit 26.1, compared with those of a session (spec/containers.md, sources T26
/// and R26).
@Suite struct MeasuredPresentationTests {
  @Test func `every sheet and every popover stands where it was measured`() throws {
    let rows = try MeasuredPresentation.read().filter { $0.style != nil }
    #expect(rows.count == 14)
    for row in rows { try check(row) }
  }

  private func check(_ row: MeasuredPresentation) throws {
    var dialogue = Dialogue()
    _ = dialogue.say(opening(row, scene: "lab"))
    var present: [Member] = [
      Member("type", "perform"), Member("target", "split"), Member("action", "present"), Member("controller", "P"),
      Member("style", .string(try #require(row.style))), Member("source", [100, 100, 44, 44]),
    ]
    if let detent = row.detent { present.append(Member("detents", [detent.value])) }
    _ = dialogue.say(.object(present))
    let facts = SceneFacts(try #require(dialogue.scene))
    let name = Comment(rawValue: row.id)
    let pane = try #require(facts.panes.first { $0.id == "P/pane" }, name)
    #expect(pane.frame.numbers == row.expect.frame, name)
    if let safeArea = row.expect.safeArea { #expect(pane.safeArea.numbers == safeArea, name) }
    if let dim = row.expect.dim {
      #expect(facts.panes.first { $0.id == "P/dimming" }?.value["opacity"] == .number(dim), name)
    }
  }

  @Test func `every keyboard covers what was measured of a list with its field`() throws {
    let rows = try MeasuredPresentation.read().filter { $0.expect.covers != nil }
    #expect(rows.count == 2)
    for row in rows {
      var dialogue = Dialogue()
      _ = dialogue.say(opening(row, scene: "instagram"))
      _ = dialogue.say(["type": "tap", "target": "profile/post-12"])
      _ = dialogue.say(["type": "tap", "target": "detail/comment-12"])
      _ = dialogue.say(["type": "focus", "target": "comments/field"])
      let facts = SceneFacts(try #require(dialogue.scene))
      let name = Comment(rawValue: row.id)
      let list = try #require(facts.panes.first { $0.id == "comments/pane" }, name)
      #expect(list.frame.maxY == row.window[1], name)
      #expect(list.value["layout"]?["contentInset"]?.array?[2].number == row.expect.covers, name)
    }
  }

  private func opening(_ row: MeasuredPresentation, scene: Value) -> Value {
    [
      "type": "open", "scene": scene, "profile": "ios26", "policy": .string(row.policy),
      "window": [
        "width": .number(row.window[0]), "height": .number(row.window[1]), "scale": .number(row.scale),
        "safeArea": .array(row.safeArea.map { .number($0) }),
      ],
    ]
  }
}
