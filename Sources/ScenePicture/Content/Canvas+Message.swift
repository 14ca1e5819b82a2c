import SplitKit

/// A message, or a text without a sender (`Public/styles/apps/reading.css`). It scrolls on the page alone, so a picture has it from its beginning.
extension Canvas {
  /// The greatest width of lines to read, in points.
  static let readable: Double = 760

  mutating func drawMessage(_ place: ContentPlace, _ setting: PictureSetting) {
    let palette = setting.palette
    rect(place.frame, palette.background)
    let inner = place.frame.inset(by: place.safeArea).inset(top: 14, left: 24, right: 24)
    let column = inner.middle(min(Self.readable, inner.width), inner.height)
    var y = drawHead(of: place.model, in: column, setting)
    let rest = { (y: Double) in Rect(x: column.x, y: y, width: column.width, height: max(0, place.frame.maxY - y)) }
    let subject = TextAttributes(setting.size(.title2) * 24 / 22, 700, palette.text).spaced(-0.015)
    let title = place.model.text("title")
    var area = rest(y)
    let spare = area.width - subject.font.balancedWidth(of: title, width: area.width)
    area = inset(area, leading: 0, trailing: spare)
    if !title.isEmpty { y += paragraph(title, in: area, subject, lineHeight: subject.lineHeight) + 10 }
    let body = TextAttributes(setting.size(.body), palette.text)
    for (index, text) in place.model.list("paragraphs").enumerated() where y < place.frame.maxY {
      if index > 0 { y += body.size * 0.85 }
      y += paragraph(text.string ?? "", in: rest(y), body, lineHeight: body.size * Self.readingLines)
    }
    drawAttachments(place.model.list("attachments"), in: rest(y + 28), setting)
  }

  /// Draws the head of a message with the line below it. Returns the top of the subject, which a text without a sender begins with.
  private mutating func drawHead(of model: Value, in column: Rect, _ setting: PictureSetting) -> Double {
    let padding: Double = model.text("title").isEmpty ? 0 : 16
    guard let sender = model["sender"], sender != .null else { return column.y + min(2, padding) }
    let y = drawMessageHead(model, in: column, setting) + 14
    rect(Rect(x: column.x, y: y, width: column.width, height: 0.5), setting.palette.hairline)
    return y + 0.5 + padding
  }

  /// The height of a line of text to read, in sizes of the font.
  static let readingLines = 1.42

  /// Draws the people of a message, and the time beside them, or below them at the accessibility sizes. Returns the lower end.
  private mutating func drawMessageHead(_ model: Value, in column: Rect, _ setting: PictureSetting) -> Double {
    let isBelow = setting.hasAccessibilitySize
    let time = TextAttributes(setting.smallSize, setting.palette.secondaryText)
    let timeWidth = isBelow ? -12 : max(time.width(of: model.text("time")), 15)
    let people = inset(column, leading: 56, trailing: timeWidth + 12)
    let height = drawPeople(of: model, in: people, least: 44, setting)
    let row = Rect(x: column.x, y: column.y, width: column.width, height: height)
    avatar(model["sender"] ?? .null, in: place(in: row, leading: 0, y: row.center.y - 22, width: 44, height: 44), setting)
    let y = isBelow ? row.maxY + 15 : row.y + 3
    let count = isBelow ? time.lines(of: model.text("time"), width: row.width, limit: 3).count : 1
    let first = Rect(x: row.x, y: y, width: row.width, height: time.lineHeight * Double(count))
    paragraph(model.text("time"), in: first, time, lineHeight: time.lineHeight, limit: count, isBelow ? .leading : .trailing)
    guard model.flag("isFlagged") else { return isBelow ? first.maxY : row.maxY }
    let x = isBelow ? row.width - 15 : 0
    symbol("flag.fill", in: place(in: row, trailing: x, y: first.maxY + 4, width: 15, height: 15), Color(0xFF9500))
    return isBelow ? first.maxY + 19 : row.maxY
  }

  /// Draws the sender and the recipients of a message in the middle of a place that is at least so high, and returns its height.
  private mutating func drawPeople(of model: Value, in area: Rect, least: Double, _ setting: PictureSetting) -> Double {
    let palette = setting.palette
    let sender = model["sender"] ?? .null
    let limit = setting.hasAccessibilitySize ? 4 : 1
    let name = TextAttributes(setting.size(.body), 600, palette.text).spaced(-0.01)
    let names = name.lines(of: sender.text("name"), width: area.width, limit: limit)
    let label = TextAttributes(setting.size(.subheadline), palette.secondaryText)
    let to = TextAttributes(label.size, palette.tint)
    let recipients = to.lines(of: "To: \(model.text("recipients"))", width: area.width, limit: limit)
    let whole = name.lineHeight * Double(names.count) + 2 + to.lineHeight * Double(recipients.count)
    let height = max(least, whole)
    var rows = Lines(Rect(x: area.x, y: area.y + (height - whole) / 2, width: area.width, height: whole))
    check(sender.text("name"), ending: names.last, name, in: rows.rest, lines: limit)
    check("To: \(model.text("recipients"))", ending: recipients.last, to, in: rows.rest, lines: limit)
    for text in names { line(text, in: rows.next(name.lineHeight), name) }
    if sender.flag("isVIP"), let last = names.last {
      let place = place(
        in: area, leading: name.width(of: last) + 5, y: rows.rest.y - name.lineHeight / 2 - 7, width: 14, height: 14)
      symbol("star.fill", in: place, Color(0x8E8E93))
    }
    _ = rows.next(2)
    for (index, text) in recipients.enumerated() { draw(text, hasLabel: index == 0, in: rows.next(to.lineHeight), to, label) }
    return height
  }

  /// Draws a line of recipients, of which the first one begins with the label.
  private mutating func draw(
    _ text: String, hasLabel: Bool, in row: Rect, _ style: TextAttributes, _ label: TextAttributes
  ) {
    let words = hasLabel ? String(text.dropFirst(4)) : text
    let start = hasLabel ? line("To:", in: row, label) + style.width(of: " ") : 0
    line(words, in: inset(row, leading: start, trailing: -1), style)
  }

  private mutating func drawAttachments(_ attachments: [Value], in area: Rect, _ setting: PictureSetting) {
    var at: Double = 0
    for attachment in attachments where area.height > 0 && at < area.width {
      let width: Double = attachment["picture"]?.string == nil ? 190 : 260
      let card = place(in: area, leading: at, y: area.y, width: width, height: 180)
      drawFace(of: attachment, in: card, radius: setting.finish == .glass ? 22 : 12, setting)
      let captions = Rect(x: card.x + 2, y: card.maxY + 7, width: width - 4, height: 0)
      // A name has one line, so it shrinks at the accessibility sizes (`Public/styles/apps/reading.css`).
      let size = setting.size(.footnote)
      let name = setting.hasAccessibilitySize ? min(size, width * 0.13) : size
      drawCaptions(of: attachment, in: captions, size: size, name: name, setting)
      at += width + 14
    }
  }

  /// Draws the name of an attachment and its size below, from the top of an area.
  mutating func drawCaptions(of attachment: Value, in area: Rect, size: Double, name: Double? = nil, _ setting: PictureSetting) {
    var lines = Lines(area)
    let name = TextAttributes(name ?? size, 500, setting.palette.text)
    line(attachment.text("name"), in: lines.next(name.lineHeight), name)
    _ = lines.next(1)
    line(attachment.text("size"), in: lines.next(size * 1.25), TextAttributes(size, setting.palette.secondaryText))
  }

  mutating func drawFace(of attachment: Value, in area: Rect, radius: Double, _ setting: PictureSetting) {
    if let picture = attachment["picture"]?.string { return self.picture(picture, in: area, setting, radii: .all(radius)) }
    let surface = setting.isDark ? setting.palette.card : setting.palette.grouped
    rect(area, surface, radii: .all(radius))
    let side = min(52, area.height * 0.42)
    symbol("doc.fill", in: area.moved(y: -side * 0.2).middle(side, side), setting.palette.tint, opacity: 0.8)
    let kind = attachment.text("name").split(separator: ".").last.map { $0.uppercased() } ?? ""
    let label = Rect(x: area.x, y: area.center.y + side * 0.34, width: area.width, height: side * 0.34)
    line(kind, in: label, TextAttributes(side >= 40 ? setting.size(.footnote) : 9, 700, setting.palette.secondaryText), .center)
  }
}
