import SplitKit

/// The screen to write a letter (`Public/apps/mail/compose.css`).
extension Canvas {
  mutating func drawCompose(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.palette.background)
    let inner = place.frame.inset(by: place.safeArea).inset(left: 24, right: 24)
    var lines = Lines(inner.middle(min(Self.readable, inner.width), inner.height))
    let candidates = place.model.list("candidates")
    drawRecipients(candidates.filter { $0.flag("isChosen") }, &lines, setting)
    drawCandidates(candidates.filter { !$0.flag("isChosen") }, &lines, in: place.frame, setting)
    let body = TextAttributes(setting.size(.body), setting.palette.text)
    let field = max(48, 16.5 + body.lineHeight)
    drawField("From:", in: lines.next(field), setting) { $0.line(place.model.text("from"), in: $1, body) }
    let texts = place.model.list("fields").map { $0.text("text") }
    let subject = TextAttributes(body.size, 500, body.color).excerpt
    let input = max(48, 46.5 + setting.growth(.body))
    drawField("Subject:", in: lines.next(input), setting) { $0.line(texts.first ?? "", in: $1, subject) }
    _ = lines.next(16)
    drawText(texts.dropFirst().first ?? "", in: lines.rest, above: place.frame.maxY, body)
  }

  private mutating func drawText(_ text: String, in area: Rect, above end: Double, _ style: TextAttributes) {
    let height = style.size * Self.readingLines
    var y = area.y
    for text in text.split(separator: "\n", omittingEmptySubsequences: false) where y < end {
      let rest = Rect(x: area.x, y: y, width: area.width, height: end - y)
      y += max(height, paragraph(String(text), in: rest, style, lineHeight: height))
    }
  }

  /// Draws a field with its label in front, and the line below it.
  private mutating func drawField(
    _ label: String, in row: Rect, _ setting: PictureSetting, _ content: (inout Canvas, Rect) -> Void
  ) {
    let width = line(label, in: row, TextAttributes(setting.size(.body), setting.palette.secondaryText))
    content(&self, inset(row, leading: width + 8, trailing: 0))
    rect(Rect(x: row.x, y: row.maxY - 0.5, width: row.width, height: 0.5), setting.palette.hairline)
  }

  /// Draws the recipients, in as many lines as they need.
  private mutating func drawRecipients(_ people: [Value], _ lines: inout Lines, _ setting: PictureSetting) {
    let style = TextAttributes(setting.size(.subheadline), setting.palette.tint)
    let label = TextAttributes(setting.size(.body), style.color).width(of: "To:") + 8
    let chips = Chips(people, room: lines.rest.width - label, style)
    let row = lines.next(max(48, 16.5 + max(setting.size(.body) * 1.25, chips.height)))
    drawField("To:", in: row, setting) { canvas, area in
      for chip in chips.chips {
        let y = area.center.y - chips.height / 2 + chip.y
        let frame = canvas.place(in: area, leading: chip.x, y: y, width: chip.width, height: chips.lineHeight)
        canvas.rect(frame, style.color.opacity(0.13), radii: .all(16 + setting.growth(.subheadline) / 2))
        canvas.line(chip.name, in: frame.inset(left: 11, right: 11), style, .center)
        canvas.rect(frame, nil, name: .element(chip.id))
      }
    }
  }

  /// Draws the people who could be added, in a strip that scrolls sideways on the page, from its beginning.
  private mutating func drawCandidates(_ people: [Value], _ lines: inout Lines, in frame: Rect, _ setting: PictureSetting) {
    let height = 38 + setting.growth(.subheadline)
    let strip = lines.next(24.5 + (people.isEmpty ? 0 : height))
    rect(Rect(x: frame.x, y: strip.maxY - 0.5, width: frame.width, height: 0.5), setting.palette.hairline)
    let style = TextAttributes(setting.size(.subheadline), setting.palette.text)
    var at: Double = 0
    for person in people where at < frame.width {
      let name = person.text("name")
      let width = style.width(of: name) + 80
      let chip = place(in: strip, leading: at, y: strip.y + 12, width: width, height: height)
      rect(chip, style.color.opacity(0.07), radii: .all(height / 2))
      avatar(person, in: place(in: chip, leading: 4, y: chip.center.y - 15, width: 30, height: 30), setting)
      line(name, in: inset(chip, leading: 42, trailing: 37), style)
      symbol("plus.circle", in: place(in: chip, trailing: 12, y: chip.center.y - 9, width: 18, height: 18), setting.palette.tint)
      at += width + 8
    }
  }
}

/// Chips with names, in lines that break between them.
private struct Chips {
  struct Chip {
    let id: String
    let name: String
    let x: Double
    let y: Double
    let width: Double
  }

  private(set) var chips: [Chip] = []
  let lineHeight: Double
  private(set) var height: Double

  init(_ people: [Value], room: Double, _ style: TextAttributes) {
    lineHeight = style.lineHeight + 8
    var (x, y) = (0.0, 0.0)
    for person in people {
      let width = min(room, style.width(of: person.text("name")) + 24)
      if x > 0, x + width > room { (x, y) = (0, y + lineHeight + 6) }
      chips.append(Chip(id: person.text("id"), name: person.text("name"), x: x, y: y, width: width))
      x += width + 6
    }
    height = people.isEmpty ? 0 : y + lineHeight
  }
}
