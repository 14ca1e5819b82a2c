/// Elements that the engine places side by side in an area that takes every touch: a bar, or a layer that covers other
/// panes.
struct ElementRow {
  let area: Rect
  /// The elements in the order of their places, each with its frame.
  let elements: [Element]
  /// The distance from an edge of the area within which a touch belongs to the element next to that edge.
  var margin: Double = 0

  /// The element at a point. An element that is next to an edge also takes the points in the margin.
  func element(at point: Point) -> Element? {
    guard area.contains(point) else { return nil }
    return elements.first { element in element.frame.map { reaches($0, point) } ?? false }
  }

  private func reaches(_ frame: Rect, _ point: Point) -> Bool {
    frame.contains(point) || (frame.x <= area.x + margin && point.x < frame.x)
      || (frame.maxX >= area.maxX - margin && point.x >= frame.maxX)
  }
}
