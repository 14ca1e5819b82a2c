import SplitKit

/// The headers of the Instagram prototype: a profile, and strips of covers and stories (`Public/apps/instagram/profile.css`).
extension Canvas {
  mutating func drawProfileHeader(_ model: Value, in area: Rect, _ setting: PictureSetting) {
    let palette = setting.palette
    let inner = area.inset(20)
    let portrait = Rect(x: inner.center.x - 60, y: inner.y, width: 120, height: 120)
    ring(model.text("avatar"), in: portrait, padding: 5, border: 3, setting)
    rect(portrait, nil, name: .element(model["story"]?.text("id") ?? ""))
    drawCounters(model.list("counters"), in: Rect(x: inner.x, y: portrait.maxY + 15, width: inner.width, height: 70), setting)
    let about = Rect(x: inner.x + 20, y: portrait.maxY + 100, width: inner.width - 40, height: 19.5)
    line(model.text("name"), in: about, TextAttributes(15, 600, palette.text))
    line(model.text("text"), in: about.moved(y: 19.5), TextAttributes(15, 300, palette.text))
    guard let button = model["button"] else { return }
    let frame = Rect(x: inner.x + 20, y: inner.maxY - 36, width: max(0, inner.width - 40), height: 36)
    let isFilled = button["isOn"]?.bool == false
    if isFilled {
      rect(frame, palette.action, radii: .all(4))
    } else {
      border(frame, palette.circle.opacity(0.75), width: 1, radii: .all(4))
    }
    line(button.text("title"), in: frame, TextAttributes(15, isFilled ? 600 : 400, isFilled ? .white : palette.text), .center)
    rect(frame, nil, name: .element(button.text("id")))
  }

  private mutating func drawCounters(_ counters: [Value], in row: Rect, _ setting: PictureSetting) {
    guard !counters.isEmpty else { return }
    let whole = row.middle(min(560, row.width), row.height)
    let count = Double(counters.count)
    let width = (whole.width - 20 * (count - 1)) / count
    for (index, counter) in counters.enumerated() {
      let place = place(in: whole, leading: Double(index) * (width + 20), y: whole.y, width: width, height: whole.height)
      let number = Rect(x: place.x, y: place.center.y - 21, width: width, height: 24)
      line(counter.text("number"), in: number, TextAttributes(19, 600, setting.palette.text), .center)
      let label = Rect(x: place.x, y: number.maxY, width: width, height: 18)
      line(counter.text("label"), in: label, TextAttributes(14, 300, setting.palette.text), .center)
    }
  }

  /// Draws a strip that scrolls sideways on the page, from its beginning.
  mutating func drawStrip(_ model: Value, in area: Rect, _ place: ContentPlace, _ setting: PictureSetting) {
    let strip = place.member("strip")
    let width = strip?.length("itemWidth") ?? 0
    let numbers = strip?.list("insets").map { $0.number ?? 0 } ?? []
    guard width > 0, numbers.count == 4 else { return }
    clip(to: area) { canvas in
      for (index, item) in model.list("items").enumerated() {
        let slot = canvas.place(in: area, leading: Double(index) * width, y: area.y, width: width, height: area.height)
        guard slot.touches(area) else { break }
        let inner = slot.inset(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        canvas.rect(slot, nil, name: .element(item.text("id")))
        if model.text("kind") == "stories" {
          canvas.drawStory(item, in: inner, setting)
        } else {
          canvas.drawCover(item, in: inner, setting)
        }
      }
    }
  }

  /// A round cover with its name below.
  private mutating func drawCover(_ item: Value, in area: Rect, _ setting: PictureSetting) {
    let side = max(0, min(area.width, area.height - 28))
    let ring = Rect(x: area.center.x - side / 2, y: area.y, width: side, height: side)
    self.ring(item.text("image"), in: ring, padding: 2, border: 1, isPlain: item.text("border") != "gradient", setting)
    let label = Rect(x: area.x, y: ring.maxY + 10, width: area.width, height: 18)
    line(item.text("title"), in: label, TextAttributes(15, 300, setting.palette.text), .center)
  }

  /// A story on a card, with its owner over a shade at the bottom.
  private mutating func drawStory(_ item: Value, in area: Rect, _ setting: PictureSetting) {
    clip(to: area, radii: .all(15)) { canvas in
      canvas.picture(item.text("image"), in: area, setting)
      let shade = Rect(x: area.x, y: area.maxY - 115, width: area.width, height: 115)
      canvas.rect(shade, stops: [(0, Color.black.opacity(0)), (1, .black)])
      let face = Rect(x: area.center.x - 37.5, y: area.maxY - 123, width: 75, height: 75)
      canvas.ring(item.text("avatar"), in: face, padding: 2, border: 1, setting)
      let label = Rect(x: area.x, y: face.maxY + 10, width: area.width, height: 18)
      canvas.line(item.text("owner"), in: label, TextAttributes(15, 300, .white), .center)
    }
  }
}
