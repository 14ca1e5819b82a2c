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
  /// Whether hairlines separate the rows.
  var hasLines = true
  /// The colour of the hairlines, or nil for that of the system.
  var lineColor: Color?

  /// Whether the row is of an app that a scenario file describes.
  private var isBlock: Bool { ["row", "fieldRow", "buttonRow", "cell"].contains(model.text("kind")) }

  fileprivate var isOnCard: Bool {
    let isOfSidebar = style.leadsOn && style.name == "sidebar"
    return switch model.text("kind") {
    case "switch": true
    case "mailbox": style.leadsOn
    default: isBlock && (style.isGrouped || isOfSidebar)
    }
  }

  /// Whether the row reaches from edge to edge of its list, and the group has lines above and below it.
  fileprivate var isOfWideGroup: Bool { isBlock && style.name == "grouped" }

  fileprivate func cardRadii(_ radius: Double) -> Radii {
    if isOfWideGroup { return .zero }
    return switch (isFirst, isLast) {
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
    aside(of: row) { $0.drawContents(of: row, setting) }
    if row.hasLines { drawLine(of: row, setting) }
  }

  private mutating func drawContents(of row: ListRow, _ setting: PictureSetting) {
    switch row.model.text("kind") {
    case "mailbox": drawMailbox(row, setting)
    case "message": drawMessageRow(row, setting)
    case "switch": drawSwitch(row, setting)
    case "row": drawBlockRow(row, setting)
    case "fieldRow": drawFieldRow(row, setting)
    case "buttonRow": drawButtonRow(row, setting)
    case "place": drawPlaceRow(row, setting)
    case "conversation": drawConversationRow(row, setting)
    case "notification": drawNotification(row, setting)
    case "person": drawPerson(row, setting)
    case "action": drawAction(row, setting)
    default: drawItem(row, setting)
    }
  }

  mutating func drawSurface(of row: ListRow, _ setting: PictureSetting) {
    let isGlass = setting.finish == .glass
    let kind = row.model.text("kind")
    let selected = row.model.color("selectedBackground") ?? setting.palette.selected
    if let color = row.model["background"]?.string.flatMap(Color.init(hex:)) {
      return rect(row.frame, color, radii: row.isOnCard ? row.cardRadii(setting.palette.cardRadius) : .zero)
    }
    if row.isOnCard, !(isGlass && row.style.name == "sidebar" && row.style.background == nil) {
      rect(row.frame, setting.palette.card, radii: row.cardRadii(setting.palette.cardRadius))
    }
    guard row.isSelected else { return }
    if setting.finish == .glossy { return rect(row.frame, stops: [(0, Color(0x058CF5)), (1, Color(0x015DE6))]) }
    switch kind {
    case "mailbox" where row.style.leadsOn: rect(row.frame, selected)
    case "mailbox": rect(row.frame, selected, radii: .all(isGlass ? 23 : 10))
    case "row" where row.isOnCard, "cell" where row.isOnCard:
      rect(row.frame, selected, radii: row.cardRadii(setting.palette.cardRadius))
    case "row" where row.style.name == "sidebar": rect(row.frame, selected, radii: .all(isGlass ? 23 : 10))
    case "message" where isGlass, "row" where isGlass:
      rect(row.frame.inset(top: 1, left: 8, bottom: 1, right: 8), selected, radii: .all(22))
    case "place" where isGlass:
      rect(row.frame.inset(top: 1, left: 10, bottom: 1, right: 10), selected, radii: .all(20))
    case "message", "place", "conversation", "row", "cell": rect(row.frame, selected)
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
    let color = row.lineColor ?? setting.palette.hairline
    let inset = Self.lineInset(of: row, setting)
    // On iOS 26 a hairline keeps its distance from the trailing edge too.
    let end: Double = setting.finish == .glass ? (row.isOnCard ? 16 : 20) : 0
    let width = max(0, row.frame.width - inset - end)
    if row.isOnCard {
      if row.isOfWideGroup { drawEdges(of: row, setting) }
      guard !row.isFirst else { return }
      return rect(place(in: row.frame, leading: inset, y: row.frame.y, width: width, height: 0.5), color)
    }
    if row.isLast || row.isSelected || row.isBeforeSelected { return }
    if ["mailbox", "row"].contains(kind), row.style.name == "sidebar", setting.finish == .glass { return }
    rect(place(in: row.frame, leading: inset, y: row.frame.maxY - 0.5, width: width, height: 0.5), color)
  }

  /// Draws the lines above and below a group that is as wide as its list.
  private mutating func drawEdges(of row: ListRow, _ setting: PictureSetting) {
    for (isEdge, y) in [(row.isFirst, row.frame.y), (row.isLast, row.frame.maxY - 0.5)] where isEdge {
      rect(Rect(x: row.frame.x, y: y, width: row.frame.width, height: 0.5), setting.palette.hairline)
    }
  }

  private static func lineInset(of row: ListRow, _ setting: PictureSetting) -> Double {
    let isGlass = setting.finish == .glass
    return switch row.model.text("kind") {
    case "row":
      row.style.blockPadding(setting)
        + (row.model["image"]?.string == nil
          ? 0 : (row.model.imageSize?.width ?? setting.blockSymbolSide) + BlockRowMetrics.symbolGap)
    case "mailbox": 50
    case "message": isGlass ? 36 : 28
    case "place": isGlass ? 74 : 66
    case "conversation", "person", "action": 78
    default: 16
    }
  }

  /// A row with a title alone, such as one of a kind that this picture does not know.
  private mutating func drawItem(_ row: ListRow, _ setting: PictureSetting) {
    let isOfSlide = setting.app == "mail-slide"
    let color = row.isSelected && setting.finish == .glossy ? Color.white : setting.palette.text
    let style =
      isOfSlide
      ? TextAttributes(setting.size(.title3), 700, color) : TextAttributes(setting.size(.subheadline), color)
    rowTitle(row.model.usualTitle, in: row.frame.inset(left: isOfSlide ? 10 : 0, right: isOfSlide ? 10 : 0), style, setting)
  }
}
