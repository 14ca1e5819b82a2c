import SplitKit

/// A cover flow on a floor that mirrors it (`Public/apps/split-or-flip/files.css`, `coverFlow.js`).
extension Canvas {
  /// Draws the selected file in the middle, and the others turned away at both sides, as far as they are in view.
  mutating func drawCoverFlow(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(
      place.frame,
      stops: setting.isDark
        ? [(0, .black), (0.55, Color(0x050506)), (1, Color(0x17171A))]
        : [(0.38, .white), (0.58, Color(0xF3F3F6)), (1, Color(0xDCDCE2))])
    let items = place.model.list("items")
    guard !items.isEmpty else { return }
    let middle = items.firstIndex { place.isSelected($0.text("id")) } ?? 0
    let flow = CoverFlow(place)
    let order = items.indices.sorted { abs($0 - middle) > abs($1 - middle) }
    for index in order where index != middle {
      let cover = flow.cover(Double(index - middle), isMirrored: isMirrored)
      if cover.bounds.touches(place.frame) { drawTurned(items[index], cover, setting) }
    }
    drawFront(items[middle], flow, place, setting)
    drawCaption(of: items[middle], flow, place, setting)
    drawSlider(at: items.count > 1 ? Double(middle) / Double(items.count - 1) : 0, flow, place)
  }

  private mutating func drawFront(_ item: Value, _ flow: CoverFlow, _ place: ContentPlace, _ setting: PictureSetting) {
    let front = flow.front
    picture(item.text("title"), in: front, setting)
    let color = surface(of: item.text("title"), setting)
    rect(Rect(x: front.x, y: front.maxY, width: front.width, height: front.height), stops: CoverFlow.mirror(color))
    rect(front, nil, name: .element(item.text("id")))
  }

  /// Draws a cover that is turned away, with its mirror image.
  private mutating func drawTurned(_ item: Value, _ cover: CoverFlow.Turned, _ setting: PictureSetting) {
    let color = surface(of: item.text("title"), setting)
    path(cover.outline(at: 0), color)
    path(cover.outline(at: 1), stops: CoverFlow.mirror(color))
  }

  private mutating func drawCaption(of item: Value, _ flow: CoverFlow, _ place: ContentPlace, _ setting: PictureSetting) {
    let title = TextAttributes(setting.size(.body), 600, setting.palette.text)
    let subtitle = TextAttributes(setting.smallSize, setting.palette.secondaryText)
    let area = place.area.inset(left: 16, right: 16)
    var lines = Lines(Rect(x: area.x, y: flow.front.maxY + max(8, flow.room * 0.42), width: area.width, height: 0))
    line(item.text("title"), in: lines.next(title.lineHeight), title, .center)
    line(item.text("subtitle"), in: lines.next(2 + subtitle.lineHeight).inset(top: 2), subtitle, .center)
  }

  /// Draws the slider below the covers, where there is room for it.
  private mutating func drawSlider(at part: Double, _ flow: CoverFlow, _ place: ContentPlace) {
    guard flow.room >= 96 else { return }
    let y = flow.front.maxY + place.number("captionGrowth") + max(46, flow.room * 0.42 + 58) + 6
    let track = place.area.inset(left: place.area.width * 0.2, right: place.area.width * 0.2)
    let bar = Rect(x: track.x, y: y, width: track.width, height: 12)
    rect(bar, Color(0x787880, alpha: 0.18), radii: .all(6))
    let knob = self.place(in: bar, leading: part * (bar.width - 64), y: y, width: 64, height: 12)
    rect(knob, Color(0x8E8E93), radii: .all(6))
  }

  private func surface(of name: String, _ setting: PictureSetting) -> Color {
    Color(hue: hue(of: name), saturation: 0.26, lightness: setting.isDark ? 0.3 : 0.84)
  }
}

/// The places of the covers of a cover flow, in the perspective in which the page draws them
/// (`Public/apps/split-or-flip/coverFlowLayout.js`).
struct CoverFlow {
  /// A cover that is turned away. Its near and its far edge are upright.
  struct Turned {
    fileprivate let left: (x: Double, half: Double)
    fileprivate let right: (x: Double, half: Double)
    fileprivate let middle: Double

    var bounds: Rect {
      let half = max(left.half, right.half)
      return Rect(x: left.x, y: middle - half, width: right.x - left.x, height: 4 * half)
    }

    /// The outline as data of an SVG path: that of the cover for 0, and that of its mirror image below for 1.
    func outline(at level: Double) -> String {
      func at(_ edge: (x: Double, half: Double), _ end: Double) -> String {
        "\(shortest(edge.x)) \(shortest(middle + edge.half * (2 * level + end)))"
      }
      return "M\(at(left, -1))L\(at(right, -1))L\(at(right, 1))L\(at(left, 1))Z"
    }
  }

  /// The angle of a cover beside the middle one in radians, and its distance behind it in sides of a cover.
  private static let turn = (sine: 0.898794, cosine: 0.438371)
  private static let back = 0.5
  /// The distance of the eye from the middle cover, in sides of a cover.
  private static let eye = 2.6
  /// The ratio between the distance of an outer edge from the middle and its visible distance.
  private static let depth = 1 + (back - turn.sine / 2) / eye

  let front: Rect
  /// The height below the covers, without that by which the caption has grown.
  let room: Double
  private let spacing: Double

  init(_ place: ContentPlace) {
    let unit = place.number("unit")
    let area = place.area
    front = Rect(x: area.center.x - unit / 2, y: area.y + place.number("contentTop"), width: unit, height: unit)
    room = place.contentSize.height - place.number("captionGrowth") - place.number("contentTop") - unit
    spacing = place.number("spacing")
  }

  /// The cover at a distance from the middle one, in covers. The first one shows one and a half times the spacing, and each
  /// further one the spacing.
  func cover(_ distance: Double, isMirrored: Bool) -> Turned {
    let unit = front.width
    let sign: Double = (distance > 0) != isMirrored ? 1 : -1
    let first = (unit / 2 + 1.5 * spacing) * Self.depth - Self.turn.cosine * unit / 2
    let x = sign * (first + (abs(distance) - 1) * spacing * Self.depth)
    // A cover after the middle turns its far edge to the middle.
    func edge(_ side: Double) -> (x: Double, half: Double) {
      let behind = Self.back * unit - sign * side * Self.turn.sine * unit / 2
      let scale = Self.eye * unit / (Self.eye * unit + behind)
      return (front.center.x + (x + side * Self.turn.cosine * unit / 2) * scale, scale * unit / 2)
    }
    return Turned(left: edge(-1), right: edge(1), middle: front.center.y)
  }

  /// The colours of a mirror image, which fades out with the distance.
  static func mirror(_ color: Color) -> [(at: Double, color: Color)] {
    [(0, color.opacity(0.34)), (0.46, color.opacity(0))]
  }
}
