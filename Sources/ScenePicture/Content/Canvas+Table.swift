import SplitKit

/// Tables: rows of any height under headers and above footers (`Public/apps/uikit/tableView.js`).
extension Canvas {
  mutating func drawTable(_ place: ContentPlace, _ setting: PictureSetting) {
    let table = TablePlace(
      frame: place.frame, model: place.model, numbers: place.allNumbers, fields: place.model.fields, insets: place.insets,
      offset: place.scroll)
    draw(table, place, setting)
  }

  /// Draws a table: the whole content of a pane, or one among other views.
  mutating func draw(_ table: TablePlace, _ place: ContentPlace, _ setting: PictureSetting) {
    let style = ListStyle(table.model, isFloating: place.isFloating, setting)
    if let background = style.background { rect(table.frame, background) }
    let drawing = TableDrawing(table: table, style: style, place: place)
    drawPart(table.model["header"], in: table.header, named: "header", drawing, setting)
    for (index, section) in table.sections.enumerated() {
      drawPart(section.model["header"], in: section.header, named: "header-\(index)", drawing, setting)
      for row in section.rows.indices where section.frame(ofRow: row).touches(table.frame) {
        draw(row, of: section, drawing, setting)
      }
      drawPart(section.model["footer"], in: section.footer, named: "footer-\(index)", drawing, setting)
    }
    drawPart(table.model["footer"], in: table.footer, named: "footer", drawing, setting)
    drawIndex(of: table, setting)
    guard table.sections.allSatisfy({ $0.count == 0 }), let empty = table.model["empty"]?.string else { return }
    line(empty, in: place.area, TextAttributes(setting.size(.title3), setting.palette.secondaryText), .center)
  }

  /// Draws the words at the side in the middle of the height that the bars leave (`Public/apps/uikit/sectionIndex.js`).
  private mutating func drawIndex(of table: TablePlace, _ setting: PictureSetting) {
    let words = table.model.list("index")
    guard !words.isEmpty else { return }
    let room = table.frame.inset(top: table.insets.top, bottom: table.insets.bottom)
    let height = min(14, room.height / Double(words.count))
    let top = room.y + (room.height - height * Double(words.count)) / 2
    let style = TextAttributes(11, 600, table.model.color("indexColor") ?? setting.palette.tint)
    for (index, word) in words.enumerated() {
      let place = place(in: room, trailing: 0, y: top + height * Double(index), width: 20, height: height)
      line(word.text("text"), in: place, style, .center)
      rect(place, nil, name: .element(word.text("id")))
    }
  }

  private mutating func draw(_ index: Int, of section: TablePlace.Section, _ drawing: TableDrawing, _ setting: PictureSetting) {
    let (rows, place) = (section.rows, drawing.place)
    let next = index + 1 < rows.count && place.isSelected(rows[index + 1].text("id"))
    let row = ListRow(
      model: rows[index].asRow, frame: section.frame(ofRow: index), isSelected: place.isSelected(rows[index].text("id")),
      isBeforeSelected: next, isFirst: section.first + index == 0, isLast: section.first + index == section.count - 1,
      style: drawing.style,
      hasLines: drawing.table.model["separators"]?.bool ?? true, lineColor: drawing.table.model.color("separatorColor"))
    drawSurface(of: row, setting)
    rect(row.frame, nil, name: .element(row.model.text("id")))
    let parts = TableRowParts(row, drawing.table.parts(row.model.text("id"), in: row.frame), fonts: drawing.table.model["fonts"])
    aside(of: row) { canvas in
      canvas.clip(to: row.frame) {
        $0.draw(parts, setting)
        if row.model["views"] != nil {
          $0.drawViews(of: row.model, in: row.frame, named: row.model.text("id"), drawing, setting)
        }
        $0.drawEnds(of: parts, setting)
      }
    }
    drawLines(of: parts, setting)
    drawActions(of: row, parts, setting)
  }

  /// Draws a header or a footer: its title, or its views.
  private mutating func drawPart(
    _ part: Value?, in frame: Rect, named name: String, _ drawing: TableDrawing, _ setting: PictureSetting
  ) {
    guard let part, part != .null, frame.touches(drawing.table.frame) else { return }
    if let background = part["background"]?.string.flatMap(Color.init(hex:)) { rect(frame, background) }
    if let title = part["title"]?.string, let area = drawing.table.parts(name, in: frame)["title"] {
      drawTitle(title, isHeader: name.hasPrefix("header"), in: area, drawing, setting)
    }
    drawViews(of: part, in: frame, named: name, drawing, setting)
  }

  /// Draws the title of a header or a footer.
  private mutating func drawTitle(
    _ title: String, isHeader: Bool, in area: Rect, _ drawing: TableDrawing, _ setting: PictureSetting
  ) {
    let fonts = drawing.table.model["fonts"]
    let footnote = TextAttributes(setting.size(.footnote), setting.palette.secondaryText).lettered(by: fonts?["footer"])
    guard isHeader else { return _ = paragraph(title, in: area, footnote, lineHeight: setting.lineHeight(.footnote)) }
    let look =
      setting.finish == .glass
      ? TextAttributes(setting.size(.body), 600, setting.palette.secondaryText)
      : drawing.style.isGrouped ? footnote : TextAttributes(setting.size(.title3) * 19 / 20, 700, setting.palette.text)
    let isUppercase = setting.finish != .glass && drawing.style.isGrouped
    let (text, font) = (isUppercase ? title.uppercased() : title, look.lettered(by: fonts?["header"]))
    _ = paragraph(text, in: area, font, lineHeight: fonts?["header"]?["line"]?.number ?? area.height)
  }

  private mutating func drawViews(
    of part: Value, in frame: Rect, named name: String, _ drawing: TableDrawing, _ setting: PictureSetting
  ) {
    let tree = ViewTree(part.list("views"), frames: drawing.table.frames(name), origin: Point(x: frame.x, y: frame.y))
    let views = ViewsDrawing(place: drawing.place, fields: drawing.table.fields, tables: nil)
    for node in tree.roots { draw(node, views, setting) }
  }
}

/// A table that is being drawn.
private struct TableDrawing {
  let table: TablePlace
  let style: ListStyle
  let place: ContentPlace
}

extension Value {
  /// The row with its kind, which a standard cell may leave out.
  fileprivate var asRow: Value {
    guard self["kind"] == nil else { return self }
    return .object([Member("kind", "row")] + (members ?? []))
  }
}
