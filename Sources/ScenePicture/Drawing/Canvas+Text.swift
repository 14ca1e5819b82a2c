import SplitKit
import TextMeasures

/// The place of a line in its area: at the edge at which reading begins, in the middle, or at the edge at which it ends.
enum TextAlignment { case leading, center, trailing }

extension Canvas {
  /// The distance from the middle of a line down to the baseline, in sizes of the font: half the difference between ascent
  /// and descent of the fonts in question.
  static let baseline = 0.355

  /// Draws one line in the middle of an area's height. A text that is wider than the area is cut. Returns the width of the
  /// line.
  @discardableResult
  mutating func line(
    _ text: String, in area: Rect, _ style: TextAttributes, _ alignment: TextAlignment = .leading, name: Name? = nil
  ) -> Double {
    guard !text.isEmpty, area.width > 0 else { return 0 }
    let shown = style.cut(text, to: area.width)
    if shown != text { record.note(text, style, in: area, lines: 1, part: name?.value) }
    let width = style.width(of: shown)
    record.note(text, style, colorsIn: letters(width, in: area, middle: area.center.y, style, alignment))
    write(shown, width, in: area, middle: area.center.y, style, alignment, name: name)
    return width
  }

  /// Draws a text in lines of the given height, from the top of an area. Lines that do not fit into the area's height are
  /// left out. Returns the height of the lines.
  @discardableResult
  mutating func paragraph(
    _ text: String, in area: Rect, _ style: TextAttributes, lineHeight: Double, limit: Int = .max,
    _ alignment: TextAlignment = .leading
  ) -> Double {
    // A line more than fits keeps the last one that is drawn from being cut.
    let most = min(limit, Self.lines(of: lineHeight, fittingIn: area) + 1)
    let lines = style.lines(of: text, width: area.width, limit: most)
    return draw(lines, of: text, in: area, style, lineHeight: lineHeight, limit: limit, alignment)
  }

  /// Draws the lines of a text as `paragraph` does, for a caller that needs them itself. They are those of the area's width, and
  /// at most `limit`.
  mutating func draw(
    _ lines: [String], of text: String, in area: Rect, _ style: TextAttributes, lineHeight: Double, limit: Int,
    _ alignment: TextAlignment = .leading
  ) -> Double {
    let fitting = Self.lines(of: lineHeight, fittingIn: area)
    let lines = lines.prefix(fitting)
    if limit <= fitting + 1 { check(text, ending: lines.last, style, in: area, lines: lines.count) }
    for (index, line) in lines.enumerated() {
      let (width, middle) = (style.width(of: line), area.y + (Double(index) + 0.5) * lineHeight)
      if index == 0 { record.note(text, style, colorsIn: letters(width, in: area, middle: middle, style, alignment)) }
      write(line, width, in: area, middle: middle, style, alignment, name: nil)
    }
    return Double(lines.count) * lineHeight
  }

  /// The number of lines that are at least partly inside an area.
  private static func lines(of height: Double, fittingIn area: Rect) -> Int {
    height > 0 ? Int(max(0, min(1e6, area.height / height + 1))) : 0
  }

  /// Notes a text in several lines if the last of them ends with an ellipsis that the text does not have.
  mutating func check(_ text: String, ending last: String?, _ style: TextAttributes, in area: Rect, lines: Int) {
    guard let last, last.last == "…", text.last != "…" else { return }
    record.note(text, style, in: area, lines: lines, part: nil)
  }

  /// The area of the letters of a line.
  private func letters(
    _ width: Double, in area: Rect, middle: Double, _ style: TextAttributes, _ alignment: TextAlignment
  ) -> Rect {
    let (x, anchor) = place(alignment, in: area)
    let left = anchor == "middle" ? x - width / 2 : anchor == "end" ? x - width : x
    return Rect(x: left, y: middle - style.size / 2, width: width, height: style.size)
  }

  private mutating func write(
    _ text: String, _ width: Double, in area: Rect, middle: Double, _ style: TextAttributes, _ alignment: TextAlignment,
    name: Name?
  ) {
    record.note(middle: Point(x: area.center.x, y: middle))
    let (x, anchor) = place(alignment, in: area)
    var attributes: Attributes = Self.naming(name)
    attributes += [("x", shortest(x)), ("y", rounded(middle + style.size * Self.baseline))]
    attributes += [("font-size", rounded(style.size))]
    if style.weight != 400 { attributes.append(("font-weight", "\(style.weight)")) }
    if style.spacing != 0 { attributes.append(("letter-spacing", rounded(style.spacing * style.size))) }
    if let anchor { attributes.append(("text-anchor", anchor)) }
    attributes += length(width, of: text)
    add("text", attributes + Self.fill(style.color.opacity(style.color.alpha * style.opacity)), text: text)
  }

  /// The length for which there is room, so that a viewer with another font sets the letters closer or wider. A text of one
  /// letter keeps its shape, and so does one whose width is only an estimate.
  private func length(_ width: Double, of text: String) -> Attributes {
    guard text.unicodeScalars.count > 1, text.hasKnownWidth else { return [] }
    return [("textLength", rounded(width)), ("lengthAdjust", "spacingAndGlyphs")]
  }

  /// A length in hundredths of a point, which is enough for a text.
  private func rounded(_ length: Double) -> String { shortest((length * 100).rounded() / 100) }

  private func place(_ alignment: TextAlignment, in area: Rect) -> (x: Double, anchor: String?) {
    switch (alignment, isMirrored) {
    case (.center, _): (area.center.x, "middle")
    case (.leading, false), (.trailing, true): (area.x, nil)
    case (.leading, true), (.trailing, false): (area.maxX, "end")
    }
  }
}
