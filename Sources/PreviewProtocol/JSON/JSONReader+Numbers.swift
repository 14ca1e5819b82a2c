extension JSONReader {
  /// Reads a number: digits without a leading zero, with an optional `-`, fraction and exponent.
  ///
  /// A number of up to 15 digits without an exponent is a whole number divided by a power of ten. Both are exact as
  /// `Double`, so one division rounds correctly. The standard library converts all other numbers, and it rounds
  /// correctly too.
  mutating func readNumber() throws(JSONError) -> Double {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    let whole = try readDigits(from: start)
    if whole.count > 1, whole.startsWithZero { throw error(.invalidNumber, at: start) }
    var digits = whole
    if take(UInt8(ascii: ".")) { digits = try readDigits(after: whole, from: start) }
    let hasExponent = try readExponent(from: start)
    guard !hasExponent, digits.count <= 15 else { return try convert(from: start) }
    let magnitude = Double(digits.value) / Self.powersOfTen[digits.count - whole.count]
    // A zero has no sign on the wire.
    return isNegative && magnitude != 0 ? -magnitude : magnitude
  }

  /// The powers of ten, from 10^0 to 10^15.
  private static let powersOfTen: [Double] = [
    1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// A sequence of digits. The value is correct for up to 18 digits.
  private struct Digits {
    var count = 0
    var value: UInt64 = 0
    var startsWithZero = false

    mutating func append(_ digit: UInt8) {
      if count == 0 { startsWithZero = digit == 0 }
      count += 1
      value = value &* 10 &+ UInt64(digit)
    }
  }

  /// Reads one or more digits and appends them to the given ones.
  private mutating func readDigits(
    after digits: Digits = Digits(), from start: Int
  ) throws(JSONError) -> Digits {
    var result = digits
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      result.append(byte - UInt8(ascii: "0"))
      position += 1
    }
    guard result.count > digits.count else {
      throw next == nil ? error(.endOfText) : error(.invalidNumber, at: start)
    }
    return result
  }

  /// Reads an exponent. Returns whether there is one.
  private mutating func readExponent(from start: Int) throws(JSONError) -> Bool {
    guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return false }
    if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
    _ = try readDigits(from: start)
    return true
  }

  /// Converts the text since `start` to a number. A number that is too small for `Double` is zero.
  private func convert(from start: Int) throws(JSONError) -> Double {
    guard let number = Double(String(decoding: text[start..<position], as: UTF8.self)) else {
      throw error(.invalidNumber, at: start)
    }
    guard number.isFinite else { throw error(.numberTooLarge, at: start) }
    return number == 0 ? 0 : number
  }
}
