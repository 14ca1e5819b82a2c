import SplitKit

extension Value {
  /// The value as JSON for people, with an end of line at its end. An array or an object that fits on a line is on one.
  package var lines: String { lines(indent: "", before: 0) + "\n" }

  private static let longestLine = 120

  /// The value with the given indentation, after so many characters on its first line.
  fileprivate func lines(indent: String, before: Int) -> String {
    let text = json
    guard indent.count + before + text.count > Self.longestLine else { return text }
    let inner = indent + "  "
    switch self {
    case .array(let elements) where !elements.isEmpty:
      return "[\n" + elements.map { inner + $0.lines(indent: inner, before: 0) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      return "{\n" + members.map { inner + $0.lines(indent: inner) }.joined(separator: ",\n") + "\n\(indent)}"
    case .null, .bool, .number, .string, .array, .object: return text
    }
  }
}

extension Member {
  fileprivate func lines(indent: String) -> String {
    let name = Value.string(name).json
    return "\(name): " + value.lines(indent: indent, before: name.count + 2)
  }
}
