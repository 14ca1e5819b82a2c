import SplitKit

extension Canvas {
  /// Draws the content of a pane. A kind that this picture does not know is a surface with its title, as on the page.
  mutating func drawContent(_ place: ContentPlace, _ setting: PictureSetting) {
    let hasLayout = place.contentSize != .zero
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
    case "message": drawMessage(place, setting)
    case "inspector": drawInspector(place, setting)
    case "compose": drawCompose(place, setting)
    case "conversation": drawConversation(place, setting)
    case "profileForm": drawProfileForm(place, setting)
    case "emptyMessage": drawEmptyMessage(place, setting)
    case "emptyDetail": drawEmptyDetail(place, setting)
    case "labels": drawLabels(place, setting)
    case "blank": rect(place.frame, setting.palette.background)
    default: drawPlain(place, setting)
    }
  }

  /// A surface with a title. Each title has a tint of its own.
  private mutating func drawPlain(_ place: ContentPlace, _ setting: PictureSetting) {
    let title = place.model["title"]?.string ?? place.model["text"]?.string ?? place.kind
    let hue = hue(of: title)
    if !place.isFloating { rect(place.frame, Self.plainSurface(hue, setting)) }
    let color = Color(hue: hue, saturation: 0.25, lightness: setting.isDark ? 0.7 : 0.45)
    line(title, in: place.frame.inset(by: place.contentSafeArea), TextAttributes(22, 300, color), .center)
  }

  private static func plainSurface(_ hue: Double, _ setting: PictureSetting) -> Color {
    guard setting.isDark else { return Color(hue: hue, saturation: 0.45, lightness: 0.965) }
    let isOnSheet = setting.palette.background == setting.palette.raised
    return Color(hue: hue, saturation: isOnSheet ? 0.14 : 0.22, lightness: isOnSheet ? 0.14 : 0.09)
  }

  private mutating func drawLabels(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.palette.background, name: place.model["id"]?.string.map { .element($0) })
    let area = place.frame.inset(by: place.contentSafeArea)
    line(place.model.text("text"), in: area.inset(left: 20, right: 20), TextAttributes(17, setting.palette.text), .center)
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
    line(
      place.model.text("title"), in: place.frame.inset(by: place.safeArea), TextAttributes(20, setting.palette.secondaryText),
      .center)
  }

  /// The mark of an empty detail. UIKit centres it in the whole height of the view.
  private mutating func drawEmptyDetail(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.palette.background)
    let side = place.model.length("size")
    let middle = place.frame.inset(left: place.safeArea.left, right: place.safeArea.right).middle(side, side)
    picture(place.model.text("image"), in: middle, setting, radii: .all(side * 0.22))
  }
}
