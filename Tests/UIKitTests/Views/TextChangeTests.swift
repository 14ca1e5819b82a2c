import Foundation
import Testing

@testable import UIKit

@Suite struct TextChangeTests {
  @Test(arguments: [
    ("", "a", NSRange(location: 0, length: 0), "a"),
    ("ab", "abc", NSRange(location: 2, length: 0), "c"),
    ("abc", "ab", NSRange(location: 2, length: 1), ""),
    ("abc", "", NSRange(location: 0, length: 3), ""),
    ("abc", "aXc", NSRange(location: 1, length: 1), "X"),
    ("aa", "aaa", NSRange(location: 2, length: 0), "a"),
    ("aaa", "aa", NSRange(location: 2, length: 1), ""),
    ("one", "two", NSRange(location: 0, length: 3), "two"),
    ("line", "line\n", NSRange(location: 4, length: 0), "\n"),
    ("a👍b", "a👎b", NSRange(location: 1, length: 2), "👎"),
    ("e", "e\u{301}", NSRange(location: 0, length: 1), "e\u{301}"),
    ("same", "same", NSRange(location: 4, length: 0), ""),
  ])
  func `a change is the shortest one of whole letters`(old: String, new: String, range: NSRange, replacement: String) {
    let change = TextChange(from: old, to: new)
    #expect((change.range, change.replacement) == (range, replacement))
    #expect((old as NSString).replacingCharacters(in: change.range, with: change.replacement) == new)
  }
}
