import SplitKit
import TextMeasures

/// A text whose parts look different, one run after another.
///
/// Layouts of views measure with it too, so that a picture's lines are those for which a layout made room. Lines are broken as by
/// `TextAttributes.lines(of:width:limit:)`.
package struct RunText {
  /// A part of a text that looks alike.
  package struct Run {
    package var text: String
    let look: TextAttributes
    /// The distance from a line of the run to the next.
    let lineHeight: Double
    /// The height of a line of the run that is the first one of a text.
    let firstLineHeight: Double
    /// The factor by which the letters are wider than those of the look.
    let stretch: Double
    var background: Color?
    var isUnderlined = false
    var isStruckThrough = false

    init(
      _ text: String, _ look: TextAttributes, lineHeight: Double, firstLineHeight: Double? = nil, stretch: Double = 1
    ) {
      (self.text, self.look, self.lineHeight, self.stretch) = (text, look, lineHeight, stretch)
      self.firstLineHeight = firstLineHeight ?? lineHeight
    }

    /// Creates a run that is measured and not drawn.
    ///
    /// - Parameter firstLineHeight: The height of the first line of the text, or nil for that of every line.
    package init(
      measuring text: String, _ font: TextFont, lineHeight: Double, firstLineHeight: Double? = nil, stretch: Double = 1
    ) {
      self.init(
        text, TextAttributes(font, .black), lineHeight: lineHeight, firstLineHeight: firstLineHeight, stretch: stretch)
    }

    /// The width of the run in one line, in points.
    var width: Double { look.width(of: text) * stretch }
  }

  /// A line of a text: the parts of the runs in it, and its height.
  struct Line {
    let runs: [Run]
    let height: Double
    /// The height of the line as the first one of a text.
    let firstHeight: Double
    var width: Double { runs.reduce(0) { $0 + $1.width } }
  }

  let runs: [Run]

  package init(_ runs: [Run]) { self.runs = runs }

  /// The size of the text in lines of a width. The width is rounded up to the pixel.
  package func size(width: Double, limit: Int = .max, scale: Double = 1) -> Size {
    let lines = lines(width: width, limit: limit)
    let widest = lines.map(\.width).max() ?? 0
    let first = lines.first.map { $0.firstHeight - $0.height } ?? 0
    return Size(
      width: min(LineHeight.up(widest, scale: scale), max(0, width)), height: lines.reduce(first) { $0 + $1.height })
  }

  /// The lines of the text. If there are more than the given number, the last one ends with an ellipsis.
  func lines(width most: Double, limit: Int = .max) -> [Line] {
    guard limit > 0, most > 0 else { return [] }
    let all = letters.split(omittingEmptySubsequences: false, whereSeparator: \.character.isNewline).flatMap {
      LetterLines(Array($0), width: most).lines
    }
    var shown = Array(all.prefix(limit))
    if all.count > limit { shown[limit - 1] = cut(shown[limit - 1], to: most) }
    var last = 0
    return shown.map { letters in
      last = letters.last?.run ?? last
      return line(letters, otherwise: last)
    }
  }

  private var letters: [Letter] {
    runs.enumerated().flatMap { index, run in
      run.text.map { Letter(character: $0, run: index, width: run.look.width(of: String($0)) * run.stretch) }
    }
  }

  /// Ends a line that goes on with an ellipsis in the look of its last letter.
  private func cut(_ letters: [Letter], to most: Double) -> [Letter] {
    let run = letters.last?.run ?? 0
    let ellipsis = Letter(character: "…", run: run, width: runs[run].look.width(of: "…") * runs[run].stretch)
    var (kept, used) = ([Letter](), ellipsis.width)
    for letter in letters {
      used += letter.width
      guard used <= most else { break }
      kept.append(letter)
    }
    while kept.last?.character == " " { kept.removeLast() }
    return kept + [ellipsis]
  }

  /// The line of some letters. One without letters is as high as those of a run.
  private func line(_ letters: [Letter], otherwise index: Int) -> Line {
    var parts: [(index: Int, run: Run)] = []
    for letter in letters {
      if parts.last?.index != letter.run {
        parts.append((letter.run, runs[letter.run]))
        parts[parts.count - 1].run.text = ""
      }
      parts[parts.count - 1].run.text.append(letter.character)
    }
    let highest = parts.isEmpty && runs.indices.contains(index) ? [runs[index]] : parts.map(\.run)
    return Line(
      runs: parts.map(\.run), height: highest.map(\.lineHeight).max() ?? 0,
      firstHeight: highest.map(\.firstLineHeight).max() ?? 0)
  }
}

/// A letter of a text, with the number of its run.
private struct Letter {
  let character: Character
  let run: Int
  let width: Double
}

/// The letters of a paragraph, broken into lines between words, and inside a word that is wider than a line.
private struct LetterLines {
  private(set) var lines: [[Letter]] = []
  private let most: Double
  private var (line, gap, word): ([Letter], [Letter], [Letter]) = ([], [], [])

  init(_ letters: [Letter], width: Double) {
    most = width
    for letter in letters {
      if letter.character.isWhitespace, letter.character != "\u{A0}" {
        endWord()
        gap.append(letter)
      } else {
        word.append(letter)
      }
    }
    endWord()
    if lines.isEmpty, self.width(of: line) + self.width(of: gap) <= most { line += gap }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if line.isEmpty {
      line = lines.isEmpty ? gap + word : word
    } else if width(of: line) + width(of: gap) + width(of: word) <= most {
      line += gap + word
    } else {
      lines.append(line)
      line = word
    }
    (gap, word) = ([], [])
    while line.count > 1, width(of: line) > most {
      let fitting = max(1, fittingCount(line))
      lines.append(Array(line.prefix(fitting)))
      line.removeFirst(fitting)
    }
  }

  private func width(of letters: [Letter]) -> Double { letters.reduce(0) { $0 + $1.width } }

  private func fittingCount(_ letters: [Letter]) -> Int {
    var used = 0.0
    return letters.prefix {
      used += $0.width
      return used <= most
    }.count
  }
}
