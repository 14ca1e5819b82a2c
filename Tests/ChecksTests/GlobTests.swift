import Testing

@testable import Checks

@Suite struct GlobTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("*", "", true), ("*", "anything", true), ("a*c", "abc", true), ("a*c", "ac", true),
    ("a*c", "acb", false), ("?", "é", true), ("?", "", false), ("a?c", "abc", true), ("*.yaml", "mail.yaml", true),
    ("**a**", "bab", true), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXcYb", false), ("nav:*", "nav:messages", true),
    ("N", "n", false),
  ])
  func aPatternMatchesTheWholeText(_ pattern: String, _ text: String, _ matches: Bool) {
    #expect(Glob(pattern).matches(text) == matches)
  }

  /// A matcher that tries all ways would not end with this one.
  @Test func manyStarsTakeBoundedTime() {
    let pattern = String(repeating: "a*", count: 60) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 4000)))
  }
}
