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
    let head = Rect(x: text.x, y: row.y, width: text.width, height: 16)
    let name = line(comment.text("name"), in: head, TextAttributes(13, 600, setting.palette.text))
    line(comment.text("time"), in: inset(head, leading: name + 8, trailing: 0), TextAttributes(13, setting.palette.secondaryText))
    let words = text.inset(top: 19)
    return 19 + paragraph(comment.text("text"), in: words, TextAttributes(15, setting.palette.text), lineHeight: 20.25)
  }

  private mutating func drawCommentField(_ place: ContentPlace, in bar: Rect, _ setting: PictureSetting) {
    let palette = setting.palette
    let inset = place.number("inset")
    let face = self.place(in: bar, leading: inset + 20, y: bar.center.y - 18, width: 36, height: 36)
    picture(place.model.text("avatar"), in: face, setting, radii: .all(18))
    let postWidth = place.number("postWidth")
    let field = self.inset(bar, leading: inset + 68, trailing: inset + postWidth + 12).middleLine(38)
    border(field, palette.hairline, width: 1, radii: .all(19))
    let text = place.model["field"]?.text("text") ?? ""
    let shown = text.isEmpty ? place.model["field"]?.text("placeholder") ?? "" : text
    line(shown, in: field.inset(left: 14, right: 14), TextAttributes(15, text.isEmpty ? palette.secondaryText : palette.text))
    let post = self.place(in: bar, trailing: inset, y: bar.center.y - 22, width: postWidth, height: 44)
    var style = TextAttributes(15, 600, palette.action)
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
    let row = Rect(x: card.x, y: card.y + 18.5, width: card.width, height: 44)
    let face = self.place(in: row, leading: 14, y: row.center.y - 17, width: 34, height: 34)
    picture(place.model.text("avatar"), in: face, setting, radii: .all(17))
    let words = inset(row, leading: 58, trailing: place.number("closeWidth"))
    let width = line(place.model.text("title"), in: words, TextAttributes(14, 600, .white))
    line(
      place.model.text("subtitle"), in: inset(words, leading: width + 8, trailing: 0), TextAttributes(14, .white.opacity(0.75)))
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
    for (index, line) in place.model.list("fields").enumerated() {
      let row = Rect(x: area.x, y: area.y + 132 + Double(index) * 50, width: area.width, height: 50)
      self.line(line.text("label"), in: inset(row, leading: 0, trailing: row.width - 76), TextAttributes(16, palette.text))
      let text = line["field"]?.text("text") ?? ""
      let shown = text.isEmpty ? line["field"]?.text("placeholder") ?? "" : text
      self.line(
        shown, in: inset(row, leading: 88, trailing: 0), TextAttributes(16, text.isEmpty ? palette.secondaryText : palette.text))
      rect(Rect(x: row.x, y: row.maxY - 0.5, width: row.width, height: 0.5), palette.hairline)
    }
  }
}

extension Rect {
  /// The part of the rectangle with a height, in the middle.
  func middleLine(_ height: Double) -> Rect { Rect(x: x, y: center.y - height / 2, width: width, height: height) }
}
