/// The row of a navigation bar in whose strip a tab bar at the top of a pad stands. All lengths are in points, and all
/// distances begin at the leading edge of the row.
///
/// A title is not drawn below the tabs. Everything here is ours: the root of a stack in a tab shows no title
/// (spec/containers.md 328), and for other titles there are no figures.
package struct TitleRow {
  private let width: Double
  private let free: (start: Double, end: Double)
  private let tabs: (start: Double, end: Double)

  /// The distance between the tabs and a title.
  private static let gap: Double = 8
  /// The least width of a title that is cut. A title with less room is not shown.
  private static let leastWidth: Double = 100

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - row: The bar's part with the items, without the insets at its sides.
  ///   - items: The widths that the items take, with their margins, at the leading edge and at the trailing one.
  ///   - tabs: The part of the strip that has the tabs.
  ///   - isMirrored: Whether the leading edge is at the right.
  package init(_ row: Rect, items: (leading: Double, trailing: Double), tabs: Rect, isMirrored: Bool) {
    let tabs = isMirrored ? tabs.mirrored(in: row) : tabs
    width = row.width
    free = (items.leading, max(items.leading, row.width - items.trailing))
    self.tabs = (tabs.x - row.x - Self.gap, tabs.maxX - row.x + Self.gap)
  }

  /// The place of a title with the given width.
  ///
  /// A title that can be in the middle of the row, or as near to it as the items allow, is there. Another one is beside the
  /// tabs: before them, or else after them, or else cut where there is more room.
  package func place(ofTitle width: Double) -> TitlePlace {
    if isClearOfTabs(width) { return .usual }
    let before = (start: free.start, end: min(free.end, tabs.start))
    let after = (start: max(free.start, tabs.end), end: free.end)
    let rooms = [before, after].map { BarItemPlace(inset: $0.start, width: max(0, $0.end - $0.start)) }
    let widest = rooms[1].width > rooms[0].width ? rooms[1] : rooms[0]
    if let room = rooms.first(where: { $0.width >= width }) { return .beside(room) }
    return widest.width >= Self.leastWidth ? .beside(widest) : .hidden
  }

  private func isClearOfTabs(_ title: Double) -> Bool {
    let shown = min(title, free.end - free.start)
    let start = min(max((width - shown) / 2, free.start), free.end - shown)
    return start + shown <= tabs.start || start >= tabs.end
  }
}

/// The place of a title in the row of a navigation bar.
package enum TitlePlace: Equatable, Sendable {
  /// The middle of the row, or the nearest place that the items leave.
  case usual
  /// The middle of a part of the row.
  case beside(BarItemPlace)
  /// The title is not shown.
  case hidden
}
