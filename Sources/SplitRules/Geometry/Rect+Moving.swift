extension Rect {
  /// This rectangle, moved by the least distance that brings it inside a larger one.
  package func moved(into area: Rect) -> Rect {
    Rect(
      x: max(area.x, min(x, area.maxX - width)), y: max(area.y, min(y, area.maxY - height)), width: width,
      height: height)
  }

  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// The area that both rectangles cover. Its width or its height is 0 if they do not overlap.
  package func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}
