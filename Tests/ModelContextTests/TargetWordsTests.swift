import SplitKit
import Testing

@testable import ModelContext

struct TargetWordsTests {
  private static func lines(of content: Value) -> [String] {
    let pane: Value = ["isVisible": true, "isInteractive": true, "viewModel": "List"]
    return TargetWords(scene: ["panes": [pane]], contents: ["List": content], isFull: false).section.lines
  }

  @Test func `rows that are scrolled away are counted, by their sections`() {
    let section: Value = ["rows": [["id": "List/more/1-40", "title": "Forty"]], "first": 40, "count": 500]
    let lines = Self.lines(of: ["kind": "table", "sections": [["rows": [["id": "List/more/0-0", "title": "One"]]], section]])
    #expect(
      lines == [
        "in List:", "  List/more/0-0 “One”", "  List/more/1-40 “Forty”",
        "  and 499 rows that are scrolled away, of List/more/1-0 to List/more/1-499 (a tap scrolls there)",
      ])
  }

  @Test func `a count in a content of another kind means something else`() {
    let lines = Self.lines(of: ["kind": "plain", "sections": [["rows": [["id": "List/0"]], "count": 7]]])
    #expect(lines == ["in List:", "  List/0"])
  }
}
