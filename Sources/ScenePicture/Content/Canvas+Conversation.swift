import SplitKit

/// A conversation: bubbles under lines with the time, and the bar with the field (`Public/apps/adaptability/page.css`).
///
/// A conversation stands at its last bubble, so it is drawn from the bar up.
extension Canvas {
  mutating func drawConversation(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.palette.background)
    let insets = setting.insets(place.safeArea, of: place.frame, model: place.model)
    let area = place.frame.inset(by: insets)
    let barHeight = 44 + setting.growth(.body)
    let bar = Rect(x: area.x, y: area.maxY - barHeight, width: area.width, height: barHeight)
    let isWide = place.model.flag("isWide")
    let column = Rect(x: area.x, y: place.frame.y, width: area.width, height: bar.y - 12 - place.frame.y).inset(
      left: isWide ? 18 : 12, right: isWide ? 18 : 12)
    let talk = Talk(place.model, width: column.width, isWide: isWide, setting)
    // A talk that is shorter than its place stands at the lower end, as the page's column in reverse.
    var y = column.maxY - talk.height
    for part in talk.parts {
      let row = Rect(x: column.x, y: y, width: column.width, height: part.height)
      if row.touches(place.frame) { draw(part, in: row, talk, place.model, setting) }
      y += part.height
    }
    if let receiver = place.model["to"] { drawReceiver(receiver, add: place.model["add"], in: area, setting) }
    drawMessageBar(place.model, in: bar, bottom: place.frame.maxY, setting)
  }

  /// The line for the receiver of a new message, below the bar.
  private mutating func drawReceiver(_ field: Value, add: Value?, in area: Rect, _ setting: PictureSetting) {
    let row = Rect(x: area.x, y: area.y, width: area.width, height: 44 + setting.growth(.subheadline))
    let style = TextAttributes(setting.size(.subheadline), setting.palette.secondaryText)
    let label = line("To:", in: inset(row, leading: 15, trailing: 48), style)
    let text = inset(row, leading: 15 + label + 6, trailing: 52)
    line(field.text("text"), in: text, TextAttributes(setting.size(.body), setting.palette.text).excerpt)
    symbol("plus.circle", in: place(in: row, trailing: 12, y: row.center.y - 12, width: 24, height: 24), setting.palette.tint)
    if let id = add?.text("id") {
      rect(place(in: row, trailing: 2, y: row.center.y - 22, width: 44, height: 44), nil, name: .element(id))
    }
    rect(Rect(x: row.x, y: row.maxY, width: row.width, height: 0.5), setting.palette.hairline)
  }

  private mutating func draw(_ part: Talk.Part, in row: Rect, _ talk: Talk, _ model: Value, _ setting: PictureSetting) {
    switch part.kind {
    case .time(let time):
      drawTime(time, in: row.inset(top: 14, bottom: 8), setting)
    case .bubble(let bubble):
      let frame =
        bubble.isOwn
        ? place(in: row, trailing: 0, y: row.y + 2, width: bubble.width, height: bubble.height)
        : place(in: row, leading: talk.portraitWidth, y: row.y + 2, width: bubble.width, height: bubble.height)
      if let name = bubble.picture {
        picture(name, in: frame, setting, radii: .all(18))
      } else {
        drawBubble(bubble, in: frame, lineHeight: talk.lineHeight, setting)
      }
      guard talk.portraitWidth > 0, !bubble.isOwn, bubble.isLast else { return }
      let portrait = Value.object([
        Member("name", model["title"] ?? ""), Member("initials", model["initials"] ?? ""),
        Member("avatar", model["avatar"] ?? .null),
      ])
      avatar(portrait, in: place(in: row, leading: 0, y: frame.maxY - 30, width: 30, height: 30), setting)
    }
  }

  /// Draws the time of an exchange, whose day is bold.
  private mutating func drawTime(_ time: String, in row: Rect, _ setting: PictureSetting) {
    let style = TextAttributes(setting.size(.caption2), setting.palette.secondaryText)
    let bold = TextAttributes(style.size, 600, style.color)
    let words = time.split(separator: " ")
    let (day, hour) = (words.dropLast(2).joined(separator: " "), words.suffix(2).joined(separator: " "))
    let dayWidth = bold.width(of: day) + (day.isEmpty ? 0 : style.size * 0.27)
    let width = dayWidth + style.width(of: hour) + 0.5
    let area = row.middle(min(width, row.width), row.height)
    line(day, in: area, bold)
    line(hour, in: inset(area, leading: dayWidth, trailing: 0), style)
  }

  private mutating func drawBubble(
    _ bubble: Talk.Bubble, in frame: Rect, lineHeight: Double, _ setting: PictureSetting
  ) {
    let color = Color(bubble.isOwn ? (setting.isDark ? 0x0A70E8 : 0x0A7CFF) : (setting.isDark ? 0x2C2C30 : 0xE5E5EA))
    if bubble.isLast { path(tail(of: frame, isAtRight: bubble.isOwn != isMirrored), color) }
    if bubble.isOwn {
      rect(frame, stops: [(0, Color(setting.isDark ? 0x218DFF : 0x2B9BFF)), (1, color)], radii: .all(18))
    } else {
      rect(frame, color, radii: .all(18))
    }
    let style = TextAttributes(setting.size(.body), bubble.isOwn ? .white : setting.palette.text)
    for (index, text) in bubble.lines.enumerated() {
      let row = Rect(
        x: frame.x + 13, y: frame.y + 7 + lineHeight * Double(index), width: frame.width - 25, height: lineHeight)
      line(text, in: row, style)
    }
  }

  /// The tail of the last bubble, which goes out 6 points beyond a side of the bubble (`Public/apps/adaptability/page.css`).
  private func tail(of frame: Rect, isAtRight: Bool) -> String {
    let (x, y) = (isAtRight ? frame.maxX + 6 : frame.x - 6, frame.maxY - 20)
    func at(_ dx: Double, _ dy: Double) -> String { "\(shortest(isAtRight ? x - dx : x + dx)) \(shortest(y + dy))" }
    return
      "M\(at(6, 0))L\(at(6, 9))C\(at(6, 14)) \(at(3.6, 17.4)) \(at(0, 19.6))C\(at(5.4, 20.4)) \(at(10.4, 19)) \(at(13.6, 15.8))"
      + "L\(at(18, 8))L\(at(18, 0))Z"
  }

  private mutating func drawMessageBar(_ model: Value, in bar: Rect, bottom: Double, _ setting: PictureSetting) {
    let palette = setting.palette
    rect(Rect(x: bar.x, y: bar.y, width: bar.width, height: bottom - bar.y), palette.bar)
    rect(Rect(x: bar.x, y: bar.y - 0.5, width: bar.width, height: 0.5), palette.hairline)
    let camera = place(in: bar, leading: 12, y: bar.center.y - 13.5, width: 27, height: 27)
    symbol("camera.fill", in: camera, palette.secondaryText.opacity(model["camera"]?.flag("isEnabled") == true ? 1 : 0.5))
    rect(Rect(x: camera.x - 8.5, y: bar.y, width: 44, height: bar.height), nil, name: .element(model["camera"]?.text("id") ?? ""))
    let canSend = model["send"]?.flag("isEnabled") == true
    let style = TextAttributes(setting.size(.body), 600, canSend ? palette.tint : palette.secondaryText)
    let send = line("Send", in: inset(bar, leading: 0, trailing: 12), style, .trailing)
    let target = place(in: bar, trailing: 12, y: bar.y, width: send, height: bar.height)
    rect(target, nil, name: .element(model["send"]?.text("id") ?? ""))
    let field = inset(bar, leading: 49, trailing: send + 22).middleLine(29 + setting.growth(.body))
    rect(field, palette.background, radii: .all(5))
    border(field, Color(setting.isDark ? 0x48484A : 0xC8C8CD), width: 0.5, radii: .all(5))
    let text = model["field"]?.text("text") ?? ""
    let shown = text.isEmpty ? model["field"]?.text("placeholder") ?? "" : text
    let area = field.inset(left: 9, right: 9)
    // At the accessibility sizes, the words in an empty field shrink until they fit (`Public/apps/adaptability/messages.css`).
    let quiet = setting.hasAccessibilitySize ? min(style.size, (area.width - 2) * 0.22) : style.size
    let attributes = text.isEmpty ? TextAttributes(quiet, palette.chevron) : TextAttributes(style.size, palette.text).excerpt
    line(shown, in: area, attributes)
  }
}

/// The parts of a conversation with their heights.
struct Talk {
  struct Bubble {
    let lines: [String]
    /// The name of a picture, which a bubble has instead of lines.
    var picture: String?
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
  /// The height of a line in a bubble.
  let lineHeight: Double

  init(_ model: Value, width: Double, isWide: Bool, _ setting: PictureSetting) {
    portraitWidth = isWide ? 42 : 0
    lineHeight = setting.lineHeight(.body) - 1
    let most = isWide ? min(width * 0.66, 460) : width * 0.76
    let timeHeight = 22 + setting.size(.caption2) * 1.25
    for exchange in model.list("exchanges") {
      parts.append(Part(kind: .time(exchange.text("time")), height: timeHeight))
      let bubbles = exchange.list("bubbles")
      for (index, bubble) in bubbles.enumerated() {
        let isOwn = bubble.flag("isOwn")
        let isLast = index + 1 == bubbles.count || bubbles[index + 1].flag("isOwn") != isOwn
        if let picture = bubble["picture"]?.string {
          append(picture: picture, isOwn: isOwn, isLast: isLast)
        } else {
          append(bubble.text("text"), isOwn: isOwn, isLast: isLast, most: most, size: setting.size(.body))
        }
      }
    }
  }

  private mutating func append(_ text: String, isOwn: Bool, isLast: Bool, most: Double, size: Double) {
    let style = TextAttributes(size, .black)
    let lines = style.lines(of: text, width: most - 26, limit: 60)
    let longest = lines.map(style.width).max() ?? 0
    let height = 15 + lineHeight * Double(max(1, lines.count))
    let bubble = Bubble(lines: lines, isOwn: isOwn, isLast: isLast, width: min(most, longest + 27), height: height)
    parts.append(Part(kind: .bubble(bubble), height: 2 + height + (isLast ? 8 : 0)))
  }

  private mutating func append(picture: String, isOwn: Bool, isLast: Bool) {
    let bubble = Bubble(lines: [], picture: picture, isOwn: isOwn, isLast: isLast, width: 180, height: 180)
    parts.append(Part(kind: .bubble(bubble), height: 182 + (isLast ? 8 : 0)))
  }

  var height: Double { parts.reduce(0) { $0 + $1.height } }
}
