/// The words of a text one by one, and the parts of a word that is wider than a line.
///
/// A text can be much longer than the few lines that fit in its frame. No more of the text is read than the lines need, and each letter
/// is measured once.
struct TextPieces: Sequence, IteratorProtocol {
  /// A word, or a part of one, with what separates it from the text before it.
  typealias Element = (text: String, separator: String)

  private let font: TextFont
  private let most: Double
  private let keepsSpaces: Bool
  private var rest: Substring
  private var separator: String

  init(of text: String, _ font: TextFont, width most: Double, keepsSpaces: Bool) {
    (self.font, self.most, self.keepsSpaces, rest) = (font, most, keepsSpaces, text[...])
    separator = keepsSpaces ? "" : " "
  }

  mutating func next() -> Element? {
    while let character = rest.first {
      if character.canBreak {
        takeGap()
        if rest.isEmpty { return keepsSpaces ? ("", separator) : nil }
      } else if character.isBreakingPoint {
        rest.removeFirst()
      } else {
        return takePart()
      }
    }
    return nil
  }

  private mutating func takeGap() {
    let gap = rest.prefix(while: \.canBreak)
    separator = keepsSpaces ? String(gap) : " "
    rest = rest[gap.endIndex...]
  }

  /// The beginning of a word: up to the next position where the word may be broken, or as much as fits in a line. It has at least one
  /// letter.
  private mutating func takePart() -> Element {
    var (text, used) = ("", 0.0)
    while let character = rest.first, !character.canBreak, !character.isBreakingPoint {
      let longer = font.thousandths(of: character.unicodeScalars, after: used)
      if !text.isEmpty, font.width(longer) > most { break }
      text.append(character)
      used = longer
      rest.removeFirst()
    }
    defer { separator = "" }
    return (text, separator)
  }
}

/// No letter is compared here, because the time for that grows with the square of the marks on it.
extension Character {
  /// Whether a line can end at this character, which is a space that may be broken.
  var canBreak: Bool { isWhitespace && !isAlone("\u{A0}") }

  /// Whether the character is a zero-width space.
  fileprivate var isBreakingPoint: Bool { isAlone("\u{200B}") }

  private func isAlone(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.first == scalar && unicodeScalars.dropFirst().isEmpty }
}
