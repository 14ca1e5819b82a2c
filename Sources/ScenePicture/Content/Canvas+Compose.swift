import SplitKit

/// The screen to write a letter (`Public/apps/mail/compose.css`).
extension Canvas {
  mutating func drawCompose(_ place: ContentPlace, _ setting: PictureSetting) {
    let palette = setting.palette
    rect(place.frame, palette.background)
    let inner = place.frame.inset(by: place.safeArea).inset(left: 24, right: 24)
    let column = inner.middle(min(760, inner.width), inner.height)
    let candidates = place.model.list("candidates")
    let row = { (y: Double) in Rect(x: column.x, y: y, width: column.width, height: 48) }
    var y = column.y
    drawField("To:", in: row(y), setting) { canvas, area in
      canvas.drawRecipients(candidates.filter { $0.flag("isChosen") }, in: area, setting)
    }
    y += 48
    let others = candidates.filter { !$0.flag("isChosen") }
    if !others.isEmpty {
      drawCandidates(others, in: Rect(x: column.x, y: y + 12, width: place.frame.maxX - column.x, height: 38), setting)
      y += 62.5
      rect(Rect(x: place.frame.x, y: y - 0.5, width: place.frame.width, height: 0.5), palette.hairline)
    }
    drawField("From:", in: row(y), setting) { $0.line(place.model.text("from"), in: $1, TextAttributes(17, palette.text)) }
    let texts = place.model.list("fields").map { $0.text("text") }
    drawField("Subject:", in: row(y + 48), setting) { $0.line(texts.first ?? "", in: $1, TextAttributes(17, 500, palette.text)) }
    y += 112
    for text in (texts.dropFirst().first ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    where y < place.frame.maxY {
      let area = Rect(x: column.x, y: y, width: column.width, height: place.frame.maxY - y)
      y += max(24.14, paragraph(String(text), in: area, TextAttributes(17, palette.text), lineHeight: 24.14))
    }
  }

  private mutating func drawField(
    _ label: String, in row: Rect, _ setting: PictureSetting, _ content: (inout Canvas, Rect) -> Void
  ) {
    let width = line(label, in: row, TextAttributes(17, setting.palette.secondaryText))
    content(&self, inset(row, leading: width + 8, trailing: 0))
    rect(Rect(x: row.x, y: row.maxY - 0.5, width: row.width, height: 0.5), setting.palette.hairline)
  }

  private mutating func drawRecipients(_ people: [Value], in area: Rect, _ setting: PictureSetting) {
    var at: Double = 0
    for person in people {
      let width = TextMeasure.width(person.text("name"), size: 15, weight: 400) + 24
      guard at + width <= area.width || at == 0 else { return }
      let chip = place(in: area, leading: at, y: area.center.y - 13.5, width: width, height: 27)
      rect(chip, setting.palette.tint.opacity(0.13), radii: .all(16))
      line(person.text("name"), in: chip, TextAttributes(15, setting.palette.tint), .center)
      at += width + 6
    }
  }

  private mutating func drawCandidates(_ people: [Value], in area: Rect, _ setting: PictureSetting) {
    var at: Double = 0
    for person in people where at < area.width {
      let name = person.text("name")
      let width = TextMeasure.width(name, size: 15, weight: 400) + 4 + 30 + 8 + 8 + 18 + 12
      let chip = place(in: area, leading: at, y: area.y, width: width, height: 38)
      rect(chip, setting.palette.text.opacity(0.07), radii: .all(19))
      avatar(person, in: place(in: chip, leading: 4, y: chip.y + 4, width: 30, height: 30), setting)
      line(name, in: inset(chip, leading: 42, trailing: 36), TextAttributes(15, setting.palette.text))
      symbol("plus.circle", in: place(in: chip, trailing: 12, y: chip.center.y - 9, width: 18, height: 18), setting.palette.tint)
      at += width + 8
    }
  }
}
