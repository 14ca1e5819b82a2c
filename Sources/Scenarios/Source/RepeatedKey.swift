/// A key that a mapping has more than once, and the places of the first two.
///
/// Yams names the keys, and the first place of one of them alone. The places are found where a key begins a line of its own.
struct RepeatedKey {
  let name: String
  private(set) var first: SourceMark?
  private(set) var second: SourceMark?

  init(_ name: String, from begin: SourceMark, in text: String) {
    self.name = name
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated().dropFirst(begin.line - 1) {
      let rest = line.drop { $0 == " " }
      let column = line.count - rest.count + 1
      // The first line of a mapping in a list begins with a hyphen.
      let key = index == begin.line - 1 ? line.dropFirst(begin.column - 1) : rest
      guard index == begin.line - 1 || column >= begin.column || rest.isEmpty || rest.first == "#" else { return }
      guard index == begin.line - 1 || column == begin.column, Self.isKey(name, of: key) else { continue }
      if first != nil {
        second = SourceMark(line: index + 1, column: begin.column)
        return
      }
      first = SourceMark(line: index + 1, column: begin.column)
    }
  }

  /// The key with its first place, if both places are known.
  var words: String { second == nil ? name : first.map { "\(name) of line \($0.line)" } ?? name }

  private static func isKey(_ name: String, of line: Substring) -> Bool {
    [name, "\"\(name)\"", "'\(name)'"].contains { quoted in
      line.hasPrefix(quoted) && line.dropFirst(quoted.count).drop { $0 == " " }.first == ":"
    }
  }
}
