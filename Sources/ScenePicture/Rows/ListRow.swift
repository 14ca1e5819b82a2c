import SplitKit

/// A row of a list at its place.
struct ListRow {
  let model: Value
  let frame: Rect
  let isSelected: Bool
  /// Whether the next row is selected, so that no line separates the two.
  let isBeforeSelected: Bool
  let isFirst: Bool
  let isLast: Bool
  let style: ListStyle

  fileprivate var isOnCard: Bool { model.text("kind") == "switch" || (model.text("kind") == "mailbox" && style.leadsOn) }

  fileprivate func cardRadii(_ radius: Double) -> Radii {
    switch (isFirst, isLast) {
    case (true, true): .all(radius)
    case (true, false): .top(radius)
    case (false, true): .bottom(radius)
    case (false, false): .zero
    }
  }
}

extension Canvas {
  mutating func draw(_ row: ListRow, _ setting: PictureSetting) {
    drawSurface(of: row, setting)
    rect(row.frame, nil, name: .element(row.model.text("id")))
    switch row.model.text("kind") {
    case "mailbox": drawMailbox(row, setting)
    case "message": drawMessageRow(row, setting)
    case "switch": drawSwitch(row, setting)
    case "place": drawPlaceRow(row, setting)
    case "conversation": drawConversationRow(row, setting)
    case "notification": drawNotification(row, setting)
    case "person": drawPerson(row, setting)
    case "action": drawAction(row, setting)
    default: drawItem(row, setting)
    }
    drawLine(of: row, setting)
  }

  private mutating func drawSurface(of row: ListRow, _ setting: PictureSetting) {
    let isGlass = setting.finish == .glass
    let kind = row.model.text("kind")
    if row.isOnCard, !(isGlass && kind == "mailbox" && row.style.background == nil) {
      rect(row.frame, setting.palette.card, radii: row.cardRadii(setting.palette.cardRadius))
    }
    guard row.isSelected else { return }
    if setting.finish == .glossy { return rect(row.frame, stops: [(0, Color(0x058CF5)), (1, Color(0x015DE6))]) }
    switch kind {
    case "mailbox" where row.style.leadsOn: rect(row.frame, setting.palette.selected)
    case "mailbox": rect(row.frame, setting.palette.selected, radii: .all(isGlass ? 23 : 10))
    case "message" where isGlass:
      rect(row.frame.inset(top: 1, left: 8, bottom: 1, right: 8), setting.palette.selected, radii: .all(22))
    case "place" where isGlass:
      rect(row.frame.inset(top: 1, left: 10, bottom: 1, right: 10), setting.palette.selected, radii: .all(20))
    case "message", "place", "conversation": rect(row.frame, setting.palette.selected)
    default: break
    }
  }

  /// A hairline between two rows. On a card it is above a row.
  private mutating func drawLine(of row: ListRow, _ setting: PictureSetting) {
    let kind = row.model.text("kind")
    if setting.finish == .glossy {
      return rect(Rect(x: row.frame.x, y: row.frame.maxY - 1, width: row.frame.width, height: 1), setting.palette.hairline)
    }
    guard kind != "notification" else { return }
    let inset = Self.lineInset(of: kind, setting)
    // On iOS 26 a hairline keeps its distance from the trailing edge too.
    let end: Double = setting.finish == .glass ? (row.isOnCard ? 16 : 20) : 0
    let width = max(0, row.frame.width - inset - end)
    if row.isOnCard {
      guard !row.isFirst else { return }
      return rect(place(in: row.frame, leading: inset, y: row.frame.y, width: width, height: 0.5), setting.palette.hairline)
    }
    if row.isLast || row.isSelected || row.isBeforeSelected { return }
    if kind == "mailbox", setting.finish == .glass { return }
    rect(place(in: row.frame, leading: inset, y: row.frame.maxY - 0.5, width: width, height: 0.5), setting.palette.hairline)
  }

  private static func lineInset(of kind: String, _ setting: PictureSetting) -> Double {
    let isGlass = setting.finish == .glass
    return switch kind {
    case "mailbox": 50
    case "message": isGlass ? 36 : 28
    case "place": isGlass ? 74 : 66
    case "conversation", "person", "action": 78
    default: 16
    }
  }

  /// A row with a title alone, such as one of a kind that this picture does not know.
  private mutating func drawItem(_ row: ListRow, _ setting: PictureSetting) {
    let isOfSlide = setting.preview == "mail-slide"
    let color = row.isSelected && setting.finish == .glossy ? Color.white : setting.palette.text
    let style =
      isOfSlide
      ? TextAttributes(setting.size(.title3), 700, color) : TextAttributes(setting.size(.subheadline), color)
    rowTitle(row.model.usualTitle, in: row.frame.inset(left: isOfSlide ? 10 : 0, right: isOfSlide ? 10 : 0), style, setting)
  }
}
