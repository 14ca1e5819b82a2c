import SplitKit

/// The limit for combining marks in a row.
///
/// Swift sorts the marks after a letter when it compares or hashes a string, and the time for that grows with the square
/// of their number. One comparison of a field's text takes more than 100 ms if it consists of marks, and every client
/// waits. No text is therefore kept or looked up before this check.
extension String {
  /// The greatest number of combining marks in a row (protocol.md, `invalid`). It is that of the Stream-Safe Text Format
  /// in Unicode Standard Annex 15, section 13. No language writes as many.
  package static var maximumMarks: Int { 30 }

  /// Whether more than `maximumMarks` combining marks follow each other. This method compares no strings.
  var hasTooManyMarks: Bool {
    guard utf8.contains(where: { $0 >= Self.firstByteOfMarks }) else { return false }
    var marks = MarkCount()
    return unicodeScalars.contains { !marks.admits($0) }
  }

  /// The text without the combining marks that too many others precede.
  package var withoutSurplusMarks: String {
    guard hasTooManyMarks else { return self }
    var (marks, kept) = (MarkCount(), String.UnicodeScalarView())
    for scalar in unicodeScalars where marks.admits(scalar) { kept.append(scalar) }
    return String(kept)
  }

  /// The first byte of U+0300 in UTF-8. No scalar before it is a combining mark.
  private static var firstByteOfMarks: UInt8 { 0xCC }
}

/// Counts the combining marks in a row of a text that comes scalar by scalar.
package struct MarkCount: Equatable, Sendable {
  private var count = 0

  package init() {}

  /// Notes the next scalar, and returns whether it is a letter or one of the marks that a text may have there.
  package mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
    count = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : count + 1
    return count <= String.maximumMarks
  }
}

extension Value {
  /// Whether a string in this value has too many marks. The reader has already refused such names of members.
  var hasTooManyMarks: Bool {
    switch self {
    case .null, .bool, .number: false
    case .string(let text): text.hasTooManyMarks
    case .array(let elements): elements.contains { $0.hasTooManyMarks }
    case .object(let members): members.contains { $0.value.hasTooManyMarks }
    }
  }
}
