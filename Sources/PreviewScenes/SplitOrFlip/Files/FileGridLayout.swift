import SplitKit

/// The layout of a grid of files. It has as many columns as there is room for, at least two, and rows of equal height
/// (ours).
struct FileGridLayout {
  /// The width of the content in points.
  let width: Double
  let count: Int

  static let rowHeight: Double = 164
  /// The padding above the first row and below the last.
  static let padding: Double = 12
  private static let minimumUnit: Double = 104

  var columns: Int { max(2, Int(width / Self.minimumUnit)) }
  /// The rule for the number of columns.
  var rule: ContentRule { .columns(width: width, cell: Self.minimumUnit) }
  /// The width of a cell.
  var unit: Double { width / Double(columns) }
  var contentSize: Size {
    Size(width: width, height: 2 * Self.padding + Double((count + columns - 1) / columns) * Self.rowHeight)
  }

  func top(ofItem item: Int) -> Double { Self.padding + Double(item / columns) * Self.rowHeight }

  /// The item at a point of the content, or nil if there is none.
  func item(at point: Point) -> Int? {
    let y = point.y - Self.padding
    guard unit > 0, y >= 0, point.x >= 0, point.x < width else { return nil }
    let item = Int(y / Self.rowHeight) * columns + Int(point.x / unit)
    return item < count ? item : nil
  }
}
