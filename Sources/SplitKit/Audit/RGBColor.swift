/// A colour of sRGB without transparency.
package struct RGBColor: Equatable, Sendable {
  /// The parts of red, green and blue, from 0 to 255.
  let red: Int
  let green: Int
  let blue: Int

  package init(red: Int, green: Int, blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

  static let black = RGBColor(red: 0, green: 0, blue: 0)
  static let white = RGBColor(red: 255, green: 255, blue: 255)
}

extension RGBColor {
  /// Reads `#rgb` or `#rrggbb`. Any other text is no colour.
  package init?(hexadecimal text: String) {
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard text.first == "#", digits.count == text.count - 1 else { return nil }
    switch digits.count {
    case 3: self.init(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
    case 6:
      self.init(red: digits[0] * 16 + digits[1], green: digits[2] * 16 + digits[3], blue: digits[4] * 16 + digits[5])
    default: return nil
    }
  }

  /// The colour as `#rrggbb`.
  package var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(part, radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }

  /// The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it.
  package func contrast(to other: RGBColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance of WCAG 2.2.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ part: Int) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
  }

  /// A number from 0 to 1 to the power of 2.4: the square times the fifth root of the square. Newton's method finds the root,
  /// because the engine imports no library of functions.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
    return square * root
  }
}
