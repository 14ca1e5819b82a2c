import Testing

@testable import PreviewProtocol

@Suite struct MemberPatternTests {
  /// The steps of `panes[2].frame[0]`.
  private static let path = MemberPath().appending(.member("panes")).appending(.element(2)).appending(.member("frame"))
    .appending(.element(0))

  @Test(arguments: [
    ("panes", true), ("panes[2]", true), ("panes[*].frame", true), ("panes[2].frame[0]", true), ("*", true), ("*[*].*[*]", true),
    ("*.*", true), ("panes[1]", false), ("panes[2].frame[0].x", false), ("frame", false), ("panes.frame", false),
    ("panes[2].frame.*.*", false),
  ])
  func `a pattern covers a place and everything below`(pattern: String, isCovered: Bool) throws {
    #expect(try MemberPattern(pattern).covers(Self.path) == isCovered)
  }

  @Test(arguments: [("*", true), ("panes", false), ("*.*", false)])
  func `a star alone is the whole answer`(pattern: String, isCovered: Bool) throws {
    #expect(try MemberPattern(pattern).covers(MemberPath()) == isCovered)
  }

  @Test(arguments: [
    ("", "bytes"), (".", "name"), ("a.", "name"), (".a", "name"), ("a..b", "name"), ("a[", "]"), ("a[1", "]"), ("a[]", "index"),
    ("a[x]", "index"), ("a[-1]", "index"), ("a[1]b", "After"), ("a]b", nil), (String(repeating: "a", count: 1_025), "bytes"),
    ("a[99999999999999999999]", "index"),
  ])
  func `what is no path is refused`(pattern: String, clue: String?) {
    do {
      _ = try MemberPattern(pattern)
      #expect(clue == nil, "\(pattern) was read.")
    } catch {
      #expect(error.description.contains(clue ?? "nothing"))
    }
  }
}
