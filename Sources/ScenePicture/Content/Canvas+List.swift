import SplitKit

extension Canvas {
  mutating func drawList(_ place: ContentPlace, _ setting: PictureSetting) {
    guard let list = ListPlace(place) else { return }
    let style = ListStyle(place, setting)
    if let background = style.background { rect(place.frame, background) }
    for section in list.sections {
      if section.header.touches(place.frame) { drawHeader(section, style, setting) }
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
    line(empty, in: place.area, TextAttributes(20, setting.palette.secondaryText), .center)
  }

  private mutating func drawHeader(_ section: ListPlace.Section, _ style: ListStyle, _ setting: PictureSetting) {
    guard let header = section.model["header"], header != .null else { return }
    let isGlass = setting.finish == .glass
    switch header.text("kind") {
    case "largeTitle":
      let padding: Double = style.isInset ? (isGlass ? 8 : 4) : (isGlass ? 20 : 16)
      let area = inset(section.header, leading: padding, trailing: padding)
      let title = Rect(x: area.x, y: area.y + 2, width: area.width, height: 39)
      line(header.text("title"), in: title, TextAttributes(32, 700, setting.palette.text))
      let subtitle = Rect(x: area.x, y: title.maxY + 1, width: area.width, height: 18)
      line(header.text("subtitle"), in: subtitle, TextAttributes(14, setting.palette.secondaryText))
    default:
      let padding: Double = style.isInset ? (isGlass ? 10 : 4) : (isGlass ? 10 : 12)
      let area = inset(section.header, leading: padding, trailing: padding)
      let line = Rect(x: area.x, y: area.maxY - 32, width: area.width, height: 24)
      let text = isGlass ? TextAttributes(17, 600, setting.palette.secondaryText) : TextAttributes(19, 700, setting.palette.text)
      self.line(header.text("title"), in: line, text)
    }
  }
}
