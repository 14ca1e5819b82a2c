/// A point in the window's coordinates, in points.
public struct Point: Equatable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height, in points.
public struct Size: Equatable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  /// Whether the size counts as landscape because it is wider than high. A square counts as portrait.
  ///
  /// For layout, UIKit takes "portrait" from the shape of the view, not from the orientation of the device
  /// (spec/split-view.md 1.2, CS observed; section 13 for the square).
  public var isLandscape: Bool { width > height }

  /// The size with width and height exchanged.
  public var turned: Size { Size(width: height, height: width) }
}

/// A rectangle in the window's coordinates, in points.
public struct Rect: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public var size: Size { Size(width: width, height: height) }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }

  /// Whether the point lies inside. The left and top edges belong to the rectangle, and the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// This rectangle with left and right exchanged inside a container.
  public func mirrored(in container: Rect) -> Rect {
    Rect(x: container.x + container.maxX - maxX, y: y, width: width, height: height)
  }

  /// This rectangle without the insets. Its width and height are never negative.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// Insets from the four edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset from every edge.
  public init(all inset: Double) { self.init(top: inset, left: inset, bottom: inset, right: inset) }

  public static let zero = EdgeInsets()

  /// The insets with left and right exchanged.
  public var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
