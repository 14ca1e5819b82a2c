import SplitKit

/// A conversation: bubbles under lines with the time, and the bar with the field (`Public/apps/adaptability/page.css`).
///
/// A conversation stands at its last bubble, so it is drawn from the bar up.
extension Canvas {
  mutating func drawConversation(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.palette.background)
    let insets = setting.insets(place.safeArea, of: place.frame, model: place.model)
    let area = place.frame.inset(by: insets)
    let bar = Rect(x: area.x, y: area.maxY - 44, width: area.width, height: 44)
    let isWide = place.model.flag("isWide")
    let column = Rect(x: area.x, y: place.frame.y, width: area.width, height: bar.y - 12 - place.frame.y).inset(
      left: isWide ? 18 : 12, right: isWide ? 18 : 12)
    let talk = Talk(place.model, width: column.width, isWide: isWide)
    // A talk that is shorter than its place stands at the lower end, as the page's column in reverse.
    var y = column.maxY - talk.height
    for part in talk.parts {
      let row = Rect(x: column.x, y: y, width: column.width, height: part.height)
      if row.touches(place.frame) { draw(part, in: row, talk, place.model, setting) }
      y += part.height
    }
    drawMessageBar(place.model, in: bar, bottom: place.frame.maxY, setting)
  }

  private mutating func draw(_ part: Talk.Part, in row: Rect, _ talk: Talk, _ model: Value, _ setting: PictureSetting) {
    switch part.kind {
    case .time(let time):
      line(
        time, in: Rect(x: row.x, y: row.y + 14, width: row.width, height: 14), TextAttributes(11, setting.palette.secondaryText),
        .center)
    case .bubble(let bubble):
      let frame =
        bubble.isOwn
        ? place(in: row, trailing: 0, y: row.y + 2, width: bubble.width, height: bubble.height)
        : place(in: row, leading: talk.portraitWidth, y: row.y + 2, width: bubble.width, height: bubble.height)
      drawBubble(bubble, in: frame, setting)
      guard talk.portraitWidth > 0, !bubble.isOwn, bubble.isLast else { return }
      let portrait = Value.object([
        Member("name", model["title"] ?? ""), Member("initials", model["initials"] ?? ""),
        Member("avatar", model["avatar"] ?? .null),
      ])
      avatar(portrait, in: place(in: row, leading: 0, y: frame.maxY - 30, width: 30, height: 30), setting)
    }
  }

  private mutating func drawBubble(_ bubble: Talk.Bubble, in frame: Rect, _ setting: PictureSetting) {
    if bubble.isOwn {
      rect(
        frame, stops: [(0, Color(setting.isDark ? 0x218DFF : 0x2B9BFF)), (1, Color(setting.isDark ? 0x0A70E8 : 0x0A7CFF))],
        radii: .all(18))
    } else {
      rect(frame, Color(setting.isDark ? 0x2C2C30 : 0xE5E5EA), radii: .all(18))
    }
    let color = bubble.isOwn ? Color.white : setting.palette.text
    for (index, text) in bubble.lines.enumerated() {
      let row = Rect(x: frame.x + 13, y: frame.y + 7 + 21 * Double(index), width: frame.width - 25, height: 21)
      line(text, in: row, TextAttributes(17, color))
    }
  }

  private mutating func drawMessageBar(_ model: Value, in bar: Rect, bottom: Double, _ setting: PictureSetting) {
    let palette = setting.palette
    rect(Rect(x: bar.x, y: bar.y, width: bar.width, height: bottom - bar.y), palette.bar)
    rect(Rect(x: bar.x, y: bar.y - 0.5, width: bar.width, height: 0.5), palette.hairline)
    symbol("camera.fill", in: place(in: bar, leading: 12, y: bar.center.y - 13.5, width: 27, height: 27), palette.secondaryText)
    let send = TextMeasure.width("Send", size: 17, weight: 600)
    line("Send", in: inset(bar, leading: 0, trailing: 12), TextAttributes(17, 600, palette.secondaryText), .trailing)
    let field = inset(bar, leading: 49, trailing: send + 22).middleLine(29)
    rect(field, palette.background, radii: .all(5))
    border(field, Color(setting.isDark ? 0x48484A : 0xC8C8CD), width: 0.5, radii: .all(5))
    let text = model["field"]?.text("text") ?? ""
    let shown = text.isEmpty ? model["field"]?.text("placeholder") ?? "" : text
    line(shown, in: field.inset(left: 9, right: 9), TextAttributes(17, text.isEmpty ? palette.chevron : palette.text))
  }
}

/// The parts of a conversation with their heights.
struct Talk {
  struct Bubble {
    let lines: [String]
    let isOwn: Bool
    /// Whether the next bubble is from the other person.
    let isLast: Bool
    let width: Double
    let height: Double
  }

  enum Kind {
    case time(String)
    case bubble(Bubble)
  }

  struct Part {
    let kind: Kind
    let height: Double
  }

  private(set) var parts: [Part] = []
  /// The width of the portraits beside the bubbles, which only a wide layout has.
  let portraitWidth: Double

  init(_ model: Value, width: Double, isWide: Bool) {
    portraitWidth = isWide ? 42 : 0
    let most = isWide ? min(width * 0.66, 460) : width * 0.76
    for exchange in model.list("exchanges") {
      parts.append(Part(kind: .time(exchange.text("time")), height: 36))
      let bubbles = exchange.list("bubbles")
      for (index, bubble) in bubbles.enumerated() {
        let isOwn = bubble.flag("isOwn")
        let isLast = index + 1 == bubbles.count || bubbles[index + 1].flag("isOwn") != isOwn
        let lines = TextMeasure.lines(bubble.text("text"), width: most - 26, size: 17, weight: 400, limit: 60)
        let longest = lines.map { TextMeasure.width($0, size: 17, weight: 400) }.max() ?? 0
        let height = 15 + 21 * Double(max(1, lines.count))
        let shown = Bubble(lines: lines, isOwn: isOwn, isLast: isLast, width: min(most, longest + 27), height: height)
        parts.append(Part(kind: .bubble(shown), height: 2 + height + (isLast ? 8 : 0)))
      }
    }
  }

  var height: Double { parts.reduce(0) { $0 + $1.height } }
}
