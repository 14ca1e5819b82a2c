import SplitKit

/// A row of a table with the frames of what the system draws in it, in the window (`Public/apps/uikit/rowParts.js`).
struct TableRowParts {
  let row: ListRow
  /// The fonts of the table by the names of the texts, or nil for those of the system's text styles.
  fileprivate let fonts: Value?
  private let frames: [String: Rect]

  init(_ row: ListRow, _ frames: [String: Rect], fonts: Value?) { (self.row, self.frames, self.fonts) = (row, frames, fonts) }

  /// The frame of a part, or nil for one that is not shown.
  subscript(name: String) -> Rect? { frames[name] }

  /// The color of a part that the app has given, or nil.
  func color(_ name: String) -> Color? { row.model[name]?.string.flatMap(Color.init(hex:)) }

  /// The number of lines of the title and of the text below it.
  var lines: (title: Int, subtitle: Int) {
    let lines = row.model.list("lines").map { max(1, Int($0.number ?? 1)) }
    return lines.count == 2 ? (lines[0], lines[1]) : (1, 1)
  }
}

/// The looks of the texts of a row.
private struct TableRowLook {
  let title, subtitle, value: TextAttributes

  init(_ parts: TableRowParts, _ setting: PictureSetting) {
    let (row, palette) = (parts.row, setting.palette)
    let isGlossyChoice = setting.finish == .glossy && row.isSelected
    let isTinted = setting.finish == .glass && row.isSelected && row.style.name == "sidebar"
    let first = parts.color("color") ?? (isGlossyChoice ? .white : isTinted ? palette.tint : palette.text)
    let others = parts.color("secondaryColor") ?? (isGlossyChoice ? .white : palette.secondaryText)
    let (body, below) = (parts.fonts?["title"], parts.fonts?["subtitle"])
    title = TextAttributes(setting.size(.body), first).lettered(by: row.model["font"] ?? body)
    subtitle = TextAttributes(setting.size(.subheadline), others).lettered(by: below)
    value = TextAttributes(setting.size(.body), others).lettered(by: body)
  }
}

extension Canvas {
  /// Draws the image and the texts of a row.
  mutating func draw(_ parts: TableRowParts, _ setting: PictureSetting) {
    let model = parts.row.model
    guard model.text("kind") == "row" else { return }
    drawImage(of: parts, setting)
    let look = TableRowLook(parts, setting)
    let align = alignment(model.text("align"))
    draw(model.text("title"), parts.lines.title, in: parts["title"], look.title, align)
    draw(model.text("subtitle"), parts.lines.subtitle, in: parts["subtitle"], look.subtitle, align)
    draw(model.text("value"), 1, in: parts["value"], look.value, alignment(""))
  }

  private mutating func drawImage(of parts: TableRowParts, _ setting: PictureSetting) {
    let model = parts.row.model
    guard let image = model["image"]?.string, let frame = parts["image"] else { return }
    let color = parts.color("tint") ?? setting.palette.tint
    let radius = model.length("imageRadius")
    guard radius > 0 else { return symbol(image, in: frame, color) }
    clip(to: frame, radii: .all(radius)) { $0.symbol(image, in: frame, color) }
  }

  private mutating func draw(_ text: String, _ count: Int, in frame: Rect?, _ style: TextAttributes, _ alignment: TextAlignment) {
    guard let frame, !text.isEmpty, frame.width > 0 else { return }
    guard count > 1 else { return _ = line(text, in: inset(frame, leading: 0, trailing: -0.5), style, alignment) }
    let broken = style.lines(ofParagraphs: text, width: frame.width + 0.5, limit: count)
    _ = draw(broken, of: text, in: frame, style, lineHeight: frame.height / Double(count), limit: count, alignment)
  }

  /// Draws the accessories and the controls at the ends of a row.
  mutating func drawEnds(of parts: TableRowParts, _ setting: PictureSetting) {
    let (row, palette) = (parts.row, setting.palette)
    let glossy: Color? = setting.finish == .glossy && row.isSelected ? .white : nil
    drawSign("chevron.forward", in: parts["disclosure"], glossy ?? palette.chevron)
    drawSign("checkmark", in: parts["checkmark"], glossy ?? palette.tint)
    drawSign("line.3.horizontal", in: parts["grip"].map { $0.middle($0.width, 20.8) }, glossy ?? palette.chevron)
    if let frame = parts["detail"] {
      drawSign("info.circle", in: frame, glossy ?? palette.tint)
      rect(frame, nil, name: .element("\(row.model.text("id"))/accessory"))
    }
    if let frame = parts["outline"], let isExpanded = row.model["isExpanded"]?.bool {
      drawOutline(in: frame, isExpanded: isExpanded, glossy ?? palette.tint)
    }
    if let frame = parts["editing"] { drawEditing(of: row, in: frame, setting) }
  }

  /// A symbol is a little higher than the part of it that is drawn.
  private mutating func drawSign(_ name: String, in frame: Rect?, _ color: Color) {
    guard let frame else { return }
    let side = frame.height * 1.06
    symbol(name, in: frame.middle(side, side), color)
  }

  private mutating func drawOutline(in frame: Rect, isExpanded: Bool, _ color: Color) {
    guard isExpanded else { return drawSign("chevron.forward", in: frame, color) }
    let center = frame.center
    let turn = "rotate(\(isMirrored ? -90 : 90) \(shortest(center.x)) \(shortest(center.y)))"
    group([("transform", turn)]) { $0.drawSign("chevron.forward", in: frame, color) }
  }

  /// Draws the control at the start of a row that is edited.
  private mutating func drawEditing(of row: ListRow, in frame: Rect, _ setting: PictureSetting) {
    let kind = row.model.text("editing")
    let symbols = ["delete": "minus", "insert": "plus", "select": "checkmark"]
    guard let name = symbols[kind] else { return }
    let palette = setting.palette
    if let id = row.model["editingPart"]?["id"]?.string { rect(frame, nil, name: .element(id)) }
    if kind == "select", !row.isSelected {
      return border(frame, palette.tertiaryText, width: 1.5, radii: .all(frame.height / 2))
    }
    ellipse(frame, kind == "delete" ? palette.red : kind == "insert" ? palette.green : palette.tint)
    symbol(name, in: frame.middle(frame.width * 0.64, frame.height * 0.64), .white)
  }

  /// Draws the lines around a row. The lines beside a selected row are hidden (spec/views.md 826).
  mutating func drawLines(of parts: TableRowParts, _ setting: PictureSetting) {
    let row = parts.row
    guard row.hasLines, !row.isSelected, !row.isBeforeSelected else { return }
    for frame in [parts["lineAbove"], parts["line"]].compactMap({ $0 }) { rect(frame, row.lineColor ?? setting.palette.hairline) }
  }
}
