import SplitKit

/// A map of places. The ground of the page's map is a drawing of a town, which a picture does not have: here it is a plain
/// surface. The pins, the user and the callout stand where the page has them.
extension Canvas {
  mutating func drawMap(_ place: ContentPlace, _ setting: PictureSetting) {
    rect(
      place.frame, Color(setting.isDark ? 0x26272B : 0xF7F4EC), name: place.model["ground"]?["id"]?.string.map { .element($0) })
    record.paint(.image, place.frame)
    let map = MapGround(place)
    if let user = map.point(place.model["user"]) { drawUser(at: user) }
    let pins = place.model.list("pins")
    for pin in pins where !place.isSelected(pin.text("id")) { drawPin(pin, map, isSelected: false, setting) }
    for pin in pins where place.isSelected(pin.text("id")) { drawPin(pin, map, isSelected: true, setting) }
    guard let callout = place.model["callout"], callout != .null, let pin = pins.first(where: { $0["id"] == callout["pin"] })
    else {
      return
    }
    drawCallout(callout, over: pin, map, setting)
  }

  private mutating func drawUser(at point: Point) {
    let around = Rect(x: point.x, y: point.y, width: 0, height: 0)
    ellipse(around.inset(-46), Color(0x007AFF, alpha: 0.13))
    ellipse(around.inset(-10), .white)
    ellipse(around.inset(-7), Color(0x007AFF))
  }

  private mutating func drawPin(_ pin: Value, _ map: MapGround, isSelected: Bool, _ setting: PictureSetting) {
    guard let point = map.point(pin["point"]), let frame = map.frame(ofPin: pin), frame.inset(-60).touches(map.frame) else {
      return
    }
    let color = PlaceCategory.color(pin.text("category"))
    let scale = isSelected ? 1.28 : 1
    let side = (frame.width - 8) * scale
    let balloon = Rect(x: point.x - side / 2, y: point.y - (frame.height - 4) * scale, width: side, height: side)
    path(tip(of: balloon, scale), color)
    ellipse(balloon.inset(-1.5), .white)
    ellipse(balloon, color)
    symbol(pin.text("image"), in: balloon.middle(21 * scale, 21 * scale), .white)
    let name = Rect(x: point.x - 120, y: point.y + 4, width: 240, height: min(setting.size(.caption1), 18) * 1.25)
    let size = min(setting.size(.caption1), 18)
    line(
      pin.text("title"), in: name,
      TextAttributes(size, 600, color.mixed(setting.isDark ? 0.45 : 0.38, with: setting.isDark ? .white : .black)), .center)
    rect(frame, nil, name: .element(pin.text("id")))
  }

  private func tip(of balloon: Rect, _ scale: Double) -> String {
    let (x, y) = (balloon.center.x, balloon.maxY)
    func at(_ x: Double, _ y: Double) -> String { "\(shortest(x)) \(shortest(y))" }
    return "M\(at(x - 6 * scale, y - 2))L\(at(x, y + 6 * scale))L\(at(x + 6 * scale, y - 2))Z"
  }

  private mutating func drawCallout(_ callout: Value, over pin: Value, _ map: MapGround, _ setting: PictureSetting) {
    guard let frame = map.frame(ofCallout: pin) else { return }
    let surface = setting.isDark ? Color(0x2C2C2E) : Color.white
    let radii = Radii.all(setting.finish == .glass ? 22 : 14)
    shadow(frame.path(radii), .black.opacity(0.26), y: 6, blur: 22)
    rect(frame, surface, radii: radii)
    path(tip(of: frame.moved(y: 1), 1.5), surface)
    let text = inset(frame, leading: 16, trailing: 46)
    let title = TextAttributes(setting.size(.callout), 600, setting.palette.text)
    let subtitle = TextAttributes(setting.size(.footnote), setting.palette.secondaryText)
    var lines = Lines(text.middleLine(title.lineHeight + 1 + subtitle.lineHeight))
    line(callout.text("title"), in: lines.next(title.lineHeight), title)
    line(callout.text("subtitle"), in: lines.next(1 + subtitle.lineHeight).inset(top: 1), subtitle)
    symbol("info.circle", in: place(in: frame, trailing: 12, y: frame.center.y - 13, width: 26, height: 26), setting.palette.tint)
    rect(frame, nil, name: .element(callout.text("id")))
  }
}

/// The places on a map. A map is not mirrored.
struct MapGround {
  let frame: Rect
  private let unit: Double
  private let offset: Point
  private let model: Value

  init(_ place: ContentPlace) {
    (frame, model) = (place.frame, place.model)
    unit = place.number("unit")
    offset = place.layout?.offset ?? .zero
  }

  /// The place in the window of a point in the map's units.
  func point(_ value: Value?) -> Point? {
    guard let numbers = value?.array?.map({ $0.number ?? 0 }), numbers.count == 2 else { return nil }
    return Point(x: frame.x + numbers[0] * unit - offset.x, y: frame.y + numbers[1] * unit - offset.y)
  }

  /// The part in which a touch finds a pin, with the tip below it.
  func frame(ofPin pin: Value) -> Rect? {
    let (radius, height) = (model.length("pinRadius"), model.length("pinHeight"))
    return point(pin["point"]).map {
      Rect(x: $0.x - radius, y: $0.y - height - radius, width: 2 * radius, height: height + radius)
    }
  }

  func frame(ofCallout pin: Value) -> Rect? {
    let size = model.list("calloutSize").map { $0.number ?? 0 }
    guard size.count == 2, let point = point(pin["point"]) else { return nil }
    let top = point.y - model.length("calloutDistance") - size[1]
    return Rect(x: point.x - size[0] / 2, y: top, width: size[0], height: size[1])
  }
}
