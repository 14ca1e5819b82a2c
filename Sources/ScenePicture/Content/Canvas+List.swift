import SplitKit

extension Canvas {
  mutating func drawList(_ place: ContentPlace, _ setting: PictureSetting) {
    guard let list = ListPlace(place) else { return }
    let style = ListStyle(place, setting)
    if let background = style.background { rect(place.frame, background) }
    for section in list.sections {
      if section.header.touches(place.frame), let header = section.model["header"] {
        drawHeader(header, in: section.header, style, setting)
      }
      let rows = section.rows
      for index in list.visibleRows(of: section) {
        let isSelected = place.isSelected(rows[index].text("id"))
        let next = index + 1 < rows.count && place.isSelected(rows[index + 1].text("id"))
        let row = ListRow(
          model: rows[index], frame: list.frame(ofRow: index, in: section), isSelected: isSelected, isBeforeSelected: next,
          isFirst: index == 0, isLast: index == rows.count - 1, style: style)
        draw(row, setting)
      }
    }
    guard list.sections.allSatisfy(\.rows.isEmpty), let empty = place.model["empty"]?.string else { return }
    line(empty, in: place.area, TextAttributes(setting.size(.title3), setting.palette.secondaryText), .center)
  }

  /// Draws the header of a section.
  mutating func drawHeader(_ header: Value, in frame: Rect, _ style: ListStyle, _ setting: PictureSetting) {
    guard header != .null else { return }
    let isGlass = setting.finish == .glass
    switch header.text("kind") {
    case "largeTitle":
      let padding: Double = style.isInset ? (isGlass ? 8 : 4) : (isGlass ? 20 : 16)
      drawLargeTitle(header, in: inset(frame, leading: padding, trailing: padding).inset(top: 2), setting)
    default:
      let padding = style.headerPadding(setting)
      let area = inset(frame, leading: padding, trailing: padding).inset(bottom: 8)
      if setting.hasBlockRows, style.isGrouped, !isGlass {
        let text = TextAttributes(setting.size(.footnote), setting.palette.secondaryText)
        return drawSectionTitle(header.text("title").uppercased(), in: area, text, setting)
      }
      let text =
        isGlass
        ? TextAttributes(setting.size(.body), 600, setting.palette.secondaryText)
        : TextAttributes(setting.size(.title3) * 19 / 20, 700, setting.palette.text)
      drawSectionTitle(header.text("title"), in: area, text, setting)
    }
  }

  private mutating func drawLargeTitle(_ header: Value, in area: Rect, _ setting: PictureSetting) {
    let large = setting.largeTitle(header.text("title"), width: area.width)
    let title = Rect(x: area.x, y: area.y, width: area.width, height: large.size * 1.22)
    line(header.text("title"), in: title, large)
    let size = setting.hasAccessibilitySize ? min(setting.smallSize, area.width * 0.14) : setting.smallSize
    let small = TextAttributes(size, setting.palette.secondaryText)
    let rest = Rect(x: area.x, y: title.maxY + 1, width: area.width, height: max(0, area.maxY - title.maxY - 1))
    let isLarge = setting.hasAccessibilitySize
    paragraph(
      header.text("subtitle"), in: rest, small, lineHeight: isLarge ? small.size * Self.closeLines : small.lineHeight,
      limit: isLarge ? 2 : 1)
  }

  /// Draws the title of a section at the lower end of its place. At the accessibility sizes, its letters shrink in a narrow column
  /// (`Public/styles/largeText.css`).
  private mutating func drawSectionTitle(_ title: String, in area: Rect, _ style: TextAttributes, _ setting: PictureSetting) {
    let isLarge = setting.hasAccessibilitySize
    var style = style
    if isLarge { style.size = min(style.size, area.width * (setting.hasBlockRows ? 0.105 : 0.22)) }
    let height = isLarge ? style.size * Self.closeLines : style.lineHeight
    let lines = style.lines(of: title, width: area.width, limit: isLarge ? 3 : 1)
    let whole = height * Double(lines.count)
    paragraph(
      title, in: Rect(x: area.x, y: area.maxY - whole, width: area.width, height: whole), style, lineHeight: height,
      limit: lines.count)
  }
}

extension ListStyle {
  /// The padding at both ends of a section's title, in points.
  fileprivate func headerPadding(_ setting: PictureSetting) -> Double {
    let isGlass = setting.finish == .glass
    if setting.hasBlockRows, name != "sidebar" { return name == "insetGrouped" || !isGlass ? 16 : 20 }
    return isInset ? (isGlass ? 10 : 4) : (isGlass ? 10 : 12)
  }
}

extension PictureSetting {
  /// The look of a large title. At the accessibility sizes, it shrinks until it fits, by the estimate of the page
  /// (`Public/styles/list.css`).
  fileprivate func largeTitle(_ title: String, width: Double) -> TextAttributes {
    let size = size(.largeTitle) * 32 / 34
    let fitting = hasAccessibilitySize && !title.isEmpty ? min(size, width / (Double(title.utf16.count) * 0.56)) : size
    return TextAttributes(fitting, 700, palette.text).spaced(-0.02)
  }
}
