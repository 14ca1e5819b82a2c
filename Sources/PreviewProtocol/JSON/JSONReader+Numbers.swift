extension JSONReader {
  /// The number at the position: `-`, digits without a leading zero, and at will a fraction and an exponent.
  ///
  /// Up to 15 digits without an exponent are a whole number divided by a power of ten, both exact as `Double`, so
  /// that one division rounds correctly. The rest is left to the standard library, which rounds correctly too.
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
    // A whole zero has no sign on the wire.
    return isNegative && magnitude != 0 ? -magnitude : magnitude
  }

  /// 10 to the 0 up to 10 to the 15.
  private static let powersOfTen: [Double] = [
    1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// A run of digits. The value is right as long as there are no more than 18.
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

  /// One digit or more, appended to those that are there.
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

  /// Whether there was an exponent.
  private mutating func readExponent(from start: Int) throws(JSONError) -> Bool {
    guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return false }
    if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
    _ = try readDigits(from: start)
    return true
  }

  /// The number that has been read since `start`. One that is too small to tell from zero is zero.
  private func convert(from start: Int) throws(JSONError) -> Double {
    guard let number = Double(String(decoding: text[start..<position], as: UTF8.self)) else {
      throw error(.invalidNumber, at: start)
    }
    guard number.isFinite else { throw error(.numberTooLarge, at: start) }
    return number == 0 ? 0 : number
  }
}
