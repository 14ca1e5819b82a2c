extension UInt8 {
  /// Whether JSON requires an escape for this byte in a string (RFC 8259, section 7).
  var needsEscape: Bool { self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}

extension [UInt8] {
  /// Appends a byte of a string, with an escape if it needs one: the short form where there is one.
  mutating func appendEscaped(_ byte: UInt8) {
    guard byte.needsEscape else { return append(byte) }
    append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x00..<0x20:
      append(contentsOf: byte < 0x10 ? "u000".utf8 : "u001".utf8)
      append(contentsOf: String(byte % 16, radix: 16).utf8)
    default: append(byte)
    }
  }

  /// Appends a number as the protocol writes it: a whole one without a fraction, any other with the shortest digits
  /// that round-trip. JSON has no number for one that is not finite, which only an app's content can have: it is null.
  /// Whole numbers, halves and quarters, which is what lengths mostly are, are written without
  /// making a string.
  mutating func appendNumber(_ number: Double) {
    guard number.isFinite else { return append(contentsOf: "null".utf8) }
    let quarters = number * 4
    guard abs(quarters) < 1e15, quarters == Double(Int(quarters)) else { return appendShortest(number) }
    let magnitude = Int(quarters).magnitude
    if number < 0 { append(UInt8(ascii: "-")) }
    appendDigits(of: magnitude / 4)
    switch magnitude % 4 {
    case 1: append(contentsOf: ".25".utf8)
    case 2: append(contentsOf: ".5".utf8)
    case 3: append(contentsOf: ".75".utf8)
    default: break
    }
  }

  /// Appends a whole number's digits.
  mutating func appendDigits(of number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    appendDigits(of: number.magnitude)
  }

  private mutating func appendDigits(of magnitude: UInt) {
    if magnitude >= 10 { appendDigits(of: magnitude / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10))
  }

  /// Appends the standard library's shortest digits. A large whole number comes from there as `1e+20` (fine), as
  /// `4503599627370496.0` (its fraction goes) or as `1.5e+20` (becomes `15e+19`, which has no fraction).
  private mutating func appendShortest(_ number: Double) {
    let text = number.description
    guard number == number.rounded(.towardZero), let point = text.firstIndex(of: ".") else {
      return append(contentsOf: text.utf8)
    }
    append(contentsOf: text[..<point].utf8)
    guard let e = text.firstIndex(of: "e"), let exponent = Int(text[e...].dropFirst()) else { return }
    let fraction = text[point..<e].dropFirst()
    append(contentsOf: fraction.utf8)
    append(contentsOf: "e+".utf8)
    appendDigits(of: exponent - fraction.count)
  }
}

extension String {
  /// The string for a message to people: whole when it is short, else its beginning. It is cut between scalars, as
  /// there is no bound to the marks that one character may carry.
  var clipped: String { clipped(to: 64) }

  /// The string itself up to so many bytes, else so many of its scalars.
  func clipped(to limit: Int) -> String {
    utf8.count <= limit ? self : String(unicodeScalars.prefix(limit - 4)) + "…"
  }
}
