/// Elements that the engine places side by side, in an area that takes every touch: a bar, or what covers other panes.
struct ElementRow {
  let area: Rect
  /// In the order in which they stand, each with its frame.
  let elements: [Element]

  /// The element at a point: those at the edges of a bar reach to the edge.
  func element(at point: Point) -> Element? {
    let frames = elements.compactMap { element in element.frame.map { (id: element.id, frame: $0) } }
    let id = BarRow.item(at: point, in: area, frames)
    return elements.first { $0.id == id }
  }
}
