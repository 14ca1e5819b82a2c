import SplitKit

/// The sweeps as a picture. Each sweep has a bar, in which the length of a band stands for its widths, and a list of
/// its flips with their reasons.
package func sweepSVG(_ sweeps: [Sweep]) -> String {
  var top = SweepPicture.margin
  var rows: [String] = []
  for picture in sweeps.map(SweepPicture.init) {
    rows.append(picture.markup(at: top))
    top += picture.height + SweepPicture.margin
  }
  let size = "\(shortest(SweepPicture.width + 2 * SweepPicture.margin)) \(shortest(top))"
  return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" font-family="system-ui, sans-serif" font-size="12">
    <rect width="100%" height="100%" fill="#fff"/>
    \(rows.joined(separator: "\n"))
    </svg>

    """
}

/// The part of the picture for a sweep. Lengths are those of the picture.
private struct SweepPicture {
  let sweep: Sweep
  let summaries: [[String]]

  static let width: Double = 1100
  static let margin: Double = 24
  private static let barTop: Double = 16
  private static let barHeight: Double = 44
  private static let line: Double = 17

  init(_ sweep: Sweep) {
    self.sweep = sweep
    let contents = sweep.changingContents
    summaries = sweep.bands.map { $0.summary(with: contents) }
  }

  private var listTop: Double { Self.barTop + Self.barHeight + 2 * Self.line }
  private var lines: [(head: String, text: String)] {
    sweep.bands.indices.flatMap { index in
      sweep.bands[index].changes.enumerated().map { ($0 == 0 ? shortest(sweep.start(of: index)) : "", $1.line) }
    }
  }

  var height: Double { listTop + Double(lines.count) * Self.line }

  func markup(at top: Double) -> String {
    let title = text(sweep.title, x: 0, y: 6, attributes: #" font-weight="600""#)
    let bars = sweep.bands.indices.map(bar)
    let list = lines.enumerated().map { index, line in
      let y = listTop + Double(index) * Self.line + 6
      return text(line.head, x: 0, y: y, attributes: #" font-weight="600""#) + text(line.text, x: 60, y: y)
    }
    let parts = ([title] + bars + [scale] + list).joined(separator: "\n")
    return "<g transform=\"translate(\(shortest(Self.margin)) \(shortest(top)))\">\n\(parts)\n</g>"
  }

  /// A band of the bar, with its name and its summary as far as they fit. A tooltip shows all of it.
  private func bar(_ index: Int) -> String {
    let (start, end) = (sweep.start(of: index), sweep.end(of: index))
    let (from, to) = (min(start, end), max(start, end))
    let x = place(from)
    let rect =
      "x=\"\(shortest(x))\" y=\"\(shortest(Self.barTop))\" width=\"\(shortest(max(1, place(to) - x)))\" "
      + "height=\"\(shortest(Self.barHeight))\""
    let kind = BandKind(sweep.bands[index].facts)
    let tip = "\(shortest(from)) to \(shortest(to)): \(summaries[index].joined(separator: "; "))"
    let white = " fill=\"#fff\""
    let lines = [kind.label, summaries[index].joined(separator: "; ")]
    // A text that has no room is in the tooltip alone, so that no word is cut.
    let shown = zip(lines, [18.0, 35]).filter { Self.width(of: $0.0) <= place(to) - x - 2 * Self.padding }
    let words = shown.map { text($0.0, x: x + Self.padding, y: Self.barTop + $0.1, attributes: white) }.joined()
    return "<g><title>\(tip.escaped)</title><rect \(rect) fill=\"\(kind.color)\"/>\(words)</g>"
  }

  /// The space between the edge of a band and its text.
  private static let padding: Double = 7

  /// The width that a text has at most. The font is that of the machine which shows the picture, so a letter counts as a wide one.
  private static func width(of text: String) -> Double { Double(text.count) * 7 }

  /// The labels of the ends and the flips. A flip without room for its label is only in the list.
  private var scale: String {
    let ends = [sweep.range.from, sweep.range.to]
    var taken: [Double] = ends.map(place)
    var widths = ends
    for width in sweep.bands.indices.dropFirst().map(sweep.flip(before:)) where taken.allSatisfy({ abs($0 - place(width)) > 44 })
    {
      taken.append(place(width))
      widths.append(width)
    }
    return widths.map { width in
      let anchor = place(width) >= Self.width ? "end" : "start"
      return text(
        shortest(width), x: place(width), y: Self.barTop + Self.barHeight + 15,
        attributes: " fill=\"#555\" text-anchor=\"\(anchor)\"")
    }.joined(separator: "\n")
  }

  private func text(_ text: String, x: Double, y: Double, attributes: String = "") -> String {
    "<text x=\"\(shortest(x))\" y=\"\(shortest(y))\"\(attributes)>\(text.escaped)</text>"
  }

  private func place(_ width: Double) -> Double {
    let (least, most) = (min(sweep.range.from, sweep.range.to), max(sweep.range.from, sweep.range.to))
    return ((width - least) / max(1, most - least) * Self.width * 10).rounded() / 10
  }
}

extension String {
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
  }
}
