/// Where the items of a bar are: from an edge inwards, an image 44 wide, a title by its length.
///
/// Widths of text are the page's to know, so a title's is an estimate of 9 a letter.
enum BarRow {
  /// The frames of items that stand side by side, from the left edge of an area or from its right one.
  static func frames(of items: [(id: String, width: Double)], in area: Rect, fromRight: Bool)
    -> [(id: String, frame: Rect)]
  {
    var end = margin
    return items.map { item in
      defer { end += item.width }
      let frame = Rect(x: area.x + end, y: area.y, width: item.width, height: area.height)
      return (item.id, fromRight ? frame.mirrored(in: area) : frame)
    }
  }

  /// The item at a point: those at the edge reach to the edge.
  static func item(at point: Point, in area: Rect, _ items: [(id: String, frame: Rect)]) -> String? {
    guard area.contains(point) else { return nil }
    return items.first { item in
      item.frame.contains(point)
        || (item.frame.x == area.x + margin && point.x < item.frame.x)
        || (item.frame.maxX == area.maxX - margin && point.x >= item.frame.maxX)
    }?.id
  }

  static let margin: Double = 8
  static let letterWidth: Double = 9
}

extension BarButtonItem {
  var barWidth: Double { max(44, title.map { 16 + BarRow.letterWidth * Double($0.count) } ?? 0) }
}
