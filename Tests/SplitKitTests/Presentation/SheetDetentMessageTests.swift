import Testing

@testable import SplitKit

/// Detents that a message must not give: the error says which one is wrong, and why.
@Suite struct SheetDetentMessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let detents: Value
    let path: String
    let message: String
    var testDescription: String { message }
  }

  private static let rule =
    "is medium, large, a number of points above 0 and up to 20000, or an object with such a number as its value and an "
    + "identifier of 1 to 64 bytes."

  private static let cases = [
    Case(
      detents: [["identifier": "medium"]], path: "detents[0]",
      message: "detents[0] has the identifier medium, and a detent of the system already has this name."),
    Case(
      detents: [100, ["identifier": "large", "value": 200]], path: "detents[1]",
      message: "detents[1] has the identifier large, and a detent of the system already has this name."),
    Case(detents: [["identifier": "low"]], path: "detents[0]", message: "detents[0] \(rule)"),
    Case(
      detents: [100, ["identifier": "low", "value": 200], ["identifier": "low", "value": 300]], path: "detents[2]",
      message: "detents[2] is a second detent named low, after detents[1]."),
    Case(
      detents: ["medium", 200, "medium"], path: "detents[2]",
      message: "detents[2] is a second detent named medium, after detents[0]."),
    Case(
      detents: [200, ["identifier": "200", "value": 300]], path: "detents[1]",
      message: "detents[1] is a second detent named 200, after detents[0]."),
    Case(
      detents: ["large", 200], path: "detents[1]",
      message: "detents[1] comes after large, and the smallest detent is the first one."),
    Case(
      detents: [300, 200], path: "detents[1]",
      message: "detents[1] is smaller than a detent before it, and the smallest detent is the first one."),
  ]

  @Test(arguments: cases)
  func `a detent that is not valid is named with its place in the list`(row: Case) throws {
    let stage = try Stage(.lab, profile: .ios26, size: Size(width: 393, height: 852))
    let members = [Member("controller", "P"), Member("style", "pageSheet"), Member("detents", row.detents)]
    #expect(throws: Refusal.invalid(path: row.path, row.message)) { try stage.perform("present", members) }
    #expect(stage.pane("P/pane") == nil)
  }
}
