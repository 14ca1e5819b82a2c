import Foundation
import PreviewProtocol
import SplitKit
import TestSupport
import Testing

/// The runner itself: what a pattern matches, and what a transcript has to look like.
struct MatchingTests {
  @Test func `patterns match as the table says`() throws {
    let file = Transcript.folder.appending(path: "matching.jsonl")
    let cases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(!cases.isEmpty)
    for text in cases {
      let row = try JSONReader.read(Array(text.utf8))
      let pattern = Pattern(value: try #require(row["pattern"]), isExact: row["exact"] == true)
      let paths = pattern.mismatches(in: row["value"]).map { Value.string($0.path) }
      #expect(.array(paths) == row["mismatches"], "\(text)")
    }
  }

  @Test func `a mismatch tells both values`() {
    let mismatches = Pattern(value: ["size": [1, 2]]).mismatches(in: ["size": [1, 3]])
    #expect(mismatches.map(\.description) == ["size[1]: expected 2, was 3"])
  }

  @Test func `lines are said or expected, and go on where they are indented`() throws {
    let text = """
      # A comment.

      # source: here
      > {"type":
         "ping"}
      <= {"type":"pong"}
      > no json
      < {}
      """
    let lines = try Transcript(name: "t", text: text).lines
    #expect(lines.map(\.number) == [4, 6, 7, 8])
    guard case .say(let ping) = lines[0].step, case .expect(let pong, isExact: true) = lines[1].step,
      case .say(Array("no json".utf8)) = lines[2].step, case .expect(.object([]), isExact: false) = lines[3].step
    else {
      Issue.record("\(lines)")
      return
    }
    #expect(try JSONReader.read(ping) == ["type": "ping"])
    #expect(pong == ["type": "pong"])
  }

  @Test(arguments: ["> {}\n< {}", "# source: a\n\n> {}\n< {}", "# source: a\n?", "# source: a\n< {"])
  func `a transcript without a source or with a strange line is refused`(text: String) {
    #expect(throws: (any Error).self) { try Transcript(name: "t", text: text) }
  }
}
