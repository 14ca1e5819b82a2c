import SplitKit

/// The corner radii of a rectangle, in points.
struct Radii: Equatable {
  var topLeft: Double = 0
  var topRight: Double = 0
  var bottomRight: Double = 0
  var bottomLeft: Double = 0

  static let zero = Radii()

  /// The same radius at all corners.
  static func all(_ radius: Double) -> Radii {
    Radii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// A radius at the upper corners.
  static func top(_ radius: Double) -> Radii { Radii(topLeft: radius, topRight: radius) }

  /// A radius at the lower corners.
  static func bottom(_ radius: Double) -> Radii { Radii(bottomRight: radius, bottomLeft: radius) }
}

extension Rect {
  /// The outline of the rectangle as the data of an SVG path, clockwise from the upper left corner. A radius is at most half
  /// of the shorter side, as in CSS.
  func path(_ radii: Radii) -> String {
    let most = max(0, min(width, height) / 2)
    let (a, b) = (min(radii.topLeft, most), min(radii.topRight, most))
    let (c, d) = (min(radii.bottomRight, most), min(radii.bottomLeft, most))
    func corner(_ radius: Double, _ x: Double, _ y: Double) -> String {
      radius > 0 ? "A\(shortest(radius)) \(shortest(radius)) 0 0 1 \(shortest(x)) \(shortest(y))" : ""
    }
    return "M\(shortest(x + a)) \(shortest(y))H\(shortest(maxX - b))" + corner(b, maxX, y + b) + "V\(shortest(maxY - c))"
      + corner(c, maxX - c, maxY) + "H\(shortest(x + d))" + corner(d, x, maxY - d) + "V\(shortest(y + a))" + corner(a, x + a, y)
      + "Z"
  }

  /// The rectangle without these parts at its edges. It is never narrower or lower than 0.
  func inset(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) -> Rect {
    Rect(x: x + left, y: y + top, width: max(0, width - left - right), height: max(0, height - top - bottom))
  }

  /// The rectangle without the same part at every edge.
  func inset(_ part: Double) -> Rect { inset(top: part, left: part, bottom: part, right: part) }

  /// The rectangle moved by distances.
  func moved(x dx: Double = 0, y dy: Double = 0) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

  /// Whether both rectangles have a part in common.
  func touches(_ other: Rect) -> Bool { x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY }

  /// The rectangle of the given size in the middle of this one.
  func middle(_ width: Double, _ height: Double) -> Rect {
    Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The part of the rectangle with a height, in the middle.
  func middleLine(_ height: Double) -> Rect { Rect(x: x, y: center.y - height / 2, width: width, height: height) }
}
