/// Where the items of a navigation bar are: the leading ones from one edge inwards, the trailing ones from the other.
package struct NavigationBarRow {
  /// The row of items, without the inset above it and the insets beside it.
  package let area: Rect
  /// The items in their order from the edges, with their frames.
  package let items: [(id: String, frame: Rect)]

  package init(
    area: Rect, leading: [(id: String, width: Double)], trailing: [(id: String, width: Double)], isMirrored: Bool
  ) {
    self.area = area
    items =
      BarRow.frames(of: leading, in: area, fromRight: isMirrored)
      + BarRow.frames(of: trailing, in: area, fromRight: !isMirrored)
  }

  /// The item at a point: those at the edge reach to the edge.
  package func item(at point: Point) -> String? { BarRow.item(at: point, in: area, items) }
}
