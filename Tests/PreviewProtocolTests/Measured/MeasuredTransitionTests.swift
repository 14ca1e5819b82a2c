import SplitKit
import Testing

/// The states and calls that real UIKit gave a classic split, step by step, compared with those of a session
/// (spec/split-view.md, source M26).
@Suite struct MeasuredTransitionTests {
  private static let steps: [String: Value] = [
    "mounted": [
      "type": "open", "scene": "lab", "profile": "ios26", "options": ["style": "unspecified", "hosted": true],
      "window": ["width": 820, "height": 1180, "scale": 2, "safeArea": [32, 0, 25, 0]],
    ],
    "override.compact": ["type": "traits", "horizontalSizeClass": "compact"],
    "override.regular": ["type": "traits", "horizontalSizeClass": "regular"],
    "showDetail(D)": ["type": "perform", "target": "split", "action": "showDetail", "controller": "D"],
    "showDetail(E)": ["type": "perform", "target": "split", "action": "showDetail", "controller": "E"],
  ]

  @Test func `the steps of transition.legacy come out as measured`() throws {
    var dialogue = Dialogue()
    for record in try MeasuredRecord.read("transition.legacy") {
      let step = try #require(Self.steps[record.label], "The fixture has a step that the test does not know.")
      let answer = dialogue.say(step)
      try check(answer, try SceneFacts(#require(dialogue.scene)), against: record)
    }
  }

  private func check(_ answer: Value, _ scene: SceneFacts, against record: MeasuredRecord) throws {
    let step = Comment(rawValue: record.label)
    record.expectCalls(in: answer)
    let split = try #require(scene.split)
    record.expectState(of: split)
    for (child, measured) in zip(split.node.children, record.legacyChildren ?? []) {
      #expect(WireNode.describedName(of: child) == measured.vc, step)
      let pane = try #require(scene.panes.first { $0.container == "split" && $0.controller == child["id"]?.string })
      #expect(pane.frame.numbers == measured.abs, step)
      #expect(pane.safeArea.numbers == measured.safe, step)
    }
  }
}

extension Rect {
  var numbers: [Double] { [x, y, width, height] }
}

extension EdgeInsets {
  var numbers: [Double] { [top, left, bottom, right] }
}
