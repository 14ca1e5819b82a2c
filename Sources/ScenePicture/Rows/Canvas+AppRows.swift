import SplitKit

/// The rows of the other apps that the page brings (`Public/apps/*/*.css`).
extension Canvas {
  mutating func drawPlaceRow(_ row: ListRow, _ setting: PictureSetting) {
    if setting.hasAccessibilitySize { return drawWrappedPlaceRow(row, setting) }
    let (model, palette) = (row.model, setting.palette)
    let padding: Double = setting.finish == .glass ? 24 : 16
    drawMark(of: model, in: place(in: row.frame, leading: padding, y: row.frame.center.y - 19, width: 38, height: 38), 22)
    let detail = TextAttributes(setting.size(.subheadline), palette.secondaryText)
    let area = inset(row.frame, leading: padding + 50, trailing: padding)
    let beside = line(model.text("detail"), in: area, detail, .trailing) + 12
    let text = inset(area, leading: 0, trailing: beside)
    let title = TextAttributes(setting.size(.body), palette.text).spaced(-0.02)
    let subtitle = TextAttributes(setting.smallSize, palette.secondaryText)
    let (titleHeight, other) = (20 + setting.growth(.body), setting.lineHeight(.subheadline))
    var lines = Lines(text.middleLine(titleHeight + other))
    // The callout that a touch opens has the same words.
    line(model.text("title"), in: lines.next(titleHeight), title.excerpt)
    line(model.text("subtitle"), in: lines.next(other), subtitle.excerpt)
  }

  private mutating func drawMark(of model: Value, in mark: Rect, _ side: Double) {
    let color = PlaceCategory.color(model.text("category"))
    rect(mark, stops: [(0, color.mixed(0.14, with: .white)), (1, color)], radii: .all(mark.width / 2))
    symbol(model.text("image"), in: mark.middle(side, side), .white)
  }

  /// Draws a row at the accessibility sizes: the texts wrap beside and below the mark, and shrink in a narrow column
  /// (`Public/apps/split-or-flip/places.css`).
  private mutating func drawWrappedPlaceRow(_ row: ListRow, _ setting: PictureSetting) {
    let (model, palette) = (row.model, setting.palette)
    let padding: Double = setting.finish == .glass ? 24 : 16
    let area = inset(row.frame, leading: padding, trailing: padding)
    drawMark(of: model, in: place(in: area, leading: 0, y: area.y, width: 44, height: 44), 26)
    let narrow = area.width / 7.3
    let title = TextAttributes(min(setting.size(.body), narrow), palette.text).spaced(-0.02)
    let subtitle = TextAttributes(min(setting.smallSize, 0.86 * narrow), palette.secondaryText)
    let detail = TextAttributes(min(setting.size(.subheadline), 0.92 * narrow), palette.secondaryText)
    var lines = Lines(area)
    wrap(model.text("title"), title, besides: area.y + 44, &lines)
    let end = wrap(model.text("subtitle"), subtitle, besides: area.y + 44, &lines)
    // The distance stands behind the address, or below it.
    let width = detail.width(of: model.text("detail"))
    let gap = subtitle.width(of: "\u{A0}· ")
    let height = detail.size * Self.closeLines
    let isBehind = end + gap + width <= area.width
    let last = Rect(x: area.x, y: lines.rest.y - height, width: area.width, height: height)
    line(model.text("detail"), in: isBehind ? inset(last, leading: end + gap, trailing: -1) : lines.next(height), detail)
  }

  /// Draws a text around a mark of 44 points, which ends at `bottom`. Returns the end of the last line.
  @discardableResult
  private mutating func wrap(_ text: String, _ style: TextAttributes, besides bottom: Double, _ lines: inout Lines) -> Double {
    let height = style.size * Self.closeLines
    var (words, end) = (text.split(separator: " ").map(String.init), 0.0)
    while !words.isEmpty {
      let start: Double = lines.rest.y < bottom ? 56 : 0
      let room = lines.rest.width - start
      var count = 1
      while count < words.count, style.width(of: words[...count].joined(separator: " ")) <= room { count += 1 }
      let part = words[..<count].joined(separator: " ")
      words.removeFirst(count)
      end = start + style.width(of: part)
      line(part, in: inset(lines.next(height), leading: start, trailing: -1), style)
    }
    return end
  }

  mutating func drawConversationRow(_ row: ListRow, _ setting: PictureSetting) {
    let (model, palette) = (row.model, setting.palette)
    let isLarge = setting.hasAccessibilitySize
    let middle = row.frame.center.y
    if model.flag("isUnread") {
      symbol("circle.fill", in: place(in: row.frame, leading: 5.5, y: middle - 5.5, width: 11, height: 11), palette.tint)
    }
    avatar(model, in: place(in: row.frame, leading: 22, y: middle - 23, width: 46, height: 46), setting)
    var lines = Lines(inset(row.frame, leading: 78, trailing: 12).inset(top: 8, bottom: 8))
    let (first, other) = (setting.lineHeight(.body), setting.lineHeight(.subheadline))
    let name = TextAttributes(setting.size(.body), 600, palette.text)
    if isLarge {
      lines.skip(paragraph(model.text("name"), in: lines.rest, name, lineHeight: first, limit: 2))
      drawDay(of: row, in: lines.next(other), isBelow: true, setting)
    } else {
      let top = lines.next(first)
      let day = drawDay(of: row, in: top, isBelow: false, setting)
      // The conversation that a touch opens has the whole name as its title.
      line(model.text("name"), in: inset(top, leading: 0, trailing: day), name.excerpt)
    }
    let preview = TextAttributes(setting.size(.subheadline), palette.secondaryText).excerpt
    paragraph(model.text("preview"), in: lines.rest, preview, lineHeight: other - 1, limit: 2)
  }

  mutating func drawNotification(_ row: ListRow, _ setting: PictureSetting) {
    let (model, palette) = (row.model, setting.palette)
    let middle = row.frame.center.y
    ring(
      model.text("avatar"), in: place(in: row.frame, leading: 25, y: middle - 25, width: 50, height: 50), padding: 2.5, border: 2,
      setting)
    picture(model.text("image"), in: place(in: row.frame, trailing: 25, y: middle - 25, width: 50, height: 50), setting)
    let area = inset(row.frame, leading: 95, trailing: 95)
    let style = TextAttributes(setting.size(.subheadline), 300, palette.text)
    let age = TextAttributes(style.size, palette.secondaryText)
    let (name, time) = (model.text("name"), model.text("time"))
    let regular = TextAttributes(style.size, style.color)
    let words = regular.lines(
      of: "\(name) \(model.text("text"))", width: area.width, limit: setting.hasAccessibilitySize ? 3 : 2)
    check("\(name) \(model.text("text"))", ending: words.last, regular, in: area, lines: words.count)
    let last = regular.width(of: words.last ?? "")
    let ageWidth = age.width(of: time)
    // The age stands after words of one line, or else below them.
    let isBeside = words.count == 1 && last + 6 + ageWidth <= area.width
    var lines = Lines(area.middleLine(style.lineHeight * Double(words.count + (isBeside ? 0 : 1))))
    for (index, text) in words.enumerated() {
      let row = lines.next(style.lineHeight)
      let end = draw(text, beginningWith: index == 0 ? name : "", in: row, style)
      if isBeside { line(time, in: inset(row, leading: end + 6, trailing: 0), age) }
    }
    if !isBeside { line(time, in: lines.next(style.lineHeight), age) }
  }

  /// Draws a line whose first words are a name, and returns its width.
  private mutating func draw(_ text: String, beginningWith name: String, in area: Rect, _ style: TextAttributes) -> Double {
    guard !name.isEmpty, text.hasPrefix(name) else { return line(text, in: area, style) }
    let start = line(name, in: area, TextAttributes(style.size, 600, style.color)) + style.size * 0.27
    return start + line(String(text.dropFirst(name.count + 1)), in: inset(area, leading: start, trailing: -style.size), style)
  }

  mutating func drawPerson(_ row: ListRow, _ setting: PictureSetting) {
    let (model, palette) = (row.model, setting.palette)
    let middle = row.frame.center.y
    ring(
      model.text("avatar"), in: place(in: row.frame, leading: 20, y: middle - 22, width: 44, height: 44), padding: 2, border: 1.5,
      setting)
    let name = TextAttributes(setting.size(.subheadline), 600, palette.text)
    let area = inset(row.frame, leading: 78, trailing: 20)
    guard let title = model["button"]?.string else {
      rowTitle(model.text("name"), in: area, name, setting)
      return
    }
    let width = max(92, TextAttributes(setting.smallSize, 600, palette.text).width(of: title) + 28)
    if setting.hasAccessibilitySize {
      drawName(of: row, name, above: title, width: width, in: area, setting)
    } else {
      drawName(of: row, name, before: title, width: width, in: area, setting)
    }
  }

  private mutating func drawName(
    of row: ListRow, _ name: TextAttributes, before title: String, width: Double, in area: Rect, _ setting: PictureSetting
  ) {
    let height = setting.smallSize * 1.25 + 12
    let pill = place(in: area, trailing: 0, y: row.frame.center.y - height / 2, width: width, height: height)
    drawPill(title, in: pill, row, setting)
    line(row.model.text("name"), in: inset(area, leading: 0, trailing: width + 14), name)
  }

  /// At the accessibility sizes, the button stands below the name.
  private mutating func drawName(
    of row: ListRow, _ name: TextAttributes, above title: String, width: Double, in area: Rect, _ setting: PictureSetting
  ) {
    let (first, second) = (name.size * Self.closeLines, setting.smallSize * 1.25)
    var lines = Lines(area.middleLine(first + second))
    line(row.model.text("name"), in: lines.next(first), name)
    let below = lines.next(second)
    let pill = place(in: below, leading: 0, y: below.y, width: min(width, area.width), height: second)
    drawPill(title, in: pill, row, setting)
  }

  private mutating func drawPill(_ title: String, in pill: Rect, _ row: ListRow, _ setting: PictureSetting) {
    let isOn = row.model.flag("isOn")
    rect(pill, isOn ? Color(0x787880, alpha: 0.18) : setting.palette.action, radii: .all(8))
    line(title, in: pill, TextAttributes(setting.smallSize, 600, isOn ? setting.palette.text : .white), .center)
  }

  mutating func drawAction(_ row: ListRow, _ setting: PictureSetting) {
    let color = row.model.flag("isOn") ? setting.palette.action : setting.palette.text
    let mark = place(in: row.frame, leading: 20, y: row.frame.center.y - 22, width: 44, height: 44)
    ellipse(mark, Color(0x787880, alpha: 0.14))
    symbol(row.model.text("image"), in: mark.middle(22, 22), color)
    let title = TextAttributes(setting.size(.callout), color)
    rowTitle(row.model.text("title"), in: inset(row.frame, leading: 78, trailing: 20), title, setting)
  }
}

/// The kinds of places.
enum PlaceCategory {
  /// The colour of a kind, or a gray for one that the page does not bring.
  static func color(_ name: String) -> Color {
    switch name {
    case "park": Color(0x47A84C)
    case "food": Color(0xF0913A)
    case "coffee": Color(0xB5794A)
    case "shop": Color(0xE9AB1F)
    case "museum": Color(0xA56FD0)
    case "stage": Color(0xE3608F)
    case "station": Color(0x3F86E0)
    case "sight": Color(0x2FA89F)
    default: Color(0x8E8E93)
    }
  }
}
