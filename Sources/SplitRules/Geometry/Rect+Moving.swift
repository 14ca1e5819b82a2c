extension Rect {
  /// This rectangle, moved by the least distance that brings it inside a larger one.
  package func moved(into area: Rect) -> Rect {
    Rect(
      x: max(area.x, min(x, area.maxX - width)), y: max(area.y, min(y, area.maxY - height)), width: width,
      height: height)
  }

  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }
}
