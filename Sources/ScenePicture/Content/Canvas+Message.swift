import SplitKit

/// The pages of the mail app: a message, its details, and the screen to write one (`Public/apps/mail/*.css`). They scroll on
/// the page alone, so a picture has them from their beginning.
extension Canvas {
  /// The greatest width of lines to read, in points.
  private static let readable: Double = 760

  mutating func drawMessage(_ place: ContentPlace, _ setting: PictureSetting) {
    let palette = setting.palette
    rect(place.frame, palette.background)
    let inner = place.frame.inset(by: place.safeArea).inset(top: 14, left: 24, right: 24)
    let column = inner.middle(min(Self.readable, inner.width), inner.height)
    drawMessageHead(place.model, in: Rect(x: column.x, y: column.y, width: column.width, height: 44), setting)
    var y = column.y + 58
    rect(Rect(x: column.x, y: y, width: column.width, height: 0.5), palette.hairline)
    y += 16.5
    let rest = { (y: Double) in Rect(x: column.x, y: y, width: column.width, height: max(0, place.frame.maxY - y)) }
    y += paragraph(place.model.text("title"), in: rest(y), TextAttributes(24, 700, palette.text), lineHeight: 30) + 10
    for (index, text) in place.model.list("paragraphs").enumerated() where y < place.frame.maxY {
      if index > 0 { y += 14.45 }
      y += paragraph(text.string ?? "", in: rest(y), TextAttributes(17, palette.text), lineHeight: 24.14)
    }
    drawAttachments(place.model.list("attachments"), in: rest(y + 28), setting)
  }

  private mutating func drawMessageHead(_ model: Value, in row: Rect, _ setting: PictureSetting) {
    let palette = setting.palette
    let sender = model["sender"] ?? .null
    avatar(sender, in: place(in: row, leading: 0, y: row.y, width: 44, height: 44), setting)
    let isFlagged = model.flag("isFlagged")
    let time = Rect(x: row.x, y: row.y + 3, width: row.width, height: 18)
    let timeWidth = line(model.text("time"), in: time, TextAttributes(14, palette.secondaryText), .trailing)
    if isFlagged {
      symbol("flag.fill", in: place(in: row, trailing: 0, y: time.maxY + 4, width: 15, height: 15), Color(0xFF9500))
    }
    let text = inset(row, leading: 56, trailing: max(timeWidth, 15) + 12)
    let name = Rect(x: text.x, y: row.center.y - 21, width: text.width, height: 21)
    let width = line(sender.text("name"), in: name, TextAttributes(17, 600, palette.text))
    if sender.flag("isVIP") {
      symbol("star.fill", in: place(in: name, leading: width + 5, y: name.y + 4, width: 14, height: 14), Color(0x8E8E93))
    }
    let to = Rect(x: text.x, y: name.maxY + 2, width: text.width, height: 19)
    let label = line("To: ", in: to, TextAttributes(15, palette.secondaryText))
    line(model.text("recipients"), in: inset(to, leading: label, trailing: 0), TextAttributes(15, palette.tint))
  }

  private mutating func drawAttachments(_ attachments: [Value], in area: Rect, _ setting: PictureSetting) {
    var at: Double = 0
    for attachment in attachments where area.height > 0 && at < area.width {
      let width: Double = attachment["picture"]?.string == nil ? 190 : 260
      let card = place(in: area, leading: at, y: area.y, width: width, height: 180)
      drawFace(of: attachment, in: card, radius: setting.finish == .glass ? 22 : 12, setting)
      let name = Rect(x: card.x + 2, y: card.maxY + 7, width: width - 4, height: 16)
      line(attachment.text("name"), in: name, TextAttributes(13, 500, setting.palette.text))
      line(attachment.text("size"), in: name.moved(y: 17), TextAttributes(13, setting.palette.secondaryText))
      at += width + 14
    }
  }

  private mutating func drawFace(of attachment: Value, in area: Rect, radius: Double, _ setting: PictureSetting) {
    if let picture = attachment["picture"]?.string { return self.picture(picture, in: area, setting, radii: .all(radius)) }
    let surface = setting.isDark ? setting.palette.card : setting.palette.grouped.mixed(0.2, with: setting.palette.background)
    rect(area, surface, radii: .all(radius))
    let side = min(52, area.height * 0.42)
    symbol("doc.fill", in: area.moved(y: -side * 0.2).middle(side, side), setting.palette.tint, opacity: 0.8)
    let kind = attachment.text("name").split(separator: ".").last.map { $0.uppercased() } ?? ""
    let label = Rect(x: area.x, y: area.center.y + side * 0.34, width: area.width, height: side * 0.34)
    line(kind, in: label, TextAttributes(side >= 40 ? 13 : 9, 700, setting.palette.secondaryText), .center)
  }

  mutating func drawInspector(_ place: ContentPlace, _ setting: PictureSetting) {
    let palette = setting.palette
    rect(place.frame, setting.isDark ? Color(0x0D0D0F) : palette.grouped)
    let area = place.frame.inset(by: place.safeArea).inset(top: 14, left: 16, right: 16)
    let sender = place.model["sender"] ?? .null
    avatar(sender, in: Rect(x: area.center.x - 42, y: area.y + 8, width: 84, height: 84), setting)
    let name = Rect(x: area.x, y: area.y + 103, width: area.width, height: 24)
    line(sender.text("name"), in: name, TextAttributes(19, 600, palette.text), .center)
    line(
      sender.text("address"), in: Rect(x: area.x, y: name.maxY + 3, width: area.width, height: 18),
      TextAttributes(14, palette.secondaryText), .center)
    let facts = place.model.list("facts")
    var y = name.maxY + 43
    let card = Rect(x: area.x, y: y, width: area.width, height: 43 * Double(facts.count))
    if !facts.isEmpty { rect(card, palette.card, radii: .all(palette.cardRadius)) }
    for (index, fact) in facts.enumerated() {
      let row = Rect(x: card.x + 16, y: card.y + 43 * Double(index), width: card.width - 32, height: 43)
      drawFact(fact, in: row, setting)
      if index > 0 { rect(Rect(x: card.x, y: row.y, width: card.width, height: 0.5), palette.hairline) }
    }
    y = card.maxY
    drawFiles(
      place.model.list("attachments"), in: Rect(x: area.x, y: y, width: area.width, height: place.frame.maxY - y), setting)
  }

  private mutating func drawFact(_ fact: Value, in row: Rect, _ setting: PictureSetting) {
    let label = line(fact.text("label"), in: row, TextAttributes(15, setting.palette.text))
    let text = inset(row, leading: label + 16, trailing: 0)
    let width = line(fact.text("text"), in: text, TextAttributes(15, setting.palette.secondaryText), .trailing)
    guard let image = fact["image"]?.string else { return }
    let place = place(in: row, trailing: width + 6, y: row.center.y - 9, width: 18, height: 18)
    symbol(image, in: place, setting.palette.secondaryText)
  }

  private mutating func drawFiles(_ attachments: [Value], in area: Rect, _ setting: PictureSetting) {
    guard !attachments.isEmpty else { return }
    let title = Rect(x: area.x + 4, y: area.y + 26, width: area.width - 8, height: 21)
    line("Attachments", in: title, TextAttributes(17, 600, setting.palette.text))
    for (index, attachment) in attachments.enumerated() {
      let card = Rect(x: area.x, y: title.maxY + 10 + Double(index) * 76, width: area.width, height: 68)
      guard card.y < area.maxY else { return }
      rect(card, setting.palette.card, radii: .all(min(setting.palette.cardRadius, 18)))
      drawFace(of: attachment, in: place(in: card, leading: 8, y: card.y + 8, width: 52, height: 52), radius: 9, setting)
      let name = inset(Rect(x: card.x, y: card.center.y - 18, width: card.width, height: 17), leading: 72, trailing: 8)
      line(attachment.text("name"), in: name, TextAttributes(14, 500, setting.palette.text))
      line(attachment.text("size"), in: name.moved(y: 18), TextAttributes(14, setting.palette.secondaryText))
    }
  }
}
