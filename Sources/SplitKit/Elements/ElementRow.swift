/// Elements that the engine places side by side in an area that takes every touch: a bar, or a layer that covers other
/// panes.
struct ElementRow {
  let area: Rect
  /// The elements in the order of their places, each with its frame.
  let elements: [Element]

  /// The element at a point. The first and the last element of a bar reach to the bar's edges.
  func element(at point: Point) -> Element? {
    let frames = elements.compactMap { element in element.frame.map { (id: element.id, frame: $0) } }
    let id = BarRow.item(at: point, in: area, frames)
    return elements.first { $0.id == id }
  }
}
