import SplitKit

/// Sweeps as a picture: a bar for each, in which a band is as long as its widths, with the width of each flip under it.
public func sweepSVG(_ sweeps: [Sweep]) -> String {
  let rows = sweeps.enumerated().map { SweepRow(sweep: $1, top: SweepRow.height * Double($0)) }
  let size = (SweepRow.width + 2 * SweepRow.margin, SweepRow.height * Double(sweeps.count))
  return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(shortest(size.0)) \(shortest(size.1))" \
    font-family="system-ui, sans-serif" font-size="11">
    <rect width="100%" height="100%" fill="#fff"/>
    \(rows.map(\.markup).joined(separator: "\n"))
    </svg>

    """
}

/// One sweep's bar, with its title above and its flips below.
private struct SweepRow {
  let sweep: Sweep
  let top: Double

  static let width: Double = 1000
  static let margin: Double = 20
  static let height: Double = 100
  private static let colors = ["#2f6fde", "#36a37a", "#e0a23b", "#c4574a", "#8a63c9", "#4aa3b8"]

  var markup: String {
    let title = "\(sweep.scene), \(sweep.profile.rawValue), \(shortest(sweep.range.height)) high"
    return (["<text x=\"\(shortest(Self.margin))\" y=\"\(shortest(top + 20))\" font-weight=\"600\">\(title.escaped)</text>"]
      + sweep.bands.enumerated().map { band($1, $0) }).joined(separator: "\n")
  }

  private func band(_ band: SweepBand, _ number: Int) -> String {
    let (from, to) = (min(band.from, band.to), max(band.from, band.to))
    let (x, end) = (place(from), place(to))
    let rect = "x=\"\(shortest(x))\" y=\"\(shortest(top + 30))\" width=\"\(shortest(max(1, end - x)))\" height=\"34\""
    let color = Self.colors[number % Self.colors.count]
    let title = "\(shortest(from)) to \(shortest(to)): \(band.summary)"
    return """
      <g><title>\(title.escaped)</title><rect \(rect) fill="\(color)"/>
      <svg \(rect)><text x="6" y="21" fill="#fff">\(band.summary.escaped)</text></svg>
      <text x="\(shortest(x))" y="\(shortest(top + 78))" fill="#333">\(shortest(from))</text></g>
      """
  }

  private func place(_ width: Double) -> Double {
    let (least, most) = (min(sweep.range.from, sweep.range.to), max(sweep.range.from, sweep.range.to))
    return Self.margin + (((width - least) / max(1, most - least)) * Self.width * 10).rounded() / 10
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
