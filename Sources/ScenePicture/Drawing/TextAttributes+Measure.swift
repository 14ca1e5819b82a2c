import SplitKit

/// Measures of texts.
///
/// A picture is written without a font, so it cannot measure. The widths are those of the page's own font, an Inter that is
/// adjusted to San Francisco. A text that a viewer draws in another font would be longer or shorter than its place, so the
/// picture also says how long it is (`Canvas+Text.swift`).
extension TextAttributes {
  /// The width of a text in points.
  package func width(of text: String) -> Double {
    let thousandths = text.unicodeScalars.reduce(0) { $0 + Advances.width(of: $1, weight: weight) + 1000 * spacing }
    return thousandths / 1000 * size
  }

  /// The text if it is no wider than the given width, or else its beginning with an ellipsis.
  func cut(_ text: String, to most: Double) -> String {
    if width(of: text) <= most { return text }
    let room = most - width(of: "…")
    var (kept, used) = ("", 0.0)
    for character in text {
      used += width(of: String(character))
      guard used <= room else { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// The lines of a text, which is broken between words, and inside a word that is wider than a line. If there are more lines
  /// than the given number, the last one ends with an ellipsis.
  ///
  /// - Parameter keepsSpaces: Whether all spaces between words have a width, as in UIKit, or as much as one, as in HTML. Spaces at
  ///   which a line ends have none.
  package func lines(of text: String, width most: Double, limit: Int = .max, keepsSpaces: Bool = false) -> [String] {
    guard limit > 0, most > 0 else { return [] }
    let words = words(of: text, keepsSpaces).flatMap { pieces(of: $0, width: most) }
    var lines: [String] = []
    for (index, word) in words.enumerated() {
      let longer = (lines.last ?? "") + word.separator + word.text
      if lines.isEmpty {
        lines.append(keepsSpaces ? longer : word.text)
      } else if width(of: longer) <= most {
        lines[lines.count - 1] = longer
      } else if word.text.isEmpty {
        break
      } else if lines.count == limit {
        let rest = words[index...].prefix(16).reduce(into: lines[limit - 1]) { $0 += $1.separator + $1.text }
        lines[limit - 1] = cut(rest, to: most)
        return lines
      } else {
        lines.append(word.text)
      }
    }
    return lines
  }

  /// The least width, to a point, in which a text has no more lines than in the given one: lines of about the same length, as
  /// with `text-wrap: balance` in CSS.
  func balancedWidth(of text: String, width most: Double) -> Double {
    let count = lines(of: text, width: most).count
    guard count > 1, count <= 6 else { return most }
    let longest = text.split(whereSeparator: \.canBreak).map { width(of: String($0)) }.max() ?? 0
    var (least, enough) = (min(longest, most) - 1, most)
    while enough - least > 1 {
      let middle = (least + enough) / 2
      if lines(of: text, width: middle).count > count { least = middle } else { enough = middle }
    }
    return enough
  }

  /// A word, or a part of one, with what separates it from the text before it.
  private typealias Piece = (text: String, separator: String)

  /// The words of a text.
  private func words(of text: String, _ keepsSpaces: Bool) -> [Piece] {
    guard keepsSpaces else { return text.split(whereSeparator: \.canBreak).map { (String($0), " ") } }
    var (words, rest) = ([Piece](), text[...])
    while !rest.isEmpty {
      let gap = rest.prefix(while: \.canBreak)
      rest = rest.dropFirst(gap.count)
      let word = rest.prefix { !$0.canBreak }
      rest = rest.dropFirst(word.count)
      words.append((String(word), String(gap)))
    }
    return words
  }

  /// The pieces of a word: its parts around the places where it may be broken, each broken further if it is wider than a line.
  private func pieces(of word: Piece, width most: Double) -> [Piece] {
    guard !word.text.isEmpty else { return [word] }
    var pieces: [Piece] = []
    for part in word.text.split(separator: Self.breakingPoint) {
      var text = ""
      for character in part {
        if !text.isEmpty, width(of: text + String(character)) > most {
          pieces.append((text, pieces.isEmpty ? word.separator : ""))
          text = ""
        }
        text.append(character)
      }
      pieces.append((text, pieces.isEmpty ? word.separator : ""))
    }
    return pieces
  }

  /// A zero-width space, at which a word may be broken.
  static let breakingPoint: Character = "\u{200B}"
}

extension String {
  /// Whether the width of every letter is known.
  var hasKnownWidth: Bool { unicodeScalars.allSatisfy(Advances.contain) }
}

extension Character {
  /// Whether a line can end at this character, which is a space that may be broken.
  fileprivate var canBreak: Bool { isWhitespace && self != "\u{A0}" }
}
