extension TextFont {
  /// The text if it is no wider than the given width, or else its beginning with an ellipsis. No more letters are measured than the width has
  /// space for, however long the text is.
  package func cut(_ text: String, to most: Double) -> String {
    let room = most - width(of: "…")
    var (fitting, used) = (text.startIndex, 0.0)
    for index in text.indices {
      used = thousandths(of: text[index].unicodeScalars, after: used)
      if width(used) > most { return String(text[..<fitting].withoutLastSpaces) + "…" }
      if width(used) <= room { fitting = text.index(after: index) }
    }
    return text
  }

  /// The lines of a text, which is broken between words, and inside a word that is wider than a line. If there are more lines
  /// than the given number, the last one ends with an ellipsis.
  ///
  /// - Parameter keepsSpaces: Whether all spaces between words have a width, as in UIKit, or as much as one, as in HTML. Spaces at
  ///   which a line ends have none.
  package func lines(of text: String, width most: Double, limit: Int = .max, keepsSpaces: Bool = false) -> [String] {
    guard limit > 0, most > 0 else { return [] }
    var pieces = TextPieces(of: text, self, width: most, keepsSpaces: keepsSpaces)
    var (lines, used) = ([String](), 0.0)
    while let piece = pieces.next() {
      let longer = thousandths(of: piece.text.unicodeScalars, after: thousandths(of: piece.separator.unicodeScalars, after: used))
      if lines.isEmpty {
        lines.append(keepsSpaces ? piece.separator + piece.text : piece.text)
        used = thousandths(of: lines[0].unicodeScalars)
      } else if width(longer) <= most {
        lines[lines.count - 1] += piece.separator + piece.text
        used = longer
      } else if piece.text.isEmpty {
        break
      } else if lines.count == limit {
        let rest = [piece] + pieces.prefix(15)
        lines[limit - 1] = cut(rest.reduce(lines[limit - 1]) { $0 + $1.separator + $1.text }, to: most)
        return lines
      } else {
        lines.append(piece.text)
        used = thousandths(of: piece.text.unicodeScalars)
      }
    }
    return lines
  }

  /// The least width, to a point, in which a text has no more lines than in the given one: lines of about the same length, as
  /// with `text-wrap: balance` in CSS.
  package func balancedWidth(of text: String, width most: Double) -> Double {
    let count = lines(of: text, width: most, limit: 7).count
    guard count > 1, count <= 6 else { return most }
    let longest = text.split(whereSeparator: \.canBreak).map { width(of: String($0)) }.max() ?? 0
    var (least, enough) = (min(longest, most) - 1, most)
    while enough - least > 1 {
      let middle = (least + enough) / 2
      if lines(of: text, width: middle, limit: 7).count > count { least = middle } else { enough = middle }
    }
    return enough
  }

  /// A zero-width space, at which a word may be broken.
  package static let breakingPoint: Character = "\u{200B}"
}

extension Substring {
  /// The text before the spaces at its end.
  fileprivate var withoutLastSpaces: Substring { self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)] }
}

extension String {
  /// Whether the width of every letter is known.
  package var hasKnownWidth: Bool { unicodeScalars.allSatisfy(Advances.contain) }
}
