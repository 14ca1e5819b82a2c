/// The widths of letters that follow each other in Unicode, at two weights, in thousandths of the font's size.
struct Advances {
  /// The first of the letters.
  let first: UInt32
  let regular: [Double]
  let bold: [Double]

  /// The letters among which this one is, or nil if the width is unknown.
  static func containing(_ scalar: Unicode.Scalar) -> Advances? {
    // Nearly all letters are those of ASCII, which come first.
    for letters in table where scalar.value >= letters.first && scalar.value - letters.first < letters.regular.count {
      return letters
    }
    return nil
  }

  /// The width of a letter at a weight as in CSS, which lies on the line through both weights.
  static func width(of scalar: Unicode.Scalar, weight: Int) -> Double {
    guard let letters = containing(scalar) else { return usualWidth(of: scalar) }
    let index = Int(scalar.value - letters.first)
    let (regular, bold) = (letters.regular[index], letters.bold[index])
    return regular + (bold - regular) * Double(weight - 400) / 300
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
