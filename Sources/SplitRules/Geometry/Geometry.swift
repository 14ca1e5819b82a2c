/// A point in the window's coordinates, in points.
public struct Point: Equatable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Creates a point from its distances from the left and the top edge.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height, in points.
public struct Size: Equatable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size from its width and height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)

  /// Whether the size counts as landscape because it is wider than high. A square counts as portrait.
  ///
  /// For layout, UIKit takes "portrait" from the shape of the view, not from the orientation of the device
  /// (spec/split-view.md 1.2, CS observed; section 13 for the square).
  package var isLandscape: Bool { width > height }

  /// Whether both sides are numbers that are not infinite.
  package var isFinite: Bool { width.isFinite && height.isFinite }

  /// The size with width and height exchanged.
  package var turned: Size { Size(width: height, height: width) }
}

/// A rectangle in the window's coordinates, in points.
public struct Rect: Equatable, Sendable {
  /// The x-coordinate of the left edge.
  public var x: Double
  /// The y-coordinate of the top edge.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a rectangle from its left and top edges and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The width and the height of the rectangle.
  package var size: Size { Size(width: width, height: height) }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }

  /// Whether the point lies inside. The left and top edges belong to the rectangle, and the others do not.
  package func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// This rectangle with left and right exchanged inside a container.
  package func mirrored(in container: Rect) -> Rect {
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
  /// The inset from the top edge.
  public var top: Double
  /// The inset from the left edge.
  public var left: Double
  /// The inset from the bottom edge.
  public var bottom: Double
  /// The inset from the right edge.
  public var right: Double

  /// Creates insets. An inset that is not given is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset from every edge.
  package init(all inset: Double) { self.init(top: inset, left: inset, bottom: inset, right: inset) }

  package static let zero = EdgeInsets()

  /// The insets with left and right exchanged.
  package var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
