import ContentBlocks
import SplitKit

/// The layout of a feed: a list of posts, padded at its sides, under a header (spec/split-view.md 9.3 and 9.7). The
/// header stays at the top while the rows scroll below it, like the section header of a plain table (general
/// knowledge).
struct FeedLayout: Equatable {
  /// The width of the content in points, with the padding at both sides of the list.
  let contentWidth: Double
  /// The padding at each side of the list.
  let padding: Double
  let headerHeight: Double
  let count: Int
  let textSize: ContentSizeCategory
  /// The strip in the header.
  var strip: Strip?

  /// The width of the list and of its rows, in points.
  var width: Double { max(0, contentWidth - 2 * padding) }

  /// The height of a row without its square carousel.
  var besidesPicture: Double { PostRowLayout(width: width, textSize: textSize).besidesPicture }
  var rowHeight: Double { width + besidesPicture }
  var contentSize: Size { Size(width: contentWidth, height: headerHeight + Double(count) * rowHeight) }

  func top(ofRow row: Int) -> Double { headerHeight + Double(row) * rowHeight }

  /// The number of rows that have scrolled under the header at an offset, including a fraction.
  func rowsAway(at offset: Double) -> Double { offset / rowHeight }

  func offset(ofRowsAway rows: Double) -> Double { rows * rowHeight }

  /// The row at a point of the content, or nil if there is no row.
  func row(at point: Point) -> Int? {
    let x = point.x - padding
    guard point.y >= headerHeight, x >= 0, x < width else { return nil }
    let row = Int((point.y - headerHeight) / rowHeight)
    return row < count ? row : nil
  }
}

extension FeedLayout {
  /// The part of a post at a point of the content, or nil if there is none.
  func control(at point: Point) -> PostControl? {
    row(at: point).flatMap { row in
      PostRowLayout(width: width, textSize: textSize).control(at: Point(x: point.x - padding, y: point.y - top(ofRow: row)))
    }
  }
}

extension FeedLayout: ContentMetrics {
  var kind: String { "feed" }

  var numbers: [Member] {
    LayoutNumbers(headerHeights: [headerHeight], rowHeight: rowHeight, inset: padding, strip: strip).members
  }

  /// The part of a post under the touch, or else its row. The header lies over the rows, so a touch on it finds neither.
  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    let point = touch.contentPoint
    guard point.y >= touch.offset.y + headerHeight, let row = row(at: point), let rows = viewModel["rows"]?.array,
      rows.indices.contains(row)
    else { return nil }
    let part = control(at: point).flatMap { rows[row][$0.rawValue]?["id"]?.string }
    return part ?? rows[row]["id"]?.string
  }
}
