import SplitKit

/// A grid of cells (`Public/apps/scenario/grid.css`).
extension Canvas {
  mutating func drawBlockGrid(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.palette.background)
    let columns = max(1, place.layout?.metrics.columns ?? 1)
    let size = Size(width: place.number("unit"), height: place.number("rowHeight"))
    let spacing = place.number("spacing")
    let area = Rect(x: place.origin.x, y: place.origin.y, width: place.contentSize.width, height: place.contentSize.height)
    for (index, item) in place.model.list("items").enumerated() {
      let (line, column) = index.quotientAndRemainder(dividingBy: columns)
      let y = area.y + spacing + Double(line) * (size.height + spacing)
      let x = spacing + Double(column) * (size.width + spacing)
      let frame = self.place(in: area, leading: x, y: y, width: size.width, height: size.height)
      if frame.touches(place.frame) { drawBlockCell(item, in: frame, of: place, setting) }
    }
  }

  private mutating func drawBlockCell(_ item: Value, in frame: Rect, of place: ContentPlace, _ setting: PictureSetting) {
    let caption = place.number("captionHeight")
    let face = Rect(x: frame.x, y: frame.y, width: frame.width, height: max(0, frame.height - caption))
    let least = min(face.width, face.height)
    let radii = Radii.all(place.number("spacing") > 0 ? min(12, least * 0.12) : 0)
    let hue = hue(of: item["title"]?.string ?? item.text("id"))
    let isDark = setting.isDark
    let top = Color(hue: hue, saturation: isDark ? 0.24 : 0.52, lightness: isDark ? 0.24 : 0.94)
    rect(
      face, stops: [(0, top), (1, Color(hue: hue, saturation: isDark ? 0.28 : 0.46, lightness: isDark ? 0.17 : 0.87))],
      radii: radii)
    if place.isSelected(item.text("id")) {
      border(face.inset(-3), setting.palette.tint, width: 3, radii: .all(radii.topLeft + 3))
    }
    if let image = item["image"]?.string {
      let side = max(14, min(52, least * 0.36))
      symbol(image, in: face.middle(side, side), setting.colorInPicture(hue: hue))
    }
    drawCaption(
      item.text("title"), in: Rect(x: frame.x, y: face.maxY + 5, width: frame.width, height: max(0, caption - 5)), setting)
    rect(frame, nil, name: .element(item.text("id")))
  }

  private mutating func drawCaption(_ text: String, in area: Rect, _ setting: PictureSetting) {
    guard !text.isEmpty else { return }
    var style = TextAttributes(setting.size(.footnote), setting.palette.text)
    guard setting.hasAccessibilitySize else {
      return _ = line(text, in: Rect(x: area.x, y: area.y, width: area.width, height: setting.lineHeight(.footnote)), style)
    }
    style.size = min(style.size, (10 + setting.lineHeight(.footnote)) / 2.36)
    style = style.fitting(text, width: area.width, lines: 2)
    paragraph(text, in: area, style, lineHeight: style.size * Self.closeLines, limit: 2)
  }
}

extension PictureSetting {
  /// The colour of the symbol in a picture with a tint.
  fileprivate func colorInPicture(hue: Double) -> Color {
    let isHigh = window.traits.accessibilityContrast == .high
    if isHigh { return Color(hue: hue, saturation: 0.6, lightness: isDark ? 0.86 : 0.28) }
    return Color(hue: hue, saturation: isDark ? 0.44 : 0.42, lightness: isDark ? 0.72 : 0.46)
  }
}
