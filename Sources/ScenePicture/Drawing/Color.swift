import SplitKit

/// A colour of sRGB with an opacity.
struct Color: Equatable, Sendable {
  /// Red, green and blue, from 0 to 255.
  let red: Double
  let green: Double
  let blue: Double
  /// The opacity, from 0 to 1.
  var alpha: Double = 1

  /// Creates a colour from a number such as `0x007AFF`.
  init(_ number: Int, alpha: Double = 1) {
    (red, green, blue) = (Double(number >> 16 & 0xFF), Double(number >> 8 & 0xFF), Double(number & 0xFF))
    self.alpha = alpha
  }

  /// Creates a colour from `#RRGGBB` or `#RRGGBBAA`, or nil from another text.
  init?(hex text: String) {
    guard text.first == "#", let number = Int(text.dropFirst(), radix: 16) else { return nil }
    switch text.utf8.count {
    case 7: self.init(number)
    case 9: self.init(number >> 8, alpha: Double(number & 0xFF) / 255)
    default: return nil
    }
  }

  private init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates an opaque colour from a hue in degrees, a saturation and a lightness from 0 to 1 (CSS Color 4, `hsl()`).
  init(hue: Double, saturation: Double, lightness: Double) {
    func channel(_ offset: Double) -> Double {
      let position = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let amount = saturation * min(lightness, 1 - lightness)
      return 255 * (lightness - amount * max(-1, min(position - 3, 9 - position, 1)))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4), alpha: 1)
  }

  static let white = Color(0xFFFFFF)
  static let black = Color(0)
}

extension Color {
  /// The same colour with another opacity.
  func opacity(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  /// The colour that is `amount` (0 to 1) of the way to another one. A colour counts by its opacity (CSS Color 5, `color-mix()`).
  func mixed(_ amount: Double, with other: Color) -> Color {
    let (own, others) = (alpha * (1 - amount), other.alpha * amount)
    let whole = own + others
    guard whole > 0 else { return opacity(0) }
    func mix(_ one: Double, _ two: Double) -> Double { (one * own + two * others) / whole }
    return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: whole)
  }

  /// The colour that results where this one is painted over another one (W3C, Compositing and Blending, source over).
  func over(_ other: Color) -> Color {
    if alpha == 1 { return self }
    let below = other.alpha * (1 - alpha)
    let whole = alpha + below
    guard whole > 0 else { return opacity(0) }
    func part(_ one: Double, _ two: Double) -> Double { (one * alpha + two * below) / whole }
    return Color(red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue), alpha: whole)
  }

  /// The colour without its opacity.
  var rgb: RGBColor {
    RGBColor(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue))
  }

  private static func byte(_ part: Double) -> Int { Int(max(0, min(255, part.rounded()))) }

  /// The colour without its opacity, as `#rrggbb`.
  var hex: String {
    let digits = Array("0123456789abcdef")
    return [red, green, blue].reduce(into: "#") { text, part in
      let byte = Self.byte(part)
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
  }
}

/// A hash of a text: FNV-1a over UTF-16 with 32 bits, as the page's own (`Public/app/art/random.js`). The hue of a plain
/// surface and of a person without a portrait follows from it, so that both have the same one on the page.
func textHash(_ text: String) -> UInt32 {
  text.utf16.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
}

/// The hue of a text in degrees.
func hue(of text: String) -> Double {
  Double((UInt64(textHash(text)) * 47) % 360)
}
