/// A finger on content that scrolls.
public struct ContentTouch: Equatable, Sendable {
  /// The position of the finger in the pane. The pane's upper left corner is the origin.
  public let point: Point
  /// The width of the pane in points.
  package let paneWidth: Double
  /// The part that bars and the window's edges cover.
  package let insets: EdgeInsets
  /// The scroll position of the content. At 0, the content's top is just below the bar.
  package let offset: Point
  /// Whether the content runs from right to left.
  package let isMirrored: Bool

  /// Creates a touch. All lengths are in points.
  public init(point: Point, paneWidth: Double, insets: EdgeInsets, offset: Point, isMirrored: Bool) {
    self.point = point
    self.paneWidth = paneWidth
    self.insets = insets
    self.offset = offset
    self.isMirrored = isMirrored
  }
}

extension ContentTouch {
  /// The position of the finger in the content's own coordinates: x runs in reading order from the leading inset, and y
  /// runs down from the content's top.
  public var contentPoint: Point {
    let fromLeft = point.x - insets.left
    let width = max(0, paneWidth - insets.left - insets.right)
    return Point(x: isMirrored ? width - fromLeft : fromLeft, y: point.y - insets.top + offset.y)
  }
}
