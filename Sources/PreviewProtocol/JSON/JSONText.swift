extension UInt8 {
  /// Whether JSON requires an escape for this byte in a string (RFC 8259, section 7).
  var needsEscape: Bool { self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}

extension [UInt8] {
  /// Appends a byte of a string, with an escape if it needs one. The escape is the short form if there is one.
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

  /// Appends a number as the protocol writes it: a whole number without a fraction, and any other with the shortest
  /// digits that round-trip. A number that is not finite, which only an app's content can have, becomes null, because JSON
  /// has no such number. Most lengths are whole numbers, halves or quarters, for which this method makes no string.
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

  /// Appends the digits of a whole number.
  mutating func appendDigits(of number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    appendDigits(of: number.magnitude)
  }

  /// Appends the digits from the last to the first, and then turns them round, because a call for each digit takes longer.
  private mutating func appendDigits(of magnitude: UInt) {
    let start = count
    var rest = magnitude
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    var (first, last) = (start, count - 1)
    while first < last {
      swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }

  /// Appends the standard library's shortest digits. The library writes a large whole number as `1e+20`, which stays,
  /// as `4503599627370496.0`, which loses its fraction, or as `1.5e+20`, which becomes `15e+19` because that has no
  /// fraction.
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
  /// The string for a message to people, which is cut if it is long. It is cut between scalars, because a character can
  /// have any number of marks.
  package var clipped: String { clipped(to: 64) }

  /// The string itself if it has at most `limit` bytes, or else its first scalars.
  func clipped(to limit: Int) -> String {
    utf8.count <= limit ? self : String(unicodeScalars.prefix(limit - 4)) + "…"
  }
}
