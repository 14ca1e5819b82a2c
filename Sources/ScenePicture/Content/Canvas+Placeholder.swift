import SplitKit

/// An area that stands for content (`Public/apps/scenario/placeholder.css`).
extension Canvas {
  mutating func drawPlaceholder(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.palette.background)
    let content =
      place.layout == nil
      ? place.frame.inset(by: place.contentSafeArea)
      : Rect(x: place.origin.x, y: place.origin.y, width: place.contentSize.width, height: place.contentSize.height)
    let area = content.inset(12)
    guard area.width > 0, area.height > 0 else { return }
    drawHatching(in: area, setting)
    clip(to: area, radii: .all(12)) { $0.drawWords(of: place.model, in: area, size: content, setting) }
  }

  private mutating func drawHatching(in area: Rect, _ setting: PictureSetting) {
    let color = setting.palette.text
    let radii = Radii.all(setting.finish == .glass ? 20 : 12)
    // Lines that are 12 points from each other, at 45 degrees.
    let lines = Self.element(
      "path", [("d", "M-1 1L1 -1M0 17L17 0M16 18L18 16"), ("fill", "none")] + Self.stroke(color.opacity(color.alpha * 0.05), 1))
    let tile: Attributes = [("width", "17"), ("height", "17"), ("patternUnits", "userSpaceOnUse")]
    let hatching = define("pattern", tile, content: lines)
    add("path", [("d", area.path(radii)), ("fill", "url(#\(hatching))")])
    let edge = Self.stroke(color.opacity(color.alpha * 0.26), 1.5) + [("stroke-dasharray", "4.5 3.5")]
    add("path", [("d", area.inset(0.75).path(radii)), ("fill", "none")] + edge)
  }

  private mutating func drawWords(of model: Value, in area: Rect, size: Rect, _ setting: PictureSetting) {
    let inner = area.inset(1.5)
    let room = inner.inset(left: 16, right: 16)
    let em = setting.size(.body)
    // A small area shows what there is room for.
    let isNarrow = room.width <= 4 * em
    let image = isNarrow || inner.height <= 12 * em ? nil : model["image"]?.string
    let parts = [
      PlaceholderText(
        model.text("title"), TextAttributes(setting.size(.title3), 600, setting.palette.text).spaced(-0.01), width: room.width,
        limit: 2),
      inner.height <= 8 * em
        ? nil
        : PlaceholderText(
          model.text("detail"), TextAttributes(setting.size(.subheadline), setting.palette.secondaryText), width: room.width,
          limit: 3,
          distance: 4),
    ].compactMap { $0 }.filter { !$0.text.isEmpty }
    let measure = TextAttributes(min(setting.size(.footnote), room.width * 0.11), setting.palette.secondaryText)
    let hasMeasure = !isNarrow && inner.height > 5 * em
    let pill = hasMeasure ? measure.size * 1.3 + 4 : 0
    let side = 2.6 * em
    let whole = (image == nil ? 0 : side + 10) + parts.reduce(0) { $0 + $1.height } + (hasMeasure ? 10 + pill : 0)
    var lines = Lines(room.middleLine(whole))
    if let image { symbol(image, in: lines.next(side + 10).inset(bottom: 10).middle(side, side), setting.palette.secondaryText) }
    for part in parts {
      lines.skip(part.distance)
      let place = lines.next(part.height - part.distance)
      _ = draw(part.lines, of: part.text, in: place, part.style, lineHeight: part.lineHeight, limit: part.limit, .center)
    }
    guard hasMeasure else { return }
    lines.skip(10)
    drawMeasure("\(Self.tenths(size.width)) × \(Self.tenths(size.height))", in: lines.next(pill), measure, setting)
  }

  private mutating func drawMeasure(_ text: String, in row: Rect, _ style: TextAttributes, _ setting: PictureSetting) {
    let surface = row.middle(style.width(of: text) + 18, row.height)
    rect(surface, setting.palette.background.mixed(0.07, with: setting.palette.text), radii: .all(row.height / 2))
    line(text, in: row, style, .center)
  }

  private static func tenths(_ length: Double) -> String { shortest((length * 10).rounded() / 10) }
}

/// A text of the area, with letters that are small enough for its words.
private struct PlaceholderText {
  let text: String
  let style: TextAttributes
  let lines: [String]
  let limit: Int
  /// The distance from what stands above, in points.
  let distance: Double
  var lineHeight: Double { style.size * 1.22 }
  var height: Double { distance + lineHeight * Double(lines.count) }

  init(_ text: String, _ style: TextAttributes, width: Double, limit: Int, distance: Double = 0) {
    self.text = text
    self.style = style.fitting(text, width: width, lines: limit)
    (self.limit, self.distance) = (limit, distance)
    lines = self.style.lines(of: text, width: width, limit: limit)
  }
}
