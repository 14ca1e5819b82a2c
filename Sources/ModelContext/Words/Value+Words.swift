import PreviewProtocol
import SplitKit

extension Value {
  /// The value in an outline: text without quotation marks, lists with spaces, lengths rounded to a thousandth.
  var word: String {
    switch self {
    case .string(let text): text
    case .array(let elements): elements.map(\.word).joined(separator: " ")
    case .number(let number): shortest(number)
    case .null, .bool, .object: json
    }
  }

  /// The value as an error mentions it.
  var inWords: String { json.shortened }
}

extension String {
  /// The text for a message to people, which is cut if it is long.
  var shortened: String { utf8.count <= 80 ? self : String(unicodeScalars.prefix(60)) + "…" }

  /// The text without the ends of lines at its end.
  var withoutLastLineEnd: String { String(reversed().drop(while: \.isNewline).reversed()) }

  /// The text as an outline quotes it: in one line, and cut if it is long.
  var quoted: String {
    let line = String(unicodeScalars.map { $0.properties.isWhitespace ? " " : Character($0) })
    return "“\(line.shortened)”"
  }
}
