import SplitKit

/// The comments, the viewer of stories and the form of the profile (`Public/apps/instagram/*.css`). Their texts scroll on the
/// page alone, so a picture has them from their beginning.
extension Canvas {
  mutating func drawComments(_ place: ContentPlace, _ setting: PictureSetting) {
    let palette = setting.palette
    rect(place.frame, palette.background)
    let area = place.area
    let inset = place.number("inset") + 20
    let bar = Rect(x: area.x, y: area.maxY - place.number("barHeight"), width: area.width, height: place.number("barHeight"))
    var y = area.y + 14
    for comment in place.model.list("comments") where y < bar.y {
      let row = self.inset(Rect(x: area.x, y: y, width: area.width, height: bar.y - y), leading: inset, trailing: inset)
      y += max(36, drawComment(comment, in: row, setting)) + 20
    }
    rect(Rect(x: bar.x, y: bar.y, width: bar.width, height: place.frame.maxY - bar.y), palette.background)
    rect(Rect(x: bar.x, y: bar.y, width: bar.width, height: 0.5), palette.hairline)
    drawCommentField(place, in: bar, setting)
  }

  private mutating func drawComment(_ comment: Value, in row: Rect, _ setting: PictureSetting) -> Double {
    picture(comment.text("avatar"), in: place(in: row, leading: 0, y: row.y, width: 36, height: 36), setting, radii: .all(18))
    let text = inset(row, leading: 48, trailing: 0)
    let (small, size) = (setting.size(.footnote), setting.size(.subheadline))
    var lines = Lines(text)
    let first = lines.next(small * 1.25)
    let name = line(comment.text("name"), in: first, TextAttributes(small, 600, setting.palette.text))
    let age = TextAttributes(small, setting.palette.secondaryText)
    let ageWidth = age.width(of: comment.text("time"))
    // The age goes below a name that leaves no room for it.
    let isBeside = name + 8 + ageWidth <= text.width
    line(comment.text("time"), in: isBeside ? inset(first, leading: name + 8, trailing: 0) : lines.next(small * 1.25), age)
    _ = lines.next(3)
    let style = TextAttributes(size, setting.palette.text)
    return lines.rest.y - row.y + paragraph(comment.text("text"), in: lines.rest, style, lineHeight: size * 1.35)
  }

  private mutating func drawCommentField(_ place: ContentPlace, in bar: Rect, _ setting: PictureSetting) {
    let palette = setting.palette
    let inset = place.number("inset")
    let (more, size) = (setting.growth(.subheadline), setting.size(.subheadline))
    let face = self.place(in: bar, leading: inset + 20, y: bar.center.y - 18, width: 36, height: 36)
    picture(place.model.text("avatar"), in: face, setting, radii: .all(18))
    let postWidth = place.number("postWidth")
    let field = self.inset(bar, leading: inset + 68, trailing: inset + postWidth + 12).middleLine(38 + more)
    border(field, palette.hairline, width: 1, radii: .all(19))
    let text = place.model["field"]?.text("text") ?? ""
    let shown = text.isEmpty ? place.model["field"]?.text("placeholder") ?? "" : text
    let color = text.isEmpty ? palette.secondaryText : palette.text
    line(shown, in: field.inset(left: 15, right: 15), TextAttributes(size, color).excerpt)
    let post = self.place(in: bar, trailing: inset, y: bar.center.y - 22 - more / 2, width: postWidth, height: 44 + more)
    var style = TextAttributes(size, 600, palette.action)
    style.opacity = text.isEmpty ? 0.35 : 1
    line(place.model["post"]?.text("title") ?? "", in: post, style, .center)
    rect(post, nil, name: .element(place.model["post"]?.text("id") ?? ""))
  }

  mutating func drawStory(_ place: ContentPlace, _ setting: PictureSetting) {
    let numbers = place.numbers("card")
    guard numbers.count == 4 else { return }
    let isWhole = numbers[1] == 0
    rect(place.frame, isWhole ? .black : Color(0x1A1A1C))
    let card = Rect(x: place.area.x + numbers[0], y: place.area.y + numbers[1], width: numbers[2], height: numbers[3])
    clip(to: card, radii: .all(isWhole ? 0 : 12)) { canvas in
      let images = place.model.list("images")
      let index = Int(place.model.length("picture"))
      canvas.picture(images.indices.contains(index) ? images[index].string ?? "" : "", in: card, setting)
      let shade = Rect(x: card.x, y: card.y, width: card.width, height: 90)
      canvas.rect(shade, stops: [(0, Color.black.opacity(0.55)), (1, Color.black.opacity(0))])
      canvas.drawProgress(index, of: images.count, in: card)
      canvas.drawOwner(place, in: card, setting)
    }
  }

  private mutating func drawProgress(_ picture: Int, of count: Int, in card: Rect) {
    guard count > 0 else { return }
    let row = card.inset(left: 10, right: 10)
    let width = (row.width - 4 * Double(count - 1)) / Double(count)
    for index in 0..<count {
      let part = place(in: row, leading: Double(index) * (width + 4), y: card.y + 8, width: width, height: 2.5)
      rect(part, .white.opacity(index <= picture ? 1 : 0.38), radii: .all(2))
    }
  }

  private mutating func drawOwner(_ place: ContentPlace, in card: Rect, _ setting: PictureSetting) {
    let row = Rect(x: card.x, y: card.y + 18.5, width: card.width, height: 44 + setting.growth(.subheadline))
    let face = self.place(in: row, leading: 14, y: row.center.y - 17, width: 34, height: 34)
    picture(place.model.text("avatar"), in: face, setting, radii: .all(17))
    let words = inset(row, leading: 58, trailing: place.number("closeWidth"))
    let size = setting.smallSize
    let width = line(place.model.text("title"), in: words, TextAttributes(size, 600, .white))
    line(
      place.model.text("subtitle"), in: inset(words, leading: width + 8, trailing: 0), TextAttributes(size, .white.opacity(0.75)))
    let close = self.place(
      in: card, trailing: 0, y: card.y, width: place.number("closeWidth"), height: place.number("headerHeight"))
    symbol("xmark", in: close.moved(y: 5).middle(22, 22), .white)
    rect(close, nil, name: .element(place.model["close"]?.text("id") ?? ""))
  }

  mutating func drawProfileForm(_ place: ContentPlace, _ setting: PictureSetting) {
    let palette = setting.palette
    rect(place.frame, palette.background)
    let insets = setting.insets(place.safeArea, of: place.frame, model: place.model)
    let area = place.frame.inset(by: insets).inset(top: 24, left: 20, bottom: 20, right: 20)
    ring(
      place.model.text("avatar"), in: Rect(x: area.center.x - 52, y: area.y, width: 104, height: 104), padding: 5, border: 3,
      setting)
    var lines = Lines(area.inset(top: 132))
    for line in place.model.list("fields") { drawLine(line, of: &lines, setting) }
  }

  /// Draws a line of the form: a label beside its field, or above it at the accessibility sizes.
  private mutating func drawLine(_ line: Value, of lines: inout Lines, _ setting: PictureSetting) {
    let palette = setting.palette
    let (size, more) = (setting.size(.callout), setting.growth(.callout))
    let isBelow = setting.hasAccessibilitySize
    let labelHeight = isBelow ? size * 1.25 : 0
    let row = lines.next(max(50, labelHeight + 36.5 + more))
    let content = row.inset(bottom: 0.5).middleLine(labelHeight + 36 + more)
    let label = isBelow ? content.inset(bottom: 36 + more) : inset(content, leading: 0, trailing: row.width - 76 - 2 * more)
    self.line(line.text("label"), in: label, TextAttributes(size, palette.text))
    let text = line["field"]?.text("text") ?? ""
    let shown = text.isEmpty ? line["field"]?.text("placeholder") ?? "" : text
    let field = isBelow ? content.inset(top: labelHeight) : inset(content, leading: 88 + 2 * more, trailing: 0)
    self.line(shown, in: field, TextAttributes(size, text.isEmpty ? palette.secondaryText : palette.text).excerpt)
    rect(Rect(x: row.x, y: row.maxY - 0.5, width: row.width, height: 0.5), palette.hairline)
  }
}
