import SplitKit

/// The details of a message, or of a person (`Public/styles/apps/details.css`). They scroll on the page alone, so a picture has them from their
/// beginning.
extension Canvas {
  mutating func drawInspector(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.isDark ? Color(0x0D0D0F) : setting.palette.grouped)
    var lines = Lines(place.frame.inset(by: place.safeArea).inset(top: 14, left: 16, right: 16))
    drawCard(of: place.model["sender"] ?? .null, &lines, setting)
    drawFacts(place.model.list("facts"), &lines, setting)
    drawFiles(place.model.list("attachments"), &lines, above: place.frame.maxY, setting)
  }

  private mutating func drawCard(of sender: Value, _ lines: inout Lines, _ setting: PictureSetting) {
    let palette = setting.palette
    let face = lines.next(103).inset(top: 8)
    avatar(sender, in: Rect(x: face.center.x - 42, y: face.y, width: 84, height: 84), setting)
    let name = TextAttributes(setting.size(.title3) * 19 / 20, 600, palette.text)
    let row = lines.next(name.lineHeight)
    let star: Double = sender.flag("isVIP") ? 19 : 0
    let width = min(row.width, name.width(of: sender.text("name")) + star)
    let words = row.middle(width, row.height)
    line(sender.text("name"), in: inset(words, leading: 0, trailing: star), name)
    if star > 0 {
      symbol("star.fill", in: place(in: words, trailing: 0, y: words.center.y - 7, width: 14, height: 14), Color(0x8E8E93))
    }
    let address = TextAttributes(setting.smallSize, palette.secondaryText)
    let texts = address.lines(of: sender.text("address"), width: row.width, limit: 4)
    let area = lines.next(3 + address.lineHeight * Double(texts.count)).inset(top: 3)
    check(sender.text("address"), ending: texts.last, address, in: area, lines: texts.count)
    paragraph(sender.text("address"), in: area, address, lineHeight: address.lineHeight, .center)
    _ = lines.next(22)
  }

  private mutating func drawFacts(_ facts: [Value], _ lines: inout Lines, _ setting: PictureSetting) {
    guard !facts.isEmpty else { return }
    let style = TextAttributes(setting.size(.subheadline), setting.palette.text)
    let rows = facts.map { FactRow($0, width: lines.rest.width - 32, isBelow: setting.hasAccessibilitySize, style) }
    let height = rows.reduce(0) { $0 + $1.height }
    let card = Rect(x: lines.rest.x, y: lines.rest.y, width: lines.rest.width, height: height)
    rect(card, setting.palette.card, radii: .all(setting.palette.cardRadius))
    for (index, fact) in rows.enumerated() {
      let row = lines.next(fact.height)
      if index > 0 { rect(Rect(x: row.x, y: row.y - 0.5, width: row.width, height: 0.5), setting.palette.hairline) }
      draw(fact, in: row.inset(top: 12, left: 16, bottom: 12, right: 16), setting)
    }
  }

  private mutating func draw(_ fact: FactRow, in row: Rect, _ setting: PictureSetting) {
    let style = fact.style
    var lines = Lines(row)
    let first = lines.next(style.lineHeight)
    line(fact.label, in: first, style)
    let value = TextAttributes(style.size, setting.palette.secondaryText)
    let room = fact.isBelow ? lines.rest : first
    let longest = fact.lines.map(value.width).max() ?? 0
    let start = fact.isBelow ? 0 : max(0, room.width - longest - fact.side)
    let area = inset(room, leading: start + fact.side, trailing: 0)
    // The lines of a value that wraps end at the edge.
    paragraph(
      fact.text, in: inset(area, leading: -0.5, trailing: 0), value, lineHeight: style.lineHeight, limit: fact.lines.count,
      fact.isBelow && fact.lines.count == 1 ? .leading : .trailing)
    guard let image = fact.image else { return }
    symbol(image, in: place(in: room, leading: start, y: area.center.y - 9, width: 18, height: 18), value.color)
  }

  private mutating func drawFiles(_ attachments: [Value], _ lines: inout Lines, above end: Double, _ setting: PictureSetting) {
    guard !attachments.isEmpty else { return }
    let title = TextAttributes(setting.size(.body), 600, setting.palette.text)
    line("Attachments", in: lines.next(26 + title.lineHeight).inset(top: 26, left: 4, right: 4), title)
    _ = lines.next(2)
    let captions = 2 * setting.smallSize * 1.25 + 1
    let height = 16 + max(52, captions)
    for attachment in attachments where lines.rest.y < end {
      let card = lines.next(8 + height).inset(top: 8)
      rect(card, setting.palette.card, radii: .all(min(setting.palette.cardRadius, 18)))
      let face = place(in: card, leading: 8, y: card.center.y - 26, width: 52, height: 52)
      drawFace(of: attachment, in: face, radius: 9, setting)
      let words = inset(card, leading: 72, trailing: 8).middleLine(captions)
      drawCaptions(of: attachment, in: words, size: setting.smallSize, setting)
    }
  }
}

/// A fact beside its label, or below it at the accessibility sizes.
private struct FactRow {
  let label: String
  let text: String
  let image: String?
  let style: TextAttributes
  let isBelow: Bool
  /// The lines of the value.
  let lines: [String]

  init(_ fact: Value, width: Double, isBelow: Bool, _ style: TextAttributes) {
    (label, text, image) = (fact.text("label"), fact.text("text"), fact["image"]?.string)
    (self.style, self.isBelow) = (style, isBelow)
    let room = width - (image == nil ? 0 : 24) - (isBelow ? 0 : style.width(of: label) + 16)
    lines = style.lines(of: text, width: room, limit: isBelow ? 4 : 1)
  }

  /// The width of the image with its distance from the value.
  var side: Double { image == nil ? 0 : 24 }
  var height: Double { 24 + style.lineHeight * Double(isBelow ? 1 + max(1, lines.count) : 1) }
}
