/// A single text of a file. Without quotes, YAML reads some texts as a number, as true or false, or as nothing.
package struct Scalar: Equatable, Sendable {
  /// The text without quotes, and with its escapes replaced.
  package let text: String
  /// Whether the text stands in quotes or in a block, and is a string whatever it says.
  package let isQuoted: Bool
  /// Whether a comment stands where the text would. Somebody who wrote `title: #Inbox` meant a text.
  package let isBeforeComment: Bool

  /// Creates a scalar from a text.
  package init(_ text: String, isQuoted: Bool, isBeforeComment: Bool = false) {
    (self.text, self.isQuoted, self.isBeforeComment) = (text, isQuoted, isBeforeComment)
  }
}

/// The types are those of YAML 1.2's core schema, with decimal numbers only. `yes`, `no`, `on` and `off` are therefore strings.
extension Scalar {
  /// Whether the text stands for no value.
  package var isNull: Bool { !isQuoted && ["", "~", "null", "Null", "NULL"].contains(text) }

  /// True or false, or nil for any other text.
  package var flag: Bool? {
    guard !isQuoted else { return nil }
    return switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// The number, or nil for any other text. A number is finite.
  package var number: Double? {
    guard !isQuoted, let first = text.utf8.first, first == UInt8(ascii: "-") || first.isDigit,
      text.utf8.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) }), let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  /// The text of a string, or nil for one that YAML reads as something else.
  package var string: String? { isNull || flag != nil || number != nil ? nil : text }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
