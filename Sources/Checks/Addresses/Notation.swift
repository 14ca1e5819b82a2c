import SplitKit

/// The notation of values in addresses of the page, such as `(tab:profile,offsets:(feed:(0;-20)))`.
///
/// An object is `(name:value,name:value)`, and a list is `(value;value)`, `(value;)` or `(;)`. A text that could be read as something
/// else stands between apostrophes, and each apostrophe in it is doubled. `Public/app/share/notation.js` reads and writes the same.
enum Notation {
  /// The notation of a value.
  static func text(of value: Value) -> String {
    switch value {
    case .null: "null"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .number(let number): shortest(number)
    case .string(let text): word(text)
    case .array(let values): "(\(values.map(Self.text).joined(separator: ";"))\(values.count < 2 ? ";" : ""))"
    case .object(let members): "(\(members.map { "\(word($0.name)):\(Self.text(of: $0.value))" }.joined(separator: ",")))"
    }
  }

  /// Whether a character ends an unquoted word.
  static func isSpecial(_ character: Unicode.Scalar) -> Bool {
    special.contains(character) || character.properties.isWhitespace
  }

  private static let special: Set<Unicode.Scalar> = ["(", ")", ",", ":", ";", "'"]

  private static func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && !["true", "false", "null"].contains(text) && Double(text) == nil
      && !text.unicodeScalars.contains(where: isSpecial)
    return isPlain ? text : "'\(text.replacing("'", with: "''"))'"
  }
}
