import SplitKit
import TextMeasures

/// A grid of files (`Public/apps/split-or-flip/files.css`).
extension Canvas {
  mutating func drawFiles(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.palette.background)
    let columns = max(1, place.layout?.metrics.columns ?? 1)
    let (unit, rowHeight) = (place.number("unit"), place.number("rowHeight"))
    let area = Rect(x: place.origin.x, y: place.origin.y, width: place.contentSize.width, height: place.contentSize.height)
    for (index, item) in place.model.list("items").enumerated() {
      let y = area.y + place.number("contentTop") + Double(index / columns) * rowHeight
      let frame = self.place(in: area, leading: Double(index % columns) * unit, y: y, width: unit, height: rowHeight)
      if frame.touches(place.frame) { drawFile(item, in: frame, isSelected: place.isSelected(item.text("id")), setting) }
    }
  }

  private mutating func drawFile(_ item: Value, in frame: Rect, isSelected: Bool, _ setting: PictureSetting) {
    let palette = setting.palette
    let face = Rect(x: frame.center.x - 46, y: frame.y + 6, width: 92, height: 92)
    if isSelected { rect(face, palette.selected, radii: .all(10)) }
    picture(item.text("title"), in: face.middle(70, 84), setting, radii: .all(4))
    let size = setting.size(.footnote)
    let lineHeight = setting.lineHeight(.footnote) - 2
    let area = frame.inset(top: 104, left: 8, right: 8)
    let title = item.text("title").breakableBeforeExtension
    let style = TextAttributes(size, isSelected ? .white : palette.text)
    let texts = style.lines(of: title, width: area.width - 12, limit: 2)
    let longest = texts.map(style.width).max() ?? 0
    let label = Rect(x: area.x, y: area.y, width: area.width, height: lineHeight * Double(texts.count) + 2).middle(
      min(area.width, longest + 12.5), lineHeight * Double(texts.count) + 2)
    if isSelected { rect(label, palette.tint, radii: .all(5)) }
    paragraph(title, in: label.inset(top: 1, left: 6, right: 6), style, lineHeight: lineHeight, limit: 2, .center)
    let detail = TextAttributes(setting.size(.caption1), palette.secondaryText)
    line(
      item.text("detail"), in: Rect(x: area.x, y: label.maxY + 1, width: area.width, height: detail.lineHeight), detail, .center)
    rect(frame, nil, name: .element(item.text("id")))
  }
}

extension String {
  /// The name of a file that may be broken before its extension.
  fileprivate var breakableBeforeExtension: String {
    guard let dot = lastIndex(of: ".") else { return self }
    return "\(self[..<dot])\(TextFont.breakingPoint)\(self[dot...])"
  }
}
