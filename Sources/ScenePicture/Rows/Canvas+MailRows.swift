import SplitKit

/// The rows of the mail app (`Public/apps/mail/rows.css`).
extension Canvas {
  mutating func drawMailbox(_ row: ListRow, _ setting: PictureSetting) {
    let (model, palette) = (row.model, setting.palette)
    let isTinted = setting.finish == .glass && row.isSelected
    let middle = row.frame.center.y
    symbol(model.text("image"), in: place(in: row.frame, leading: 12, y: middle - 12.5, width: 25, height: 25), palette.tint)
    var end: Double = 12
    if row.style.leadsOn {
      symbol("chevron.forward", in: place(in: row.frame, trailing: 10, y: middle - 7.5, width: 15, height: 15), palette.chevron)
      end = 31
    }
    let count = Int(model.length("count"))
    if count > 0 {
      let width = line(
        "\(count)", in: inset(row.frame, leading: 51, trailing: end), TextAttributes(17, palette.secondaryText), .trailing)
      end += width + 14
    }
    let style = TextAttributes(17, isTinted ? 500 : 400, isTinted ? palette.tint : palette.text)
    line(model.text("title"), in: inset(row.frame, leading: 51, trailing: end), style)
  }

  mutating func drawMessageRow(_ row: ListRow, _ setting: PictureSetting) {
    let (model, palette) = (row.model, setting.palette)
    let isGlass = setting.finish == .glass
    let start: Double = isGlass ? 36 : 28
    let top = row.frame.y + (isGlass ? 13 : 11)
    let area = inset(row.frame, leading: start, trailing: isGlass ? 20 : 16)
    drawMarks(of: model, in: row.frame, x: isGlass ? 15.5 : 7.5, y: top + 5, setting)
    let first = Rect(x: area.x, y: top, width: area.width, height: 20)
    let dayWidth = drawDay(
      model.text("day"), in: first, hasChevron: row.style.leadsOn, hasAttachment: model.flag("hasAttachment"), setting)
    line(model.text("sender"), in: inset(first, leading: 0, trailing: dayWidth + 8), TextAttributes(17, 600, palette.text))
    let second = Rect(x: area.x, y: top + 22, width: area.width, height: 20)
    let isFlagged = model.flag("isFlagged")
    let subject = line(
      model.text("subject"), in: inset(second, leading: 0, trailing: isFlagged ? 25 : 0), TextAttributes(15, palette.text))
    if isFlagged {
      let mark = place(in: second, leading: subject + 6, y: second.y + 4, width: 13, height: 13)
      symbol("flag.fill", in: mark, Color(0xFF9500))
    }
    let rest = Rect(x: area.x, y: top + 42, width: area.width, height: row.frame.maxY - top - 42)
    paragraph(model.text("preview"), in: rest, TextAttributes(15, palette.secondaryText), lineHeight: 20, limit: 2)
  }

  private mutating func drawMarks(of model: Value, in frame: Rect, x: Double, y: Double, _ setting: PictureSetting) {
    let gray = Color(0x8E8E93)
    let marks: [(String, String, Color)] = [
      ("isUnread", "circle.fill", setting.palette.tint), ("isReplied", "arrowshape.turn.up.left", gray),
      ("isVIP", "star.fill", gray),
    ]
    for (index, (_, image, color)) in marks.filter({ model.flag($0.0) }).enumerated() {
      symbol(image, in: place(in: frame, leading: x, y: y + Double(index) * 18, width: 13, height: 13), color)
    }
  }

  /// Draws the day of a message at the end of its first line, and returns the width that it takes.
  mutating func drawDay(_ day: String, in area: Rect, hasChevron: Bool, hasAttachment: Bool = false, _ setting: PictureSetting)
    -> Double
  {
    var end: Double = 0
    if hasChevron {
      symbol(
        "chevron.forward", in: place(in: area, trailing: 0, y: area.center.y - 6.5, width: 13, height: 13),
        setting.palette.chevron)
      end = 17
    }
    end += line(day, in: inset(area, leading: 0, trailing: end), TextAttributes(15, setting.palette.secondaryText), .trailing)
    guard hasAttachment else { return end }
    let clip = place(in: area, trailing: end + 4, y: area.center.y - 6.5, width: 13, height: 13)
    symbol("paperclip", in: clip, setting.palette.secondaryText)
    return end + 17
  }

  mutating func drawSwitch(_ row: ListRow, _ setting: PictureSetting) {
    let isGlass = setting.finish == .glass
    let isOn = row.model.flag("isOn")
    let size = isGlass ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
    let knob = isGlass ? Size(width: 38, height: 24) : Size(width: 27, height: 27)
    let body = place(in: row.frame, trailing: 16, y: row.frame.center.y - size.height / 2, width: size.width, height: size.height)
    line(
      row.model.text("title"), in: inset(row.frame, leading: 16, trailing: 24 + size.width),
      TextAttributes(17, setting.palette.text))
    rect(body, isOn ? Color(0x34C759) : Color(0x787880, alpha: 0.22), radii: .all(16))
    let at = 2 + (isOn ? (isGlass ? 21.0 : 20) : 0)
    let face = place(in: body, leading: at, y: body.y + 2, width: knob.width, height: knob.height)
    rect(face, .white, radii: .all(knob.height / 2))
  }
}
