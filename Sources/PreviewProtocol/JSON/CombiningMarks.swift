import SplitKit

/// The limit for combining marks in a row.
///
/// Swift sorts the marks after a letter when it compares or hashes a string, and the time for that grows with the square
/// of their number. One comparison of a field's text takes more than 100 ms if it consists of marks, and every client
/// waits. No text is therefore kept or looked up before this check.
extension String {
  /// The greatest number of combining marks in a row (protocol.md, `invalid`). It is that of the Stream-Safe Text Format
  /// in Unicode Standard Annex 15, section 13. No language writes as many.
  static var maximumMarks: Int { 30 }

  /// Whether more than `maximumMarks` combining marks follow each other. This method compares no strings.
  var hasTooManyMarks: Bool {
    guard utf8.contains(where: { $0 >= Self.firstByteOfMarks }) else { return false }
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
      if marks > Self.maximumMarks { return true }
    }
    return false
  }

  /// The first byte of U+0300 in UTF-8. No scalar before it is a combining mark.
  private static var firstByteOfMarks: UInt8 { 0xCC }
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
