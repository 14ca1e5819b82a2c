import PreviewProtocol

/// A look at a text before YAML's reader sees it, for combining marks in a row.
///
/// Swift sorts the marks after a letter when it compares or hashes a string, and the time grows with the square of their number. A
/// browser that draws such a text does not respond either. Marks count both as characters and as escapes (`\u0301`, and `%CC%81` in a
/// tag), with any quotes around them. No value that YAML makes of the text therefore has more marks in a row.
struct MarkScan {
  /// The place of the scalar that is read.
  private var (line, column) = (1, 0)
  /// The marks in a row up to here, and whether they are too many.
  private var (marks, isTooLong) = (MarkCount(), false)
  /// The escape that is being read, and the bytes of the consecutive percent escapes that precede it.
  private var (escape, percent): (Escape?, [UInt8]) = (nil, [])
  private var previous: Unicode.Scalar = " "

  /// The progress of an escape.
  private enum Escape {
    /// After a backslash at the end of a line, which joins the next line without its indent.
    case lineJoin
    /// Hexadecimal digits, of which some are missing.
    case digits(missing: Int, value: UInt32, isPercent: Bool)
  }

  /// Throws an error for the first row of marks that is too long.
  static func check(_ text: String) throws(SourceError) {
    guard text.utf8.contains(where: { $0 >= 0xCC || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "%") }) else { return }
    var scan = MarkScan()
    for scalar in text.unicodeScalars {
      scan.take(scalar)
      guard scan.isTooLong else { continue }
      throw SourceError(
        at: SourceMark(line: scan.line, column: scan.column),
        "A text has at most \(SourceLimits.marks) combining marks in a row, and here are more.")
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    column += 1
    if !continuesEscape(scalar) { takeOutsideEscape(scalar) }
    previous = scalar
    if scalar == "\n" { (line, column) = (line + 1, 0) }
  }

  /// Whether the scalar belongs to an escape. A scalar after an escape that ends too early begins something new.
  private mutating func continuesEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch escape {
    case nil: return false
    case .lineJoin:
      if scalar.isBlank { return true }
    case .digits(let missing, let value, let isPercent):
      guard let digit = scalar.hexadecimalDigit else { break }
      let (value, missing) = (value << 4 | digit, missing - 1)
      escape = missing == 0 ? nil : .digits(missing: missing, value: value, isPercent: isPercent)
      if missing == 0 { end(value, isPercent: isPercent) }
      return true
    }
    escape = nil
    return false
  }

  private mutating func end(_ value: UInt32, isPercent: Bool) {
    guard isPercent else { return count(Unicode.Scalar(value)) }
    percent.append(UInt8(truncatingIfNeeded: value))
    guard let scalar = String(validating: percent, as: UTF8.self)?.unicodeScalars.first else {
      // No scalar has more than four bytes.
      if percent.count > 3 { percent = [] }
      return
    }
    percent = []
    count(scalar)
  }

  private mutating func takeOutsideEscape(_ scalar: Unicode.Scalar) {
    if scalar == "%" { return escape = .digits(missing: 2, value: 0, isPercent: true) }
    percent = []
    switch (previous, scalar) {
    case ("\\", "u"): escape = .digits(missing: 4, value: 0, isPercent: false)
    case ("\\", "U"): escape = .digits(missing: 8, value: 0, isPercent: false)
    case ("\\", "\n"), ("\\", "\r"): escape = .lineJoin
    case (_, "\\"): break
    default: count(scalar)
    }
  }

  private mutating func count(_ scalar: Unicode.Scalar?) {
    if let scalar { isTooLong = !marks.admits(scalar) } else { marks = MarkCount() }
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }

  fileprivate var hexadecimalDigit: UInt32? {
    guard isASCII else { return nil }
    return Character(self).hexDigitValue.map(UInt32.init)
  }
}
