extension PreviewScene {
  /// A width and a height, in points.
  public struct Size: Hashable, Sendable {
    /// The lengths of the sides.
    public var width, height: Double

    /// Creates a size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  }

  /// A rectangle in the window, in points. Its origin is at the top left, also in right-to-left layouts.
  public struct Rect: Hashable, Sendable {
    /// The origin and the lengths of the sides.
    public var x, y, width, height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }
  }

  /// Distances from the four edges, in points.
  public struct EdgeInsets: Hashable, Sendable {
    /// The distances.
    public var top, left, bottom, right: Double

    /// Creates insets.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// The insets as they are on the wire.
    var json: JSON { .array([top, left, bottom, right].map(JSON.number)) }
  }
}

extension PreviewScene.Size {
  init?(_ json: JSON) {
    guard let numbers = json.numbers, numbers.count == 2 else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension PreviewScene.Rect {
  init?(_ json: JSON) {
    guard let numbers = json.numbers, numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension PreviewScene.EdgeInsets {
  /// Reads top, left, bottom and right.
  init?(_ json: JSON) {
    guard let numbers = json.numbers, numbers.count == 4 else { return nil }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
