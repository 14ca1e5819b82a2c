import SplitKit
import TextMeasures

/// A button of a bar at its place.
struct BarButton {
  let item: Value
  let frame: Rect
  var isBack = false
  var isLow = false

  /// Whether the button finishes what the user does, or is the main one of the bar.
  fileprivate var isMain: Bool { ["done", "prominent"].contains(item.text("style")) }
  fileprivate var isSelected: Bool { item["isSelected"]?.bool == true }

  /// The images in reading order.
  fileprivate var images: [String] { (isBack ? ["chevron.backward"] : []) + [item["image"]?.string].compactMap { $0 } }

  fileprivate func font(in letters: BarLetters) -> TextFont { isLow && !isMain ? letters.lowItem : letters.item(isMain: isMain) }

  fileprivate func title(_ setting: PictureSetting) -> String {
    isBack && setting.finish == .glass ? "" : item.text("title")
  }

  /// The side of an image, in points (`Public/styles/bars.css`).
  fileprivate func side(of image: String, _ setting: PictureSetting) -> Double {
    if isLow { return setting.finish == .glass ? 20 : 22 }
    if setting.app == "instagram", image.hasPrefix("arrow.") { return 28 }
    return image == "chevron.backward" ? 26 : 25
  }
}

extension Canvas {
  mutating func draw(_ button: BarButton, _ setting: PictureSetting) {
    let isEnabled = button.item["isEnabled"]?.bool ?? true
    let isFull = setting.finish == .glass && (button.isMain || button.item.text("image") == "arrow.up")
    rect(button.frame, nil, name: .element(button.item.text("id")))
    if button.item.text("style") == "custom" { return }
    if setting.finish == .glossy { border(of: button, setting) }
    if isFull {
      rect(
        button.frame, isEnabled ? button.item.tint ?? setting.palette.tint : Color(0x767680, alpha: 0.2), radii: .all(22))
    } else if button.isSelected {
      rect(
        button.frame.inset(top: 6, left: 4, bottom: 6, right: 4), button.item.tint ?? setting.palette.tint, radii: .all(8))
    }
    let opacity = isEnabled || isFull ? 1 : setting.finish == .glossy ? 0.5 : 0.35
    let color = button.item.tint ?? setting.palette.barButton ?? setting.palette.tint
    drawContent(of: button, setting, isFull || button.isSelected ? .white : color, opacity)
    drawBadge(of: button)
  }

  /// Draws the badge at the upper trailing corner: a text on a pill, or a dot (its place is by eye).
  private mutating func drawBadge(of button: BarButton) {
    guard let text = button.item["badge"]?.string else { return }
    if let badge = TabBadge(button.item) {
      return badge.draw(in: place(in: button.frame, trailing: -4, y: button.frame.y, width: badge.width, height: 18), &self)
    }
    guard text.isEmpty else { return }
    let dot = place(in: button.frame, trailing: 6, y: button.frame.y + 6, width: 10, height: 10)
    rect(dot, button.item.color("badgeColor") ?? Color(0xFF3B30), radii: .all(5))
  }

  private mutating func drawContent(of button: BarButton, _ setting: PictureSetting, _ color: Color, _ opacity: Double) {
    let images = button.images.map { ($0, button.side(of: $0, setting)) }
    let title = button.title(setting)
    var style = TextAttributes(button.font(in: setting.barLetters), color).lettered(by: button.item["font"])
    style.opacity = opacity
    let gap = button.isBack ? 3.0 : 0
    let imagesWidth = images.reduce(0) { $0 + $1.1 }
    let text = min(style.width(of: title), button.frame.width - imagesWidth)
    let whole = imagesWidth + text + (title.isEmpty ? 0 : gap)
    // A chevron of a flat bar stands a little before the place of the button, as the page draws it.
    let isAtEdge = button.isBack && setting.finish != .glass
    let isChevron = images.first?.0 == "chevron.backward" && setting.finish != .glass
    var at = isAtEdge ? -5.0 : (button.frame.width - whole) / 2 - (isChevron ? 6 : 0)
    for (image, side) in images {
      let place = self.place(in: button.frame, leading: at, y: button.frame.center.y - side / 2, width: side, height: side)
      symbol(image, in: place, image == "flag.fill" ? Color(0xFF9500) : color, opacity: opacity)
      at += side + gap
    }
    guard !title.isEmpty else { return }
    let width = max(text + 1, images.isEmpty ? button.frame.width : text + 1)
    let area =
      images.isEmpty
      ? button.frame : place(in: button.frame, leading: at, y: button.frame.y, width: width, height: button.frame.height)
    line(title, in: area, style, images.isEmpty ? .center : .leading)
  }

  /// Draws the border and the face of a button of iOS 5 (`Public/styles/looks/ios5.css`).
  private mutating func border(of button: BarButton, _ setting: PictureSetting) {
    let face = button.frame.inset(top: 7, left: 3, bottom: 7, right: 3)
    let colors = setting.isDark ? [0x6F747C, 0x3B3F46, 0x2A2D33, 0x202329] : [0x8F97A6, 0x6C7687, 0x5C6779, 0x5A6474]
    let stops = zip([0, 0.5, 0.5, 1], colors).map { (at: $0, color: Color($1)) }
    rect(face, stops: stops, radii: .all(5))
    border(face, Color(setting.isDark ? 0x08090B : 0x4C5462), width: 1, radii: .all(5))
  }
}
