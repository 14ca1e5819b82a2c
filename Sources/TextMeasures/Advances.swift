/// The widths of letters that follow each other in Unicode, at two weights, in thousandths of the font's size.
struct Advances {
  /// The first of the letters.
  let first: UInt32
  let regular: [Double]
  let bold: [Double]

  /// Where the widths of a part of Unicode begin in the lists of all widths.
  private struct Part {
    let first: UInt32
    let count: UInt32
    let start: Int
  }

  private static let parts: [Part] = {
    var start = 0
    return table.map { letters in
      defer { start += letters.regular.count }
      return Part(first: letters.first, count: UInt32(letters.regular.count), start: start)
    }
  }()
  private static let regular = table.flatMap(\.regular)
  private static let bold = table.flatMap(\.bold)

  /// The place of a letter in the lists of all widths, or nil if its width is unknown. Nearly all letters are those of ASCII, which
  /// come first.
  private static func index(of scalar: Unicode.Scalar) -> Int? {
    for part in parts where scalar.value &- part.first < part.count { return part.start + Int(scalar.value - part.first) }
    return nil
  }

  /// Whether the font has a letter.
  static func contain(_ scalar: Unicode.Scalar) -> Bool { index(of: scalar) != nil }

  /// The width of a letter at a weight as in CSS, which lies on the line through both weights. The font has the weights from 300 to 700, and
  /// a browser draws another one in the nearest of them.
  static func width(of scalar: Unicode.Scalar, weight: Int) -> Double {
    guard let index = index(of: scalar) else { return usualWidth(of: scalar) }
    return regular[index] + (bold[index] - regular[index]) * Double(min(max(weight, 300), 700) - 400) / 300
  }

  /// An estimate for a letter that the font does not have: marks have no width, and the signs of East Asia fill a square.
  private static func usualWidth(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x300...0x36F, 0x64B...0x652, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x11FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x1FAFF: 1000
    default: 556
    }
  }
}
