import SplitKit

/// The places of a list's headers and rows: sections, each with a header and rows of equal height.
struct ListPlace {
  let place: ContentPlace
  let rowHeight: Double
  private(set) var sections: [Section] = []

  struct Section {
    let model: Value
    let header: Rect
    /// The top of the first row.
    let rowsY: Double
    var rows: [Value] { model.list("rows") }
  }

  /// The part of a large title, in points, that can scroll away before the bar shows the title
  /// (`Public/app/views/list.js`).
  private static let titleReach: Double = 14

  /// Creates the places, or nil if the content has no layout.
  init?(_ place: ContentPlace) {
    guard place.layout != nil else { return nil }
    self.place = place
    rowHeight = place.number("rowHeight")
    let heights = place.numbers("headerHeights")
    let column = place.column
    var y = column.y
    for (index, model) in place.model.list("sections").enumerated() {
      let height = heights.indices.contains(index) ? heights[index] : 0
      let header = Rect(x: column.x, y: y, width: column.width, height: height)
      sections.append(Section(model: model, header: header, rowsY: header.maxY))
      y = header.maxY + Double(model.list("rows").count) * rowHeight
    }
  }

  /// Whether the large title of the list itself is in view.
  var isAtTop: Bool {
    guard let first = sections.first, first.model["header"]?.text("kind") == "largeTitle" else { return false }
    return place.scroll < first.header.height - Self.titleReach
  }

  /// The rows of a section that are in the pane.
  func visibleRows(of section: Section) -> Range<Int> {
    guard rowHeight > 0 else { return 0..<0 }
    let count = Double(section.rows.count)
    let first = max(0, min(count, ((place.frame.y - section.rowsY) / rowHeight).rounded(.down)))
    let end = max(first, min(count, ((place.frame.maxY - section.rowsY) / rowHeight).rounded(.up)))
    return Int(first)..<Int(end)
  }

  func frame(ofRow row: Int, in section: Section) -> Rect {
    let column = place.column
    return Rect(x: column.x, y: section.rowsY + Double(row) * rowHeight, width: column.width, height: rowHeight)
  }
}
