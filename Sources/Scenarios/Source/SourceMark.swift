/// A place in the text of a scenario file.
package struct SourceMark: Hashable, Sendable {
  /// The line, beginning with 1.
  package let line: Int
  /// The character in the line, beginning with 1.
  package let column: Int

  /// Creates a mark from a line and a column, which both begin with 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place in a sentence.
  var words: String { "line \(line), column \(column)" }
}
