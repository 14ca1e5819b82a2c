/// How much room the words of a text need, by the number of their letters, as on the page (`Public/app/layout/letters.js`).
enum Letters {
  /// The width of a letter, in sizes of the font, that is enough for the letters of nearly every word.
  static let width = 0.6

  /// The least number of letters for which a line needs room so that a text takes no more than the given lines, and no word is
  /// broken.
  static func inLine(of text: String, lines: Int) -> Int {
    let lengths = text.split(whereSeparator: \.isWhitespace).map(length)
    // More room never makes more lines, so the least room is found by halves.
    var (less, enough) = (max(1, lengths.max() ?? 1) - 1, lengths.reduce(1) { $0 + $1 + 1 })
    while enough - less > 1 {
      let middle = (less + enough) / 2
      if self.lines(of: lengths, room: middle) > lines { less = middle } else { enough = middle }
    }
    return enough
  }

  /// The number of letters in a word, in which a wide letter counts twice.
  private static func length(of word: Substring) -> Int {
    word.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  private static func lines(of lengths: [Int], room: Int) -> Int {
    var (lines, used) = (1, -1)
    for length in lengths {
      if used + 1 + length <= room {
        used += 1 + length
      } else {
        lines += 1
        used = length
      }
    }
    return lines
  }

  /// Whether a letter is as wide as the font is high, such as those of Chinese and Japanese.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60: true
    default: false
    }
  }
}

extension TextAttributes {
  /// The same look with letters that are small enough for a text in lines of a width.
  func fitting(_ text: String, width: Double, lines: Int) -> TextAttributes {
    var next = self
    next.size = max(1, min(size, width / (Double(Letters.inLine(of: text, lines: lines)) * Letters.width)))
    return next
  }

  /// The same look with letters that are small enough for a text in the height of two lines. Smaller letters leave room for a third
  /// and a fourth line. Returns also the number of lines.
  func fittingTwoLines(_ text: String, width: Double) -> (style: TextAttributes, lines: Int) {
    let sizes = [(2, size), (3, size * 2 / 3), (4, size / 2)].map { lines, size in
      var next = self
      next.size = size
      return (style: next.fitting(text, width: width, lines: lines), lines: lines)
    }
    return sizes.max { $0.style.size < $1.style.size } ?? (self, 2)
  }
}
