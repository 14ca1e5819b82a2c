import SplitKit

/// Estimates of the widths of texts.
///
/// A picture is written without a font, so it cannot measure. The widths are those of Helvetica, with which Arial and
/// Liberation Sans agree, and with which SF and Inter nearly do. A text that is drawn in another font can be a little
/// longer or shorter than its place.
enum TextMeasure {
  /// The widths of the characters from the space to the tilde, in thousandths of the font's size (Adobe's metrics of
  /// Helvetica).
  private static let widths: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
    556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// The factor by which bold letters are wider.
  private static let boldFactor = 1.07

  /// The width of a text in points.
  static func width(_ text: String, size: Double, weight: Int) -> Double {
    let thousandths = text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
    return thousandths / 1000 * size * (weight >= 600 ? boldFactor : 1)
  }

  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x20...0x7E: widths[Int(scalar.value) - 0x20]
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x11FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x1FAFF: 1000
    case 0x2026, 0x2014: 1000
    default: 556
    }
  }

  /// The text if it is no wider than the given width, or else its beginning with an ellipsis.
  static func cut(_ text: String, to most: Double, size: Double, weight: Int) -> String {
    if width(text, size: size, weight: weight) <= most { return text }
    let room = most - width("…", size: size, weight: weight)
    var (kept, used) = ("", 0.0)
    for character in text {
      used += width(String(character), size: size, weight: weight)
      guard used <= room else { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// The lines of a text that is broken between words. If there are more lines than the given number, the last one ends with
  /// an ellipsis. A word that is wider than a line is cut.
  static func lines(_ text: String, width most: Double, size: Double, weight: Int, limit: Int) -> [String] {
    guard limit > 0, most > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    let words = text.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || width(longer, size: size, weight: weight) <= most {
        line = longer
        continue
      }
      if lines.count == limit - 1 {
        let rest = words[index...].prefix(16).joined(separator: " ")
        return lines + [cut("\(line) \(rest)", to: most, size: size, weight: weight)]
      }
      lines.append(cut(line, to: most, size: size, weight: weight))
      line = String(word)
    }
    return line.isEmpty ? lines : lines + [cut(line, to: most, size: size, weight: weight)]
  }
}
