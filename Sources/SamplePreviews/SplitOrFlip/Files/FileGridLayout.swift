import ContentBlocks
import SplitKit

/// The layout of a grid of files. It has as many columns as there is room for, at least two, and rows of equal height
/// (ours). At the accessibility sizes, one column is enough.
struct FileGridLayout: Equatable {
  /// The width of the content in points.
  let width: Double
  let count: Int
  let textSize: ContentSizeCategory

  /// The height of a row: a picture, two lines for the name, and one for the size.
  var rowHeight: Double { TextHeight(164, .footnote, .footnote, .caption1).at(textSize) }
  /// The padding above the first row and below the last.
  static let padding: Double = 12
  /// The least width of a cell, which grows by twice as much as a line of the name.
  private var minimumUnit: Double { 104 + 2 * textSize.growth(of: .footnote) }
  private var leastColumns: Int { textSize.isAccessibilityCategory ? 1 : 2 }

  private var columnCount: Int { max(leastColumns, Int(width / minimumUnit)) }
  /// The width of a cell.
  var unit: Double { width / Double(columnCount) }
  var contentSize: Size {
    Size(width: width, height: 2 * Self.padding + Double((count + columnCount - 1) / columnCount) * rowHeight)
  }

  func top(ofItem item: Int) -> Double { Self.padding + Double(item / columnCount) * rowHeight }

  /// The item at a point of the content, or nil if there is none.
  func item(at point: Point) -> Int? {
    let y = point.y - Self.padding
    guard unit > 0, y >= 0, point.x >= 0, point.x < width else { return nil }
    let item = Int(y / rowHeight) * columnCount + Int(point.x / unit)
    return item < count ? item : nil
  }
}

extension FileGridLayout: ContentMetrics {
  var kind: String { "files" }
  var columns: Int? { columnCount }
  var numbers: [Member] { LayoutNumbers(unit: unit, contentTop: Self.padding, rowHeight: rowHeight).members }

  /// The number of columns is the greatest for which cells have their minimum width, and at least two, or one at the
  /// accessibility sizes.
  var reason: String? {
    let cell = minimumUnit
    let room = "\(shortest(width)) has room for \(Int(width / cell)) cells of \(shortest(cell))"
    guard width < Double(leastColumns) * cell else { return room }
    return leastColumns == 2 ? "\(room), and two are the least" : "\(room), and one is the least"
  }

  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    item(at: touch.contentPoint).flatMap { viewModel["items"]?.id(ofElement: $0) }
  }
}
