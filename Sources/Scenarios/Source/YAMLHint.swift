/// A sentence about a fault of YAML's own syntax that says what would be right. libyaml's words name only what it did not find.
struct YAMLHint {
  /// libyaml's words, and the place where it stopped.
  let problem: String
  let mark: SourceMark
  /// The place where the value began that it was reading, if it says so.
  let begin: SourceMark?
  let lines: [Substring]

  init(_ problem: String, at mark: SourceMark, from begin: SourceMark?, in text: String) {
    (self.problem, self.mark, self.begin) = (problem, mark, begin)
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The sentence, or nil if nothing is known that would help.
  var sentence: String? { Self.rules.first { problem.contains($0.words) }?.sentence(self) }

  /// The rules, by libyaml's words.
  private static let rules: [(words: String, sentence: @Sendable (YAMLHint) -> String?)] = [
    ("cannot start any token", \.aboutStart),
    ("mapping values are not allowed", \.aboutSecondColon),
    ("could not find expected ':'", { "Line \($0.mark.line - 1) needs a colon with a space after it, as in title: Mail." }),
    ("did not find expected key", \.aboutKey),
    ("unexpected end of stream", { "The quotes that open\($0.place) are never closed." }),
    (
      "did not find expected ','",
      { "The brackets that open\($0.place) need commas between their elements, and an end of the same kind." }
    ),
    (
      "undefined alias",
      { _ in "A value that begins with * repeats one that has an anchor (&name) above. A text needs quotes there." }
    ),
    ("another document", { _ in "A file has one document. Remove this line and all below it, or make two files." }),
    ("unknown escape character", { _ in #"Between double quotes, a backslash itself is \\."# }),
    ("expected '-' indicator", { _ in "This line stands in a list, whose lines begin with a hyphen and a space." }),
  ]

  private var place: String { begin.map { " at line \($0.line), column \($0.column)" } ?? "" }

  private var line: Substring { lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : "" }

  /// The part of the line before the place, and the part from there.
  private var halves: (before: Substring, rest: Substring) {
    let end = line.index(line.startIndex, offsetBy: max(0, mark.column - 1), limitedBy: line.endIndex) ?? line.endIndex
    return (line[..<end], line[end...])
  }

  private var aboutStart: String? {
    switch halves.rest.first {
    case "\t": "YAML indents by spaces alone, and here is a tab."
    case let character? where "@`%".contains(character): "A text that begins with \(character) needs quotes."
    default: nil
    }
  }

  /// A line has either two colons, or is deeper than a line that has a value already.
  private var aboutSecondColon: String? {
    if halves.before.contains(": ") { return "A text with a colon and a space needs quotes, as in title: \"Mail: all\"." }
    return "The line is indented deeper than the one above, which has a value already. Keys of one mapping begin in one column."
  }

  private var aboutKey: String? {
    if halves.before.allSatisfy(\.isWhitespace) {
      return "The line begins in a column in which no mapping above does. Keys of one mapping begin in one column."
    }
    guard halves.before.contains(where: { "'\"".contains($0) }) else { return nil }
    return
      "The quotes end before the value does. Between single quotes, an apostrophe is '', and double quotes need nothing for it."
  }
}
