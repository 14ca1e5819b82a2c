import Checks
import PreviewProtocol
import SplitKit
import Testing

/// Targets by the last parts of their ids.
@Suite struct ShortTargetTests {
  private static let ids = [
    "message/compose", "message/reply", "messages/row-1", "mailboxes/row-1", "split", "nav:split/row-2", "split/row",
  ]

  @Test(
    arguments: [
      ("compose", "message/compose"), ("row-2", "nav:split/row-2"), ("row", "split/row"), ("row-1", nil), ("split", nil),
      ("message", nil),
      ("", nil), ("message/compose", nil), ("e/compose", nil), ("ompose", nil),
    ] as [(String, String?)])
  func `the last part of one id stands for it`(_ name: String, _ id: String?) {
    #expect(ShortTarget.id(of: name, among: Self.ids) == id)
  }

  @Test(arguments: [
    ("compse", "Did you mean message/compose?"), ("replay", "Did you mean message/reply?"),
    ("row-1", "mailboxes/row-1 and messages/row-1 have this last part. Write the whole id."), ("splt", "Did you mean split?"),
    ("message/repl", "Did you mean message/reply?"),
  ])
  func `a suggestion looks at last parts`(_ name: String, _ sentence: String) {
    #expect(ShortTarget.hint(for: name, among: Self.ids) == sentence)
  }

  @Test func `a step has the last part of a target`() throws {
    for step in ["{tap: compose}", "{tap: message/compose}", "{type: tap, target: compose}"] {
      let check =
        "{name: a, widths: 1180, height: 820, steps: [\(step), {expect: {compose.isVisible: true}}], expect: {window.width: 1180}}"
      #expect(try faults(check).map(\.actual) == [], "\(step)")
    }
  }

  @Test func `the link of a fault has the whole target`() throws {
    let check = "{name: a, widths: 1180, height: 820, steps: [{tap: compose}], expect: {compose.isVisible: false}}"
    #expect(try faults(check).map(\.query).contains { $0.contains("do=tap(target:message/compose)") })
  }

  @Test(arguments: ["set", "perform", "scroll"])
  func `only elements have short names`(_ type: String) {
    let message: Value = ["type": .string(type), "target": "compose"]
    #expect(ShortTarget.whole(message) { Self.ids } == message)
    #expect(
      ShortTarget.whole(["type": "tap", "target": "compose"]) { Self.ids } == ["type": "tap", "target": "message/compose"])
  }

  @Test func `a misspelt last part leads to the whole id`() throws {
    let fault = try #require(
      try faults("{name: a, widths: 1180, height: 820, steps: [{tap: compse}], expect: {window.width: 1180}}").first)
    #expect(fault.actual.joined(separator: " ").contains("Did you mean message/compose?"), "\(fault.actual)")
  }
}
