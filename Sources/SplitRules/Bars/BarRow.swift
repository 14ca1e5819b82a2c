/// The layout of a bar's items: they stand side by side, from an edge inwards.
///
/// An image is 44 points wide. Only the page knows how wide a text is, so the width of a title is estimated at 9 points
/// a letter.
package enum BarRow {
  /// The frames of items that stand side by side, beginning at the left or the right edge of an area.
  package static func frames(of items: [(id: String, width: Double)], in area: Rect, fromRight: Bool)
    -> [(id: String, frame: Rect)]
  {
    var end = margin
    return items.map { item in
      defer { end += item.width }
      let frame = Rect(x: area.x + end, y: area.y, width: item.width, height: area.height)
      return (item.id, fromRight ? frame.mirrored(in: area) : frame)
    }
  }

  /// The item at a point, or nil if there is none. An item next to the margin also takes the points in the margin.
  package static func item(at point: Point, in area: Rect, _ items: [(id: String, frame: Rect)]) -> String? {
    guard area.contains(point) else { return nil }
    return items.first { item in
      item.frame.contains(point)
        || (item.frame.x == area.x + margin && point.x < item.frame.x)
        || (item.frame.maxX == area.maxX - margin && point.x >= item.frame.maxX)
    }?.id
  }

  /// The width of an item that has a title, or only an image if `title` is nil.
  package static func itemWidth(title: String?) -> Double {
    max(44, title.map { 16 + letterWidth * Double($0.count) } ?? 0)
  }

  /// The width of a back button, which has a chevron before its title.
  package static func backButtonWidth(title: String) -> Double { 24 + letterWidth * Double(title.count) }

  package static let margin: Double = 8
  package static let letterWidth: Double = 9
}
