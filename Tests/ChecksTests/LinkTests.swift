import Checks
import Testing

/// The addresses of failures, which open the page at the window that fails.
@Suite struct LinkTests {
  private static let compose = "do=tap(target:message/compose)"

  @Test(arguments: [
    // The window opens in its last size, unless its past shows.
    ("widths: [400, 1000], height: 900, expect: {split.isCollapsed: true}", "?scene=mail&width=1000&height=900"),
    (
      "widths: [1000, 1100], height: 900, steps: [{tap: message/compose}], expect: {any: [{window.width: 1000}, {compose.isVisible: false}]}",
      "?scene=mail&width=1100&height=900&\(compose)"
    ),
    (
      "widths: [1000, 320], height: 900, steps: [{tap: message/compose}], expect: {any: [{window.width: 1000}, {compose.isVisible: false}]}",
      "?scene=mail&width=320&height=900&do=open(width:1000,height:900)&\(compose)&do=resize(width:320,height:900)"
    ),
    (
      "widths: 1000, height: 900, profiles: [ios18], traits: {layoutDirection: rightToLeft}, expect: {window.width: 1}",
      "?scene=mail&profile=ios18&width=1000&height=900&do=traits(layoutDirection:rightToLeft)"
    ),
    (
      "widths: 1000, height: 900, options: {log: standard}, expect: {window.width: 1}",
      "?scene=mail&opt.log=standard&width=1000&height=900"
    ),
    (
      "widths: 1000, height: 900, steps: [{tap: message/compose}, {edit: {target: compose/body, text: \"it's 5 & more\"}}, {expect: {window.width: 1}}]",
      "?scene=mail&width=1000&height=900"
    ),
  ])
  func aFailureHasAnAddress(_ check: String, _ query: String) throws {
    #expect(try faults("{name: a, \(check)}").map(\.query) == [query])
  }

  @Test func aTextIsWrittenInTheNotationOfThePage() throws {
    let steps = "steps: [{tap: message/compose}, {edit: {target: compose/body, text: \"it's 5 & (more)\"}}, {tap: nowhere}]"
    let query = try #require(try faults("{name: a, widths: 1000, height: 900, \(steps), expect: {window.width: 1}}").first).query
    #expect(query.hasSuffix("&do=edit(target:compose/body,text:%27it%27%27s%205%20%26%20(more)%27)"), "\(query)")
  }

  @Test func aLongPastStandsBehindTheHashSign() throws {
    let steps = Array(repeating: "{background: true}, {foreground: true}", count: 40).joined(separator: ", ")
    let query = try #require(
      try faults("{name: a, widths: 1000, height: 900, steps: [\(steps), {tap: nowhere}], expect: {window.width: 1}}").first
    ).query
    #expect(query.hasPrefix("?scene=mail&width=1000&height=900#do=background()&do=foreground()&"))
  }

  @Test func theWayToTheBackgroundIsTakenWhereItShows() throws {
    let fault = try #require(
      try faults("{name: a, widths: 1000, height: 900, background: true, expect: {window.width: 1}}").first)
    #expect(fault.query == "?scene=mail&width=1000&height=900")
  }
}
