import SplitKit

/// The layout of a grid of files: as many columns as have room, at least two, and rows of one height (ours).
struct FileGridLayout {
  /// Of the content, in points.
  let width: Double
  let count: Int

  static let rowHeight: Double = 164
  /// Above the first row, and below the last.
  static let padding: Double = 12
  private static let minimumUnit: Double = 104

  var columns: Int { max(2, Int(width / Self.minimumUnit)) }
  /// Why there are so many.
  var rule: ContentRule { .columns(width: width, cell: Self.minimumUnit) }
  /// The width of a cell.
  var unit: Double { width / Double(columns) }
  var contentSize: Size {
    Size(width: width, height: 2 * Self.padding + Double((count + columns - 1) / columns) * Self.rowHeight)
  }

  func top(ofItem item: Int) -> Double { Self.padding + Double(item / columns) * Self.rowHeight }

  /// The item at a point of the content; nil above, below and beside the grid.
  func item(at point: Point) -> Int? {
    let y = point.y - Self.padding
    guard unit > 0, y >= 0, point.x >= 0, point.x < width else { return nil }
    let item = Int(y / Self.rowHeight) * columns + Int(point.x / unit)
    return item < count ? item : nil
  }
}
