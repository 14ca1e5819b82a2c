import SplitKit

/// Texts whose parts look different (`Public/apps/uikit/nodes/runs.js`). Runs stand from left to right, in a language from right to
/// left too.
extension Canvas {
  /// Draws lines from the top of an area.
  mutating func draw(_ text: RunText, limit: Int, in area: Rect, _ alignment: TextAlignment = .leading) {
    let lines = text.lines(width: area.width, limit: limit)
    let whole = text.runs.map(\.text).joined()
    if let last = lines.last?.runs.last { check(whole, ending: last.text, last.look, in: area, lines: lines.count) }
    var top = area.y
    for line in lines {
      guard top < area.maxY else { return }
      draw(line, in: Rect(x: area.x, y: top, width: area.width, height: line.height), alignment)
      top += line.height
    }
  }

  private mutating func draw(_ line: RunText.Line, in area: Rect, _ alignment: TextAlignment) {
    // All runs of a line stand on one baseline.
    let baseline = line.runs.map { $0.lineHeight / 2 + Self.baseline * $0.look.size }.max() ?? 0
    let spare = area.width - line.width
    let isAtEnd = (alignment == .trailing) != isMirrored
    var x = area.x + (alignment == .center ? spare / 2 : isAtEnd ? spare : 0)
    for run in line.runs {
      draw(run, x: x, baseline: area.y + baseline)
      x += run.width
    }
  }

  private mutating func draw(_ run: RunText.Run, x: Double, baseline: Double) {
    let (size, width) = (run.look.size, run.width)
    if let background = run.background {
      rect(Rect(x: x, y: baseline - 0.952 * size, width: width, height: 1.193 * size), background)
    }
    // A picture leaves out spaces at the ends of a text.
    let start = run.text.prefix(while: \.isWhitespace)
    var words = run.text.dropFirst(start.count)
    while words.last?.isWhitespace == true { words.removeLast() }
    let middle = baseline - Self.baseline * size
    let left = x + run.look.width(of: String(start)) * run.stretch
    let place = Rect(x: left, y: middle - run.lineHeight / 2, width: width + 1, height: run.lineHeight)
    self.line(String(words), in: place, run.look, isMirrored ? .trailing : .leading)
    let thickness = max(0.5, size * 0.06)
    let lines = [(run.isUnderlined, 0.1), (run.isStruckThrough, -0.27)]
    for (isDrawn, shift) in lines where isDrawn {
      rect(Rect(x: x, y: baseline + shift * size, width: width, height: thickness), run.look.color)
    }
  }
}
