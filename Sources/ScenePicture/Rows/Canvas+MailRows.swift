import SplitKit

/// The rows of the mail app (`Public/apps/mail/rows.css`).
extension Canvas {
  mutating func drawMailbox(_ row: ListRow, _ setting: PictureSetting) {
    let isTinted = setting.finish == .glass && row.isSelected
    let size = setting.size(.body)
    let color = isTinted ? setting.palette.tint : setting.palette.text
    let style = TextAttributes(size, isTinted ? 500 : 400, color).spaced(-0.01)
    if setting.hasAccessibilitySize, row.frame.width - 24 <= 320 { return drawStacked(row, style, setting) }
    let width = drawEnds(of: row, in: row.frame, size, setting)
    let title = inset(row.frame, leading: 26 + Self.mailboxSide(size), trailing: width)
    rowTitle(row.model.text("title"), in: title, style, setting)
  }

  /// Draws the title of a mailbox below its symbol, as in a narrow column at the accessibility sizes
  /// (`Public/styles/largeText.css`).
  private mutating func drawStacked(_ row: ListRow, _ style: TextAttributes, _ setting: PictureSetting) {
    let (size, title) = (style.size, row.model.text("title"))
    let room = inset(row.frame, leading: 12, trailing: 12)
    var style = style
    style.size = min(size, room.width * 0.26)
    let (first, height) = (max(size * Self.closeLines, Self.mailboxSide(size)), style.size * Self.closeLines)
    let lines = style.lines(of: title, width: room.width, limit: 2)
    let stack = room.middleLine(first + height * Double(lines.count))
    drawEnds(of: row, in: Rect(x: row.frame.x, y: stack.y, width: row.frame.width, height: first), size, setting)
    _ = draw(lines, of: title, in: stack.inset(top: first), style, lineHeight: height, limit: 2)
  }

  private static func mailboxSide(_ size: Double) -> Double { min(size * 25 / 17, 34) }

  /// Draws the symbol of a mailbox, its count, and the sign that it leads to another screen, in the middle of an area's height.
  /// Returns the width at the end in which no title can stand.
  @discardableResult
  private mutating func drawEnds(of row: ListRow, in area: Rect, _ size: Double, _ setting: PictureSetting) -> Double {
    let (side, palette, middle) = (Self.mailboxSide(size), setting.palette, area.center.y)
    let image = place(in: area, leading: 12, y: middle - side / 2, width: side, height: side)
    symbol(row.model.text("image"), in: image, palette.tint)
    if row.style.leadsOn {
      symbol("chevron.forward", in: place(in: area, trailing: 10, y: middle - 7.5, width: 15, height: 15), palette.chevron)
    }
    let end: Double = row.style.leadsOn ? 31 : 12
    let count = Int(row.model.length("count"))
    guard count > 0 else { return end + 14 }
    let words = inset(area, leading: 26 + side, trailing: end)
    return end + line("\(count)", in: words, TextAttributes(size, palette.secondaryText), .trailing) + 14
  }

  mutating func drawMessageRow(_ row: ListRow, _ setting: PictureSetting) {
    let (model, palette) = (row.model, setting.palette)
    let isGlass = setting.finish == .glass
    let isLarge = setting.hasAccessibilitySize
    // At the accessibility sizes, the letters shrink in a narrow column.
    let narrow = isLarge ? max(1, (row.frame.width - (isGlass ? 108 : 104)) * 0.252) : .infinity
    let (large, size) = (min(setting.size(.body), narrow), min(setting.size(.subheadline), narrow))
    let first = isLarge ? min(setting.lineHeight(.body), 1.22 * large) : setting.lineHeight(.body)
    let other = isLarge ? min(setting.lineHeight(.subheadline), 1.22 * size) : setting.lineHeight(.subheadline)
    let area = inset(row.frame, leading: isGlass ? 36 : 28, trailing: isGlass ? 20 : 16).inset(
      top: isGlass ? 13 : 11, bottom: isGlass ? 12 : 10)
    drawMarks(of: model, in: row.frame, column: isGlass ? (8, 28) : (0, 28), y: area.y + 5, setting)
    var lines = Lines(area)
    let sender = TextAttributes(large, 600, palette.text).spaced(-0.02)
    let hasAttachment = model.flag("hasAttachment")
    if isLarge {
      lines.skip(paragraph(model.text("sender"), in: lines.rest, sender, lineHeight: first, limit: 2))
      drawDay(of: row, in: lines.next(other), isBelow: true, hasAttachment: hasAttachment, size: size, setting)
    } else {
      let top = lines.next(first)
      let day = drawDay(of: row, in: top, isBelow: false, hasAttachment: hasAttachment, setting)
      // The message itself has all of these texts, and a touch of the row opens it.
      line(model.text("sender"), in: inset(top, leading: 0, trailing: day), sender.excerpt)
    }
    let text = TextAttributes(size, palette.text)
    let subject = isLarge ? text : text.excerpt
    lines.skip(drawSubject(of: model, in: lines.rest, subject, lineHeight: other, limit: isLarge ? 4 : 1, setting))
    let preview = TextAttributes(size, palette.secondaryText).excerpt
    paragraph(model.text("preview"), in: lines.rest, preview, lineHeight: other, limit: 2)
  }

  /// Draws the subject of a message, and the flag behind it. Returns the height of the lines.
  private mutating func drawSubject(
    of model: Value, in area: Rect, _ style: TextAttributes, lineHeight: Double, limit: Int, _ setting: PictureSetting
  ) -> Double {
    let side = setting.markSide
    let isFlagged = model.flag("isFlagged")
    let text = inset(area, leading: 0, trailing: isFlagged ? side + 12 : 0)
    let lines = style.lines(of: model.text("subject"), width: text.width, limit: limit)
    let height = draw(lines, of: model.text("subject"), in: text, style, lineHeight: lineHeight, limit: limit)
    guard isFlagged else { return height }
    let width = lines.map(style.width).max() ?? 0
    let mark = place(in: area, leading: width + 6, y: area.y + (height - side) / 2, width: side, height: side)
    symbol("flag.fill", in: mark, Color(0xFF9500))
    return height
  }

  /// Draws the marks of a message below each other, in the middle of a column at the leading edge.
  private mutating func drawMarks(
    of model: Value, in frame: Rect, column: (start: Double, width: Double), y: Double, _ setting: PictureSetting
  ) {
    let gray = Color(0x8E8E93)
    let side = setting.markSide
    let marks: [(String, String, Color)] = [
      ("isUnread", "circle.fill", setting.palette.tint), ("isReplied", "arrowshape.turn.up.left", gray),
      ("isVIP", "star.fill", gray),
    ]
    let x = column.start + (column.width - side) / 2
    for (index, (_, image, color)) in marks.filter({ model.flag($0.0) }).enumerated() {
      symbol(image, in: place(in: frame, leading: x, y: y + Double(index) * (side + 5), width: side, height: side), color)
    }
  }

  /// Draws the day of a row at the end of its first line, or in a line of its own, and returns the width that it takes with the
  /// distance from what stands before it.
  @discardableResult
  mutating func drawDay(
    of row: ListRow, in area: Rect, isBelow: Bool, hasAttachment: Bool = false, size: Double? = nil, _ setting: PictureSetting
  ) -> Double {
    let style = TextAttributes(size ?? setting.size(.subheadline), setting.palette.secondaryText)
    let day = row.model.text("day")
    let side = setting.markSide
    let (clip, chevron) = (hasAttachment ? side + 4 : 0, row.style.leadsOn ? 17.0 : 0)
    let text = min(style.width(of: day), max(0, area.width - clip - chevron))
    let width = clip + text + chevron
    let place = self.place(in: area, leading: isBelow ? 0 : area.width - width, y: area.y, width: width, height: area.height)
    if hasAttachment {
      symbol(
        "paperclip", in: self.place(in: place, leading: 0, y: area.center.y - side / 2, width: side, height: side), style.color)
    }
    line(day, in: inset(place, leading: clip, trailing: chevron - 0.5), style)
    if row.style.leadsOn {
      symbol(
        "chevron.forward", in: self.place(in: place, trailing: 0, y: area.center.y - 6.5, width: 13, height: 13),
        setting.palette.chevron)
    }
    return width + 8
  }

  mutating func drawSwitch(_ row: ListRow, _ setting: PictureSetting) {
    let isGlass = setting.finish == .glass
    let isOn = row.model.flag("isOn")
    let size = isGlass ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
    let knob = isGlass ? Size(width: 38, height: 24) : Size(width: 27, height: 27)
    let body = place(in: row.frame, trailing: 16, y: row.frame.center.y - size.height / 2, width: size.width, height: size.height)
    let title = TextAttributes(setting.size(.body), setting.palette.text)
    let words = row.model.text("title")
    let isFitted = setting.hasBlockRows && setting.hasAccessibilitySize
    let style = isFitted ? title.fitting(words, width: row.frame.width - 107, lines: 2) : title
    rowTitle(words, in: inset(row.frame, leading: 16, trailing: 28 + size.width), style, setting, limit: 4)
    rect(body, isOn ? Color(0x34C759) : Color(0x787880, alpha: 0.22), radii: .all(16))
    let at = 2 + (isOn ? (isGlass ? 21.0 : 20) : 0)
    let face = place(in: body, leading: at, y: body.y + 2, width: knob.width, height: knob.height)
    rect(face, .white, radii: .all(knob.height / 2))
  }
}

extension PictureSetting {
  /// The side of a mark in a row, in points.
  fileprivate var markSide: Double { min(size(.subheadline) * 13 / 15, 20) }
}
