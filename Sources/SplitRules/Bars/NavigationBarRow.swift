/// The layout of a navigation bar's items: leading items begin at one edge, trailing items at the other.
package struct NavigationBarRow {
  /// The row of items, without the inset above it and the insets beside it.
  package let area: Rect
  /// The items and their frames: the leading items, then the trailing ones, each in the order from their edge inwards.
  package let items: [(id: String, frame: Rect)]

  package init(
    area: Rect, leading: [(id: String, width: Double)], trailing: [(id: String, width: Double)], isMirrored: Bool
  ) {
    self.area = area
    items =
      BarRow.frames(of: leading, in: area, fromRight: isMirrored)
      + BarRow.frames(of: trailing, in: area, fromRight: !isMirrored)
  }

  /// The item at a point, or nil if there is none. An item next to the margin also takes the points in the margin.
  package func item(at point: Point) -> String? { BarRow.item(at: point, in: area, items) }
}
