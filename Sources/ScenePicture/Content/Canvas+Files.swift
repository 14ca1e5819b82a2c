import SplitKit

/// A grid of files and a cover flow (`Public/apps/split-or-flip/files.css`).
extension Canvas {
  mutating func drawFiles(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(place.frame, setting.palette.background)
    let columns = max(1, place.layout?.metrics.columns ?? 1)
    let (unit, rowHeight) = (place.number("unit"), place.number("rowHeight"))
    let area = Rect(x: place.origin.x, y: place.origin.y, width: place.contentSize.width, height: place.contentSize.height)
    for (index, item) in place.model.list("items").enumerated() {
      let y = area.y + place.number("contentTop") + Double(index / columns) * rowHeight
      let frame = self.place(in: area, leading: Double(index % columns) * unit, y: y, width: unit, height: rowHeight)
      if frame.touches(place.frame) { drawFile(item, in: frame, isSelected: place.isSelected(item.text("id")), setting) }
    }
  }

  private mutating func drawFile(_ item: Value, in frame: Rect, isSelected: Bool, _ setting: PictureSetting) {
    let palette = setting.palette
    let face = Rect(x: frame.center.x - 46, y: frame.y + 6, width: 92, height: 92)
    if isSelected { rect(face, palette.selected, radii: .all(10)) }
    picture(item.text("title"), in: face.middle(70, 84), setting, radii: .all(4))
    let name = Rect(x: frame.x + 8, y: face.maxY + 6, width: frame.width - 16, height: 18)
    if isSelected {
      let width = min(name.width, TextMeasure.width(item.text("title"), size: 13, weight: 400) + 12)
      rect(name.middle(width, 18), palette.tint, radii: .all(5))
    }
    line(item.text("title"), in: name.inset(left: 6, right: 6), TextAttributes(13, isSelected ? .white : palette.text), .center)
    line(item.text("detail"), in: name.moved(y: 19), TextAttributes(12, palette.secondaryText), .center)
    rect(frame, nil, name: .element(item.text("id")))
  }

  /// Draws the selected file in the middle, and the others turned away at both sides, as far as they are in view.
  mutating func drawCoverFlow(_ place: ContentPlace, _ setting: PictureSetting) {
    let dark = setting.isDark
    rect(
      place.frame,
      stops: dark ? [(0, .black), (1, Color(0x17171A))] : [(0.38, .white), (0.58, Color(0xF3F3F6)), (1, Color(0xDCDCE2))])
    let items = place.model.list("items")
    guard !items.isEmpty else { return }
    let middle = items.firstIndex { place.isSelected($0.text("id")) } ?? 0
    let flow = CoverFlow(place, middle: middle)
    let order = items.indices.sorted { abs($0 - middle) > abs($1 - middle) }
    for index in order where index != middle {
      drawTurned(items[index], flow.side(index, isMirrored: isMirrored), place, setting)
    }
    picture(items[middle].text("title"), in: flow.front, setting)
    rect(flow.front, nil, name: .element(items[middle].text("id")))
    let room = place.area.maxY - flow.front.maxY
    let caption = Rect(
      x: place.area.x + 16, y: flow.front.maxY + max(8, room * 0.42), width: place.area.width - 32, height: 21)
    line(items[middle].text("title"), in: caption, TextAttributes(17, 600, setting.palette.text), .center)
    line(items[middle].text("subtitle"), in: caption.moved(y: 22), TextAttributes(14, setting.palette.secondaryText), .center)
  }

  /// Draws a cover that is turned away, as a trapezium.
  private mutating func drawTurned(_ item: Value, _ side: CoverFlow.Side, _ place: ContentPlace, _ setting: PictureSetting) {
    guard side.bounds.touches(place.frame) else { return }
    let hue = hue(of: item.text("title"))
    path(side.outline, Color(hue: hue, saturation: 0.24, lightness: setting.isDark ? 0.26 : 0.78))
  }
}

/// The places of the covers of a cover flow. The selected one is where the page has it. The page turns the others in
/// perspective; here each is a trapezium that shows the same part.
struct CoverFlow {
  struct Side {
    let bounds: Rect
    let outline: String
  }

  let front: Rect
  private let spacing: Double
  private let middle: Int

  init(_ place: ContentPlace, middle: Int) {
    let unit = place.number("unit")
    let area = place.area
    front = Rect(x: area.center.x - unit / 2, y: area.y + place.number("contentTop"), width: unit, height: unit)
    spacing = place.number("spacing")
    self.middle = middle
  }

  /// The shape of a turned cover. The first one beside the middle shows one and a half times the spacing, and each further
  /// one the spacing.
  func side(_ index: Int, isMirrored: Bool) -> Side {
    let distance = Double(abs(index - middle))
    let isAfter = (index > middle) != isMirrored
    let (width, height) = (front.width * 0.36, front.height * 0.84)
    let outer = front.width / 2 + spacing * (distance + 0.5)
    let x = isAfter ? front.center.x + outer - width : front.center.x - outer
    let bounds = Rect(x: x, y: front.center.y - height / 2, width: width, height: height)
    let slope = height * 0.09
    let (near, far) = isAfter ? (bounds.maxX, bounds.x) : (bounds.x, bounds.maxX)
    func at(_ x: Double, _ y: Double) -> String { "\(shortest(x)) \(shortest(y))" }
    let outline =
      "M\(at(near, bounds.y))L\(at(far, bounds.y + slope))L\(at(far, bounds.maxY - slope))L\(at(near, bounds.maxY))Z"
    return Side(bounds: bounds, outline: outline)
  }
}
