import SplitKit

/// A feed of posts under a strip that stays at the top (`Public/apps/instagram/feed.css`).
extension Canvas {
  mutating func drawFeed(_ place: ContentPlace, _ setting: PictureSetting) {
    if !place.isFloating { rect(place.frame, setting.palette.background) }
    let rowHeight = place.number("rowHeight")
    let headerHeight = place.numbers("headerHeights").first ?? 0
    let column = place.column
    guard rowHeight > 0 else { return }
    let side = max(0, rowHeight - place.model.length("besidesPicture"))
    for (index, row) in place.model.list("rows").enumerated() {
      let y = column.y + headerHeight + Double(index) * rowHeight
      let frame = Rect(x: column.x, y: y, width: column.width, height: rowHeight)
      if frame.touches(place.frame) { drawPost(row, in: frame, side: side, setting) }
    }
    guard headerHeight > 0, let header = place.model["header"], header != .null else { return }
    let pinned = Rect(
      x: column.x, y: max(column.y, place.frame.y + place.insets.top), width: column.width, height: headerHeight)
    rect(pinned, setting.palette.background)
    drawStrip(header, in: pinned, place, setting)
  }

  private mutating func drawPost(_ row: Value, in frame: Rect, side: Double, _ setting: PictureSetting) {
    rect(frame, nil, name: .element(row.text("id")))
    let more = setting.growth(.subheadline)
    let header = Rect(x: frame.x, y: frame.y, width: frame.width, height: 80 + more + setting.growth(.footnote))
    drawPostHeader(row, in: header, setting)
    let photo = Rect(x: frame.x, y: header.maxY, width: frame.width, height: side)
    let images = row.list("images")
    picture(images.first?.string ?? "", in: photo, setting)
    drawDots(images.count, in: photo)
    let actions = Rect(x: frame.x, y: photo.maxY, width: frame.width, height: 80 + more)
    drawActions(row, in: actions, setting)
    let comments = inset(Rect(x: frame.x, y: actions.maxY + 8, width: frame.width, height: 25 + more), leading: 25, trailing: 20)
    let usual = setting.size(.subheadline)
    let size = setting.hasAccessibilitySize ? min(usual, max(1, (frame.width - 45) / 9.6)) : usual
    let style = TextAttributes(size, 300, setting.palette.secondaryText)
    line(row["comments"]?.text("title") ?? "", in: comments, style)
  }

  private mutating func drawPostHeader(_ row: Value, in area: Rect, _ setting: PictureSetting) {
    if setting.hasAccessibilitySize, area.width <= 750 { return drawWrappedPostHeader(row, in: area, setting) }
    let text = inset(area, leading: 90, trailing: 84)
    drawOwner(row, in: area, middle: area.center.y, setting)
    let owner = TextAttributes(setting.size(.subheadline), 600, setting.palette.text)
    let location = TextAttributes(setting.size(.footnote), 300, setting.palette.text)
    var lines = Lines(text.middleLine(owner.lineHeight + 5 + location.lineHeight))
    line(row.text("owner"), in: lines.next(owner.lineHeight), owner)
    line(row.text("location"), in: lines.next(5 + location.lineHeight).inset(top: 5), location)
  }

  /// Draws the portrait of an owner and the button for more around the middle of a line.
  private mutating func drawOwner(_ row: Value, in area: Rect, middle: Double, _ setting: PictureSetting) {
    let face = place(in: area, leading: 20, y: middle - 25, width: 50, height: 50)
    ring(row.text("avatar"), in: face, padding: 1.5, border: 1.5, setting)
    rect(face, nil, name: .element(row["story"]?.text("id") ?? ""))
    let more = place(in: area, trailing: 20, y: middle - 22, width: 44, height: 44)
    drawIcon("ellipsis", of: row["more"], in: more, setting.palette.text)
  }

  /// Draws a header at the accessibility sizes, where the location has lines of its own below the owner
  /// (`Public/apps/instagram/feed.css`).
  private mutating func drawWrappedPostHeader(_ row: Value, in area: Rect, _ setting: PictureSetting) {
    let owner = TextAttributes(setting.size(.subheadline), 600, setting.palette.text)
    let location = TextAttributes(min(setting.size(.footnote), area.width * 0.098), 300, setting.palette.text)
    let room = inset(area, leading: 20, trailing: 20)
    let first = max(50, owner.size * 1.15)
    let below = Double(location.lines(of: row.text("location"), width: room.width).count) * location.size * 1.1
    var lines = Lines(room.middleLine(first + below))
    let top = lines.next(first)
    drawOwner(row, in: area, middle: top.center.y, setting)
    line(row.text("owner"), in: inset(top, leading: 70, trailing: 64), owner)
    paragraph(row.text("location"), in: lines.rest, location, lineHeight: location.size * 1.1)
  }

  private mutating func drawDots(_ count: Int, in photo: Rect) {
    guard count > 0 else { return }
    let width = Double(count) * 15 - 8
    for index in 0..<count {
      let x = photo.center.x - width / 2 + Double(index) * 15
      let isCurrent = index == (isMirrored ? count - 1 : 0)
      ellipse(Rect(x: x, y: photo.maxY - 20, width: 7, height: 7), .white.opacity(isCurrent ? 1 : 0.45))
    }
  }

  private mutating func drawActions(_ row: Value, in area: Rect, _ setting: PictureSetting) {
    let color = setting.palette.text
    let y = area.y + 18
    let isLiked = row["like"]?.flag("isOn") ?? false
    let like = place(in: area, leading: 20, y: y, width: 40, height: 40)
    drawIcon(isLiked ? "suit.heart.fill" : "suit.heart", of: row["like"], in: like, isLiked ? Color(0xED4956) : color)
    drawIcon("message", of: row["comment"], in: place(in: area, leading: 74, y: y, width: 40, height: 40), color)
    drawIcon("paperplane", of: row["share"], in: place(in: area, leading: 128, y: y, width: 40, height: 40), color)
    let isSaved = row["save"]?.flag("isOn") ?? false
    let save = place(in: area, trailing: 20, y: y, width: 40, height: 40)
    drawIcon(isSaved ? "bookmark.fill" : "bookmark", of: row["save"], in: save, color)
    let height = 22 + setting.growth(.subheadline)
    let likes = inset(Rect(x: area.x, y: area.y + 58, width: area.width, height: height), leading: 25, trailing: 20)
    line(row["likes"]?.text("title") ?? "", in: likes, TextAttributes(setting.size(.subheadline), 600, color))
  }

  private mutating func drawIcon(_ image: String, of part: Value?, in area: Rect, _ color: Color) {
    symbol(image, in: area.middle(27, 27), color)
    rect(area, nil, name: .element(part?.text("id") ?? ""))
  }
}
