import SplitKit

/// The outline of a popover with its frame and its arrow, as the page draws it (`Public/app/scene/presentation.js`).
struct PopoverOutline {
  private let frame: Rect
  private let radius: Double
  private let arrow: PopoverArrowDirection?
  private let tip: Point

  init(_ laid: LaidPane, _ look: SystemLook) {
    frame = laid.frame.inset(-look.popoverFrame)
    radius = look.corners.popover
    arrow = laid.pane.presentation?.source == nil ? nil : laid.pane.presentation?.arrow
    tip = Self.tip(of: frame, laid.pane.presentation?.source ?? .zero, radius)
  }

  /// The places of the arrow's tip along the horizontal and the vertical edges: the middle of the source, or the nearest place
  /// between the corners.
  private static func tip(of frame: Rect, _ source: Rect, _ radius: Double) -> Point {
    func along(_ start: Double, _ length: Double, _ middle: Double) -> Double {
      let reach = min(radius + PresentationEnvironment.arrowBase / 2, length / 2)
      return start + max(reach, min(length - reach, middle - start))
    }
    return Point(
      x: along(frame.x, frame.width, source.center.x), y: along(frame.y, frame.height, source.center.y))
  }

  /// The data of an SVG path, clockwise from the upper left corner.
  var path: String {
    let (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    return [
      "M\(point(left + radius, top))",
      arrow == .up ? curve(Point(x: tip.x, y: top), along: Point(x: 1, y: 0), out: Point(x: 0, y: -1)) : "",
      "L\(point(right - radius, top))", corner(right, top + radius),
      arrow == .right ? curve(Point(x: right, y: tip.y), along: Point(x: 0, y: 1), out: Point(x: 1, y: 0)) : "",
      "L\(point(right, bottom - radius))", corner(right - radius, bottom),
      arrow == .down ? curve(Point(x: tip.x, y: bottom), along: Point(x: -1, y: 0), out: Point(x: 0, y: 1)) : "",
      "L\(point(left + radius, bottom))", corner(left, bottom - radius),
      arrow == .left ? curve(Point(x: left, y: tip.y), along: Point(x: 0, y: -1), out: Point(x: -1, y: 0)) : "",
      "L\(point(left, top + radius))", corner(left + radius, top), "Z",
    ].joined()
  }

  private func point(_ x: Double, _ y: Double) -> String { "\(shortest(x)) \(shortest(y))" }

  private func corner(_ x: Double, _ y: Double) -> String {
    "A\(shortest(radius)) \(shortest(radius)) 0 0 1 \(point(x, y))"
  }

  /// A curve from the edge up to the tip and down again. `base` is the place at the edge below the tip.
  private func curve(_ base: Point, along: Point, out: Point) -> String {
    let (half, height) = (PresentationEnvironment.arrowBase / 2, PresentationEnvironment.arrowHeight)
    func at(_ distance: Double, _ rise: Double) -> String {
      point(base.x + along.x * distance + out.x * rise, base.y + along.y * distance + out.y * rise)
    }
    return "L\(at(-half, 0))C\(at(-10, 0)) \(at(-5, height)) \(at(0, height))C\(at(5, height)) \(at(10, 0)) \(at(half, 0))"
  }
}
