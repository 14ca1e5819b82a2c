import SplitKit

/// The layout of a grid of files. It has as many columns as there is room for, at least two, and rows of equal height
/// (ours).
struct FileGridLayout: Equatable {
  /// The width of the content in points.
  let width: Double
  let count: Int

  static let rowHeight: Double = 164
  /// The padding above the first row and below the last.
  static let padding: Double = 12
  private static let minimumUnit: Double = 104

  private var columnCount: Int { max(2, Int(width / Self.minimumUnit)) }
  /// The width of a cell.
  var unit: Double { width / Double(columnCount) }
  var contentSize: Size {
    Size(width: width, height: 2 * Self.padding + Double((count + columnCount - 1) / columnCount) * Self.rowHeight)
  }

  func top(ofItem item: Int) -> Double { Self.padding + Double(item / columnCount) * Self.rowHeight }

  /// The item at a point of the content, or nil if there is none.
  func item(at point: Point) -> Int? {
    let y = point.y - Self.padding
    guard unit > 0, y >= 0, point.x >= 0, point.x < width else { return nil }
    let item = Int(y / Self.rowHeight) * columnCount + Int(point.x / unit)
    return item < count ? item : nil
  }
}

extension FileGridLayout: ContentMetrics {
  var kind: String { "files" }
  var columns: Int? { columnCount }
  var numbers: [Member] { LayoutNumbers(unit: unit, contentTop: Self.padding, rowHeight: Self.rowHeight).members }

  /// The number of columns is the greatest for which cells have their minimum width, and at least two.
  var reason: String? {
    let cell = Self.minimumUnit
    let room = "\(shortest(width)) has room for \(Int(width / cell)) cells of \(shortest(cell))"
    return width < 2 * cell ? "\(room), and two are the least" : room
  }

  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    item(at: touch.contentPoint).flatMap { viewModel["items"]?.id(ofElement: $0) }
  }
}
