import SplitKit

extension Canvas {
  /// Draws the content of a pane. A kind that this picture does not know is a surface with its title, as on the page.
  mutating func drawContent(_ place: ContentPlace, _ setting: PictureSetting) {
    let hasLayout = place.contentSize != .zero
    let setting = setting.tinted(place.model.tint)
    switch place.kind {
    case "tabBar":
      draw(TabBar(model: place.model, frame: place.frame, safeArea: place.safeArea), setting)
    case "sidebar":
      draw(TabSidebar(model: place.model, frame: place.frame, safeArea: place.safeArea), setting)
    case "list" where hasLayout: drawList(place, setting)
    case "grid" where hasLayout: drawGrid(place, setting)
    case "feed" where hasLayout: drawFeed(place, setting)
    case "files" where hasLayout: drawFiles(place, setting)
    case "coverFlow" where hasLayout: drawCoverFlow(place, setting)
    case "map" where hasLayout: drawMap(place, setting)
    case "comments" where hasLayout: drawComments(place, setting)
    case "story" where hasLayout: drawStory(place, setting)
    case "blockGrid" where hasLayout: drawBlockGrid(place, setting)
    case "views" where hasLayout: drawViews(place, setting)
    case "table" where hasLayout: drawTable(place, setting)
    case "placeholder": drawPlaceholder(place, setting)
    case "message", "article": drawMessage(place, setting)
    case "inspector": drawInspector(place, setting)
    case "compose": drawCompose(place, setting)
    case "conversation": drawConversation(place, setting)
    case "profileForm": drawProfileForm(place, setting)
    case "emptyMessage": drawEmptyMessage(place, setting)
    case "emptyDetail": drawEmptyDetail(place, setting)
    case "labels": drawLabels(place, setting)
    case "blank": rect(place.frame, setting.palette.background)
    case "plain": drawPlain(place, setting)
    default:
      record.noteUnknownContent()
      drawPlain(place, setting)
    }
  }

  /// A surface with a title. Each title has a tint of its own.
  private mutating func drawPlain(_ place: ContentPlace, _ setting: PictureSetting) {
    let title = place.model.usualTitle
    let hue = hue(of: title)
    if !place.isFloating { rect(place.frame, Self.plainSurface(hue, setting)) }
    let color = Color(hue: hue, saturation: 0.25, lightness: setting.isDark ? 0.7 : 0.4)
    let (label, caption) = (TextAttributes(setting.size(.title2), 300, color), TextAttributes(setting.size(.footnote), color))
    let area = place.frame.inset(by: place.contentSafeArea)
    guard !setting.hasAccessibilitySize else { return drawWrapped(title, label, place.inWords, caption, in: area) }
    var lines = Lines(area.middleLine(label.lineHeight + 6 + caption.lineHeight))
    line(title, in: lines.next(label.lineHeight), label, .center)
    line(place.inWords, in: lines.next(6 + caption.lineHeight).inset(top: 6), caption, .center, name: .part("place"))
  }

  /// Draws a title with a place below it, which may take several lines of about the same length.
  private mutating func drawWrapped(
    _ title: String, _ label: TextAttributes, _ words: String, _ caption: TextAttributes, in area: Rect
  ) {
    let room = area.inset(left: 12, right: 12)
    let width = caption.font.balancedWidth(of: words, width: room.width)
    let height = Double(caption.lines(of: words, width: width).count) * caption.lineHeight
    var lines = Lines(area.middleLine(label.lineHeight + 6 + height))
    line(title, in: lines.next(label.lineHeight), label, .center)
    let place = lines.next(6 + height).inset(top: 6).middle(width, height)
    paragraph(words, in: place, caption, lineHeight: caption.lineHeight, .center)
  }

  private static func plainSurface(_ hue: Double, _ setting: PictureSetting) -> Color {
    guard setting.isDark else { return Color(hue: hue, saturation: 0.45, lightness: 0.965) }
    let isOnSheet = setting.palette.background == setting.palette.raised
    return Color(hue: hue, saturation: isOnSheet ? 0.14 : 0.22, lightness: isOnSheet ? 0.14 : 0.09)
  }

  private mutating func drawLabels(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.palette.background, name: place.model["id"]?.string.map { .element($0) })
    let area = place.frame.inset(by: place.contentSafeArea)
    line(
      place.model.text("text"), in: area.inset(left: 20, right: 20), TextAttributes(setting.size(.body), setting.palette.text),
      .center)
  }

  /// Draws the title of two labels, which lies on the bar of the pane.
  mutating func drawTitleOfLabels(_ place: ContentPlace, _ setting: PictureSetting) {
    let area = place.frame.inset(by: place.contentSafeArea)
    let top = place.frame.y + place.safeArea.top
    let bar = Rect(x: area.x, y: top, width: area.width, height: area.y - top)
    let color = setting.palette.barTitle ?? setting.palette.text
    line(place.model.text("title"), in: bar, TextAttributes(20, 700, color), .center)
  }

  private mutating func drawEmptyMessage(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.palette.background)
    let style = TextAttributes(setting.size(.title3), setting.palette.secondaryText)
    let area = place.frame.inset(left: 20, right: 20)
    let lines = style.lines(of: place.model.text("title"), width: area.width, limit: 6)
    let height = style.lineHeight * Double(lines.count)
    paragraph(place.model.text("title"), in: area.middleLine(height), style, lineHeight: style.lineHeight, .center)
  }

  /// The mark of an empty detail. UIKit centres it in the whole height of the view.
  private mutating func drawEmptyDetail(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.palette.background)
    let side = place.model.length("size")
    let middle = place.frame.inset(left: place.safeArea.left, right: place.safeArea.right).middle(side, side)
    picture(place.model.text("image"), in: middle, setting, radii: .all(side * 0.22))
  }
}

extension ContentPlace {
  /// The place of a surface in words, as on the page (`Public/app/views/plain.js`): the column that it is in, if it is in one, and
  /// the size of its pane. It can be broken between the two.
  fileprivate var inWords: String {
    let size = "\(Self.tenths(frame.width))\u{A0}×\u{A0}\(Self.tenths(frame.height))"
    guard let name = paneColumn?.name else { return size }
    return "\(name.prefix(1).uppercased())\(name.dropFirst())\u{A0}· \(size)"
  }

  private static func tenths(_ length: Double) -> String { shortest((length * 10).rounded() / 10) }
}
