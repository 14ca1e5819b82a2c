import SplitKit

/// The rectangles, the shadows and the gradients of a picture.
extension Canvas {
  /// The name of an element of the page that a shape stands for: an attribute such as `data-id`, and its value. Tests, and
  /// programs that read a picture, find the shape by it.
  struct Name {
    let attribute: String
    let value: String

    static func pane(_ id: String) -> Name { Name(attribute: "data-pane", value: id) }
    static func element(_ id: String) -> Name { Name(attribute: "data-id", value: id) }
    static func bar(_ id: String) -> Name { Name(attribute: "data-bar", value: id) }
    static func toolbar(_ id: String) -> Name { Name(attribute: "data-toolbar", value: id) }
    static func part(_ name: String) -> Name { Name(attribute: "data-part", value: name) }
  }

  /// Fills a rectangle. Without a colour, the rectangle is only a named place.
  mutating func rect(_ rect: Rect, _ fill: Color?, name: Name? = nil) {
    record.note(name, rect)
    if let fill { record.paint(.color(fill), rect) }
    add("rect", Self.naming(name) + Self.frame(rect) + Self.fill(fill))
  }

  /// Fills a rectangle that is seen only in part, as through a mask, so that nothing is known of its colour at a point.
  mutating func addUnrecorded(_ rect: Rect, _ fill: Color) { add("rect", Self.frame(rect) + Self.fill(fill)) }

  /// Fills a rectangle with round corners.
  mutating func rect(_ rect: Rect, _ fill: Color?, radii: Radii, name: Name? = nil) {
    guard radii != .zero else { return self.rect(rect, fill, name: name) }
    record.note(name, rect)
    if let fill { record.paint(.color(fill), rect) }
    add("path", Self.naming(name) + [("d", rect.path(radii))] + Self.fill(fill))
  }

  /// Fills a rectangle with a colour that changes from its top to its bottom. The stops are parts of the height.
  mutating func rect(_ rect: Rect, stops: [(at: Double, color: Color)], radii: Radii = .zero, isHorizontal: Bool = false) {
    record.paint(.gradient(stops, in: rect, isHorizontal: isHorizontal), rect)
    path(rect.path(radii), stops: stops, isHorizontal: isHorizontal)
  }

  /// Fills an outline with a colour that changes from its top to its bottom, or from its left to its right.
  mutating func path(_ outline: String, stops: [(at: Double, color: Color)], isHorizontal: Bool = false) {
    let content = stops.map { stop in
      Self.element(
        "stop",
        [("offset", shortest(stop.at)), ("stop-color", stop.color.hex)]
          + (stop.color.alpha < 1 ? [("stop-opacity", shortest(stop.color.alpha))] : []))
    }
    let direction: Attributes = isHorizontal ? [] : [("x2", "0"), ("y2", "1")]
    let id = define("linearGradient", direction, content: content.joined())
    add("path", [("d", outline), ("fill", "url(#\(id))")])
  }

  /// Draws a line of the given width inside the edge of a rectangle.
  mutating func border(_ rect: Rect, _ color: Color, width: Double, radii: Radii = .zero) {
    guard width > 0 else { return }
    let middle = rect.inset(width / 2)
    let inner = Radii(
      topLeft: max(0, radii.topLeft - width / 2), topRight: max(0, radii.topRight - width / 2),
      bottomRight: max(0, radii.bottomRight - width / 2), bottomLeft: max(0, radii.bottomLeft - width / 2))
    add("path", [("d", middle.path(inner)), ("fill", "none")] + Self.stroke(color, width))
  }

  /// Fills an ellipse.
  mutating func ellipse(_ rect: Rect, _ fill: Color?, name: Name? = nil) {
    if let fill { record.paint(.color(fill), rect, isEllipse: true) }
    add(
      "ellipse",
      Self.naming(name) + [
        ("cx", shortest(rect.center.x)), ("cy", shortest(rect.center.y)), ("rx", shortest(rect.width / 2)),
        ("ry", shortest(rect.height / 2)),
      ] + Self.fill(fill))
  }

  /// Fills an outline, which is the data of an SVG path. `area` is the part of it on which texts can be, if there is one.
  mutating func path(_ outline: String, _ fill: Color, textArea area: Rect? = nil) {
    if let area { record.paint(.color(fill), area) }
    add("path", [("d", outline)] + Self.fill(fill))
  }

  /// Draws the shadow of an outline: the outline, moved down and blurred.
  mutating func shadow(_ outline: String, _ color: Color, y: Double, blur: Double, x: Double = 0) {
    guard color.alpha > 0 else { return }
    let content = Self.element("feGaussianBlur", [("stdDeviation", shortest(blur / 2))])
    let region: Attributes = [("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%")]
    let id = define("filter", region, content: content)
    let place: Attributes = [("transform", "translate(\(shortest(x)) \(shortest(y)))"), ("filter", "url(#\(id))")]
    add("path", [("d", outline)] + place + Self.fill(color))
  }

  static func naming(_ name: Name?) -> Attributes { name.map { [($0.attribute, $0.value)] } ?? [] }

  static func fill(_ color: Color?) -> Attributes {
    guard let color else { return [("fill", "none")] }
    return [("fill", color.hex)] + (color.alpha < 1 ? [("fill-opacity", shortest(color.alpha))] : [])
  }

  static func stroke(_ color: Color, _ width: Double) -> Attributes {
    [("stroke", color.hex)] + (color.alpha < 1 ? [("stroke-opacity", shortest(color.alpha))] : [])
      + [("stroke-width", shortest(width))]
  }

  private static func frame(_ rect: Rect) -> Attributes {
    [("x", shortest(rect.x)), ("y", shortest(rect.y)), ("width", shortest(rect.width)), ("height", shortest(rect.height))]
  }
}

/// The places of parts, by their distances from the edge at which reading begins.
extension Canvas {
  /// The rectangle in an area at a distance from the leading edge.
  func place(in area: Rect, leading: Double, y: Double, width: Double, height: Double) -> Rect {
    let x = isMirrored ? area.maxX - leading - width : area.x + leading
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The rectangle in an area at a distance from the trailing edge.
  func place(in area: Rect, trailing: Double, y: Double, width: Double, height: Double) -> Rect {
    let x = isMirrored ? area.x + trailing : area.maxX - trailing - width
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The area without parts at its leading and its trailing edge.
  func inset(_ area: Rect, leading: Double, trailing: Double) -> Rect {
    isMirrored ? area.inset(left: trailing, right: leading) : area.inset(left: leading, right: trailing)
  }
}
