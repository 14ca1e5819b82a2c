import SplitKit

/// The headers of the Instagram prototype: a profile, and strips of covers and stories (`Public/apps/instagram/profile.css`).
extension Canvas {
  mutating func drawProfileHeader(_ model: Value, in area: Rect, _ setting: PictureSetting) {
    let palette = setting.palette
    let inner = area.inset(20)
    let portrait = Rect(x: inner.center.x - 60, y: inner.y, width: 120, height: 120)
    ring(model.text("avatar"), in: portrait, padding: 5, border: 3, setting)
    rect(portrait, nil, name: .element(model["story"]?.text("id") ?? ""))
    var lines = Lines(inner.inset(top: 135))
    drawCounters(model.list("counters"), in: lines.next(setting.countersHeight), setting)
    drawAbout(model, in: lines.next(15 + 39 + 2 * setting.growth(.subheadline)).inset(top: 15, left: 20, right: 20), setting)
    guard let button = model["button"] else { return }
    let height = 36 + setting.growth(.subheadline)
    let frame = Rect(x: inner.x + 20, y: inner.maxY - height, width: max(0, inner.width - 40), height: height)
    let isFilled = button["isOn"]?.bool == false
    if isFilled {
      rect(frame, palette.action, radii: .all(4))
    } else {
      border(frame, palette.circle.opacity(0.75), width: 1, radii: .all(4))
    }
    let usual = setting.size(.subheadline)
    let size = setting.hasAccessibilitySize ? min(usual, max(1, (inner.width - 58) / 6.2)) : usual
    let title = TextAttributes(size, isFilled ? 600 : 400, isFilled ? .white : palette.text)
    line(button.text("title"), in: frame.inset(left: 8, right: 8), title, .center)
    rect(frame, nil, name: .element(button.text("id")))
  }

  private mutating func drawAbout(_ model: Value, in area: Rect, _ setting: PictureSetting) {
    let size = setting.size(.subheadline)
    var lines = Lines(area)
    line(model.text("name"), in: lines.next(size * 1.3), TextAttributes(size, 600, setting.palette.text))
    lineWithFlags(model.text("text"), in: lines.next(size * 1.3), TextAttributes(size, 300, setting.palette.text), setting)
  }

  /// Draws counters beside each other, or below each other at the accessibility sizes.
  private mutating func drawCounters(_ counters: [Value], in row: Rect, _ setting: PictureSetting) {
    guard !counters.isEmpty else { return }
    let whole = row.middle(min(560, row.width), row.height)
    let count = Double(counters.count)
    let isBelow = setting.hasAccessibilitySize
    let width = isBelow ? whole.width : (whole.width - 20 * (count - 1)) / count
    let height = isBelow ? whole.height / count : whole.height
    for (index, counter) in counters.enumerated() {
      let step = Double(index)
      let place = place(
        in: whole, leading: isBelow ? 0 : step * (width + 20), y: whole.y + (isBelow ? step * height : 0), width: width,
        height: height)
      draw(counter, in: place, setting)
    }
  }

  private mutating func draw(_ counter: Value, in area: Rect, _ setting: PictureSetting) {
    let number = TextAttributes(setting.size(.title3) * 19 / 20, 600, setting.palette.text)
    let label = TextAttributes(setting.smallSize, 300, setting.palette.text)
    // A label that is wider than its share takes from the gaps beside it.
    let room = area.inset(left: -10, right: -10)
    var lines = Lines(room.middleLine(number.lineHeight + label.lineHeight))
    line(counter.text("number"), in: lines.next(number.lineHeight), number, .center)
    line(counter.text("label"), in: lines.next(label.lineHeight), label, .center)
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
    let more = setting.growth(.subheadline)
    let side = max(0, min(area.width, area.height - 28 - more))
    let ring = Rect(x: area.center.x - side / 2, y: area.y, width: side, height: side)
    self.ring(item.text("image"), in: ring, padding: 2, border: 1, isPlain: item.text("border") != "gradient", setting)
    let label = Rect(x: area.x, y: ring.maxY + 10, width: area.width, height: 18 + more)
    line(item.text("title"), in: label, TextAttributes(setting.size(.subheadline), 300, setting.palette.text), .center)
  }

  /// A story on a card, with its owner over a shade at the bottom.
  private mutating func drawStory(_ item: Value, in area: Rect, _ setting: PictureSetting) {
    let more = setting.growth(.subheadline)
    clip(to: area, radii: .all(15)) { canvas in
      canvas.picture(item.text("image"), in: area, setting)
      let height = 115 + more
      let shade = Rect(x: area.x, y: area.maxY - height, width: area.width, height: height)
      canvas.rect(shade, stops: [(0, Color.black.opacity(0)), (1, .black)])
      let face = Rect(x: area.center.x - 37.5, y: area.maxY - height - 8, width: 75, height: 75)
      canvas.ring(item.text("avatar"), in: face, padding: 2, border: 1, setting)
      let label = Rect(x: area.x, y: face.maxY + 10, width: area.width, height: 18 + more).middle(
        min(area.width, 75 + 2 * more), 18 + more)
      canvas.line(item.text("owner"), in: label, TextAttributes(setting.size(.subheadline), 300, .white), .center)
    }
  }
}

extension PictureSetting {
  /// The height of the counters of a profile, in points, which has room for all of them below each other at the accessibility
  /// sizes.
  fileprivate var countersHeight: Double {
    let height = 70 + growth(.title3) + growth(.subheadline)
    return hasAccessibilitySize ? height + 2 * (lineHeight(.title3) + lineHeight(.subheadline)) : height
  }
}
