import SplitKit

/// The places of the drawings that the page makes in a browser.
///
/// A photo, a portrait, a document or a map's ground is drawn by the page's modules in JavaScript. A picture has a surface in
/// their place, whose tint follows from the drawing's name, and no drawing. It is plain on purpose, so that nobody takes it
/// for the drawing.
extension Canvas {
  mutating func picture(_ name: String, in area: Rect, _ setting: PictureSetting, radii: Radii = .zero) {
    guard area.width > 0, area.height > 0 else { return }
    let hue = hue(of: name)
    let surface = Color(hue: hue, saturation: 0.26, lightness: setting.isDark ? 0.3 : 0.84)
    rect(area, surface, radii: radii)
    record.paint(.image, area)
    guard min(area.width, area.height) >= 36 else { return }
    let mark = Color(hue: hue, saturation: 0.3, lightness: setting.isDark ? 0.42 : 0.72)
    let side = min(min(area.width, area.height) * 0.36, 64)
    photoMark(in: area.middle(side, side * 0.78), mark)
  }

  /// Draws two hills and a sun, the usual sign for a picture that is not there.
  private mutating func photoMark(in area: Rect, _ color: Color) {
    let (x, y, width, height) = (area.x, area.y, area.width, area.height)
    func at(_ across: Double, _ down: Double) -> String { "\(shortest(x + across * width)) \(shortest(y + down * height))" }
    path("M\(at(0, 1))L\(at(0.36, 0.36))L\(at(0.58, 0.72))L\(at(0.72, 0.52))L\(at(1, 1))Z", color)
    let sun = width * 0.2
    ellipse(Rect(x: x + width * 0.68, y: y, width: sun, height: sun), color)
  }

  /// Draws a round portrait, or the initials of a person without one.
  mutating func avatar(_ person: Value, in area: Rect, _ setting: PictureSetting) {
    if let portrait = person["avatar"]?.string {
      picture(portrait, in: area, setting, radii: .all(area.width / 2))
      return
    }
    let hue = hue(of: person.text("name"))
    let isGray = setting.app == "adaptability"
    let top = isGray ? Color(0xA5ABB9) : Color(hue: hue, saturation: 0.38, lightness: 0.68)
    let bottom = isGray ? Color(0x858994) : Color(hue: hue, saturation: 0.4, lightness: 0.52)
    rect(area, stops: [(0, top), (1, bottom)], radii: .all(area.width / 2))
    let size: Double = area.width >= 80 ? 32 : area.width >= 40 ? 17 : 12
    line(person.text("initials"), in: area, TextAttributes(size, 600, .white), .center)
  }

  /// Draws a picture in a ring: a bright one for something new, or a gray one.
  mutating func ring(
    _ name: String, in area: Rect, padding: Double, border width: Double, isPlain: Bool = false, _ setting: PictureSetting
  ) {
    let round = Radii.all(area.width / 2)
    if isPlain {
      border(area, setting.palette.circle, width: 2, radii: round)
      return picture(name, in: area.inset(3), setting, radii: round)
    }
    rect(area, stops: [(0, Color(0xF58529)), (1, Color(0xDD2A7B))], radii: round, isHorizontal: true)
    ellipse(area.inset(padding), setting.palette.background)
    picture(name, in: area.inset(padding + width), setting, radii: round)
  }
}
