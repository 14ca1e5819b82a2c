import SplitKit

/// The rows of the other apps that the page brings (`Public/apps/*/*.css`).
extension Canvas {
  mutating func drawPlaceRow(_ row: ListRow, _ setting: PictureSetting) {
    let (model, palette) = (row.model, setting.palette)
    let padding: Double = setting.finish == .glass ? 24 : 16
    let mark = place(in: row.frame, leading: padding, y: row.frame.center.y - 19, width: 38, height: 38)
    let color = PlaceCategory.color(model.text("category"))
    rect(mark, stops: [(0, color.mixed(0.14, with: .white)), (1, color)], radii: .all(19))
    symbol(model.text("image"), in: mark.middle(22, 22), .white)
    let area = inset(row.frame, leading: padding + 50, trailing: padding)
    let detail = line(model.text("detail"), in: area, TextAttributes(15, palette.secondaryText), .trailing)
    let text = inset(area, leading: 0, trailing: detail + 12)
    let middle = row.frame.center.y
    line(
      model.text("title"), in: Rect(x: text.x, y: middle - 20, width: text.width, height: 20), TextAttributes(17, palette.text))
    line(
      model.text("subtitle"), in: Rect(x: text.x, y: middle, width: text.width, height: 20),
      TextAttributes(14, palette.secondaryText))
  }

  mutating func drawConversationRow(_ row: ListRow, _ setting: PictureSetting) {
    let (model, palette) = (row.model, setting.palette)
    let middle = row.frame.center.y
    if model.flag("isUnread") {
      symbol("circle.fill", in: place(in: row.frame, leading: 5.5, y: middle - 5.5, width: 11, height: 11), palette.tint)
    }
    avatar(model, in: place(in: row.frame, leading: 22, y: middle - 23, width: 46, height: 46), setting)
    let area = inset(row.frame, leading: 78, trailing: 12)
    let top = row.frame.y + 8
    let first = Rect(x: area.x, y: top, width: area.width, height: 22)
    let day = drawDay(model.text("day"), in: first, hasChevron: row.style.leadsOn, setting)
    line(model.text("name"), in: inset(first, leading: 0, trailing: day + 8), TextAttributes(17, 600, palette.text))
    let rest = Rect(x: area.x, y: top + 22, width: area.width, height: row.frame.maxY - top - 22)
    paragraph(model.text("preview"), in: rest, TextAttributes(15, palette.secondaryText), lineHeight: 19, limit: 2)
  }

  mutating func drawNotification(_ row: ListRow, _ setting: PictureSetting) {
    let (model, palette) = (row.model, setting.palette)
    let middle = row.frame.center.y
    ring(
      model.text("avatar"), in: place(in: row.frame, leading: 25, y: middle - 25, width: 50, height: 50), padding: 2.5, border: 2,
      setting)
    picture(model.text("image"), in: place(in: row.frame, trailing: 25, y: middle - 25, width: 50, height: 50), setting)
    let area = inset(row.frame, leading: 95, trailing: 95)
    let name = Rect(x: area.x, y: middle - 19, width: area.width, height: 19)
    let width = line(model.text("name"), in: name, TextAttributes(15, 600, palette.text))
    line(model.text("time"), in: inset(name, leading: width + 6, trailing: 0), TextAttributes(15, palette.secondaryText))
    line(model.text("text"), in: name.moved(y: 19), TextAttributes(15, 300, palette.text))
  }

  mutating func drawPerson(_ row: ListRow, _ setting: PictureSetting) {
    let (model, palette) = (row.model, setting.palette)
    let middle = row.frame.center.y
    ring(
      model.text("avatar"), in: place(in: row.frame, leading: 20, y: middle - 22, width: 44, height: 44), padding: 2, border: 1.5,
      setting)
    var end: Double = 20
    if let title = model["button"]?.string {
      let width = max(92, TextMeasure.width(title, size: 14, weight: 600) + 28)
      let pill = place(in: row.frame, trailing: 20, y: middle - 15, width: width, height: 30)
      let isOn = model.flag("isOn")
      rect(pill, isOn ? Color(0x787880, alpha: 0.18) : palette.action, radii: .all(8))
      line(title, in: pill, TextAttributes(14, 600, isOn ? palette.text : .white), .center)
      end += width + 14
    }
    line(model.text("name"), in: inset(row.frame, leading: 78, trailing: end), TextAttributes(15, 600, palette.text))
  }

  mutating func drawAction(_ row: ListRow, _ setting: PictureSetting) {
    let color = row.model.flag("isOn") ? setting.palette.action : setting.palette.text
    let mark = place(in: row.frame, leading: 20, y: row.frame.center.y - 22, width: 44, height: 44)
    ellipse(mark, Color(0x787880, alpha: 0.14))
    symbol(row.model.text("image"), in: mark.middle(22, 22), color)
    line(row.model.text("title"), in: inset(row.frame, leading: 78, trailing: 20), TextAttributes(16, color))
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
