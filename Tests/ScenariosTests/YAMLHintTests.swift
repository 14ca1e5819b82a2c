import Testing

@testable import Scenarios

/// Faults of YAML's own syntax that people make, with the place and the words that help.
@Suite struct YAMLHintTests {
  private static let faults: [(yaml: String, line: Int, column: Int, words: String)] = [
    ("format: 1\nchecks:\n\t- name: a\n", 3, 1, "here is a tab"),
    ("format: 1\ntitle: @home\n", 2, 8, "A text that begins with @ needs quotes."),
    ("format: 1\ntitle: `x`\n", 2, 8, "A text that begins with ` needs quotes."),
    ("format: 1\ntitle: %x\n", 2, 8, "A text that begins with % needs quotes."),
    ("format: 1\ntitle: Mail: the app\n", 2, 12, "A text with a colon and a space needs quotes"),
    ("format: 1\ntitle: A\n  id: b\n", 3, 5, "deeper than the one above"),
    ("format: 1\ntitle:Mail\nroot: A\n", 3, 1, "Line 2 needs a colon with a space after it"),
    ("format: 1\ncontrollers:\n  A:\n    title: A\n   tap: x\n", 5, 4, "begins in a column in which no mapping above does"),
    ("format: 1\ntitle: 'it's'\n", 2, 12, "The quotes end before the value does."),
    ("format: 1\ntitle: \"Open\nroot: A\n", 4, 1, "The quotes that open at line 2, column 8 are never closed."),
    ("format: 1\noptions:\n  a: {choice: [a, b]\nroot: A\n", 4, 1, "The brackets that open at line 3, column 6"),
    ("format: 1\ntitle: *none\n", 2, 8, "has an anchor (&name) above"),
    ("format: 1\n---\nformat: 1\n", 2, 1, "A file has one document."),
    ("format: 1\ntitle: \"a\\qb\"\n", 2, 10, #"a backslash itself is \\"#),
    ("- a\nb: c\n", 2, 1, "begin with a hyphen"),
    ("format: 1\ntitle: a\nroot: A\ntitle: b\n", 4, 1, "repeats title of line 2."),
    ("format: 1\nrows:\n  - title: a\n    value: b\n    \"title\": c\n", 5, 5, "repeats title of line 3."),
    ("format: 1\na: {b: 1}\nc:\n  a: 1\na: 2\nformat: 1\n", 5, 1, "repeats a of line 2, and format of line 1."),
    ("format: 1\na: {b: 1, b: 2}\n", 2, 11, "repeats b of line 2."),
  ]

  @Test(arguments: faults) func `a fault says what would be right`(yaml: String, line: Int, column: Int, words: String) {
    let error = #expect(throws: SourceError.self) { try SourceNode.read(yaml: yaml) }
    #expect(error?.mark == SourceMark(line: line, column: column))
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }
}
