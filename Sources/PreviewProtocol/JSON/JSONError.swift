/// An error in a text that is not JSON as this project reads it, with its place.
package struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reasons for an error. Most are violations of RFC 8259's grammar. The RFC leaves `tooDeep`, `duplicateMember`,
  /// `tooManyMarks` and `numberTooLarge` to the reader, and this reader refuses such texts (protocol.md, `malformed`).
  package enum Reason: Equatable, Sendable {
    case endOfText
    case byteOrderMark
    case expectedValue
    case expectedName
    case expectedColon
    case expectedCommaOrEnd
    case trailingText
    case controlCharacter
    case invalidEscape
    case loneSurrogate
    case invalidUTF8
    case invalidNumber
    case numberTooLarge
    case duplicateMember(String)
    case tooManyMarks
    case tooDeep(limit: Int = JSONReader.maximumDepth)
  }

  /// The reason for the error.
  package let reason: Reason

  /// The offset, from 0, of the byte at which reading stopped. For a string that is not UTF-8, it is that of the
  /// opening quote.
  package let offset: Int

  package init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The reason as a sentence, with the offset.
  package var description: String { "\(reason.sentence) (at byte \(offset))" }
}

extension JSONError.Reason {
  var sentence: String {
    switch self {
    case .endOfText: "The text ends too early."
    case .byteOrderMark: "The text begins with a byte order mark."
    case .expectedValue: "A value should begin here."
    case .expectedName: "A member's name in double quotes should begin here."
    case .expectedColon: "A colon should follow a member's name."
    case .expectedCommaOrEnd: "A comma or the closing bracket should follow an element."
    case .trailingText: "There is more text after the value."
    case .controlCharacter: "A control character in a string has to be escaped."
    case .invalidEscape: "There is no such escape sequence."
    case .loneSurrogate: "A surrogate has no partner."
    case .invalidUTF8: "A string is not UTF-8."
    case .invalidNumber: "A number is not written as JSON writes numbers."
    case .numberTooLarge: "A number is too large to be finite."
    case .duplicateMember(let name): "An object has two members named \(name.clipped)."
    case .tooManyMarks: "A member's name has more than \(String.maximumMarks) combining marks in a row."
    case .tooDeep(let limit): "Arrays and objects are nested deeper than \(limit)."
    }
  }
}
