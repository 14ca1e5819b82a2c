/// A point in the window's coordinates, in points.
public struct Point: Equatable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)
}

/// A width and a height, in points.
public struct Size: Equatable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)

  /// Whether the size counts as landscape: wider than high, and a square is portrait.
  ///
  /// UIKit's "portrait" for layout is the view's aspect, not the device's orientation
  /// (spec/split-view.md 1.2, CS observed; section 13 for the square).
  package var isLandscape: Bool { width > height }

  /// Whether both sides are numbers that are not infinite.
  package var isFinite: Bool { width.isFinite && height.isFinite }

  /// The size with its sides exchanged.
  package var turned: Size { Size(width: height, height: width) }
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

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public var size: Size { Size(width: width, height: height) }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }

  /// Whether the point lies inside. The left and top edges belong to the rectangle, the others do not.
  package func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// This rectangle with left and right exchanged inside a container.
  package func mirrored(in container: Rect) -> Rect {
    Rect(x: container.x + container.maxX - maxX, y: y, width: width, height: height)
  }

  /// This rectangle without the insets; never smaller than nothing.
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
  package init(all inset: Double) { self.init(top: inset, left: inset, bottom: inset, right: inset) }

  package static let zero = EdgeInsets()

  /// The insets with left and right exchanged.
  package var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
