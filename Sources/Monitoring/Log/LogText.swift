/// Texts in a log, which can come from outside. None of them can begin a line, change what a terminal shows, or turn the order of
/// its letters.
enum LogText {
  /// A JSON string.
  static func quoted(_ text: String) -> String { "\"\(escaped(text, quotes: true))\"" }

  /// A text as one word: quoted if it is empty or has anything that would divide it.
  static func word(_ text: String) -> String {
    let isWord =
      !text.isEmpty && text.unicodeScalars.allSatisfy { $0 > " " && $0 != "\"" && $0 != "\\" && $0 != "=" && !isHidden($0) }
    return isWord ? text : quoted(text)
  }

  /// The text with JSON's escapes for what nobody could see as it is, and if `quotes` is true, for what ends a JSON string.
  static func escaped(_ text: String, quotes: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        if quotes { result += "\\" }
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isHidden(scalar) { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// Whether a character controls a terminal, ends a line for some readers, or has no shape of its own (Unicode's categories Cc,
  /// Cf, Zl and Zp).
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// The escape of a character, in two parts if it is beyond U+FFFF, as JSON has it.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
