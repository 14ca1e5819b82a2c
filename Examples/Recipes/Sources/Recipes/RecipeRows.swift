import SplitPreview

/// The rows of the list. The page draws its kind `list` with the same numbers by which a touch finds a row.
struct RecipeRows: ContentMetrics {
  /// In points.
  let width: Double
  let count: Int
  private let rowHeight = 44.0

  init(width: Double, count: Int) {
    self.width = width
    self.count = count
  }

  var kind: String { "list" }
  var contentSize: Size { Size(width: width, height: Double(count) * rowHeight) }
  var numbers: [Member] { [Member("headerHeights", [0]), Member("rowHeight", .number(rowHeight))] }

  /// The id of the row under a finger.
  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    let row = (touch.contentPoint.y / rowHeight).rounded(.down)
    guard let index = Int(exactly: row), let rows = viewModel["sections"]?.array?.first?["rows"]?.array else { return nil }
    return rows.indices.contains(index) ? rows[index]["id"]?.string : nil
  }
}
