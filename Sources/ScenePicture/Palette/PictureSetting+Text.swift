import SplitKit

/// The sizes of texts at the text size of the window, which is `large` before Dynamic Type. `Public/styles/base.css` has the
/// same numbers as properties: `--body`, `--body-line` and `--body-more`.
extension PictureSetting {
  /// The font size of a text style, in points.
  func size(_ style: TextStyle) -> Double { window.textSize.size(of: style).pointSize }

  /// The height of a line of a text style, in points.
  func lineHeight(_ style: TextStyle) -> Double { window.textSize.size(of: style).lineHeight }

  /// The height by which a line has grown, in points.
  func growth(_ style: TextStyle) -> Double { window.textSize.growth(of: style) }

  /// The font size of a text that is a little smaller than subheadlines: 14 at `large`.
  var smallSize: Double { size(.subheadline) * 14 / 15 }

  /// Whether titles wrap, and texts stand below each other that stand side by side at smaller sizes.
  var hasAccessibilitySize: Bool { window.textSize.isAccessibilityCategory }
}

extension Canvas {
  /// Draws the title of a row in the middle of an area: one line, or at the accessibility sizes at most so many. Returns the
  /// width of a line.
  @discardableResult
  mutating func rowTitle(
    _ text: String, in area: Rect, _ style: TextAttributes, _ setting: PictureSetting, limit: Int = 2
  ) -> Double {
    guard setting.hasAccessibilitySize else { return line(text, in: area, style) }
    let lines = style.lines(of: text, width: area.width, limit: limit)
    let height = style.size * Self.closeLines
    let place = area.middleLine(height * Double(lines.count))
    _ = draw(lines, of: text, in: place, style, lineHeight: height, limit: limit)
    return lines.map(style.width).max() ?? 0
  }

  /// The height of a line of a title that wraps, in sizes of the font (`Public/styles/list.css`).
  static let closeLines = 1.18
}
