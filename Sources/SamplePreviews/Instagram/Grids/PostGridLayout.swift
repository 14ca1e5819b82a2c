import ContentBlocks
import SplitKit

/// The layout of a grid of posts: headers above a mosaic, all as wide as the content (spec/split-view.md 9.6).
struct PostGridLayout: Equatable {
  /// The width of the content in points.
  let width: Double
  /// The height of each section's header. Only the last section has posts.
  let headerHeights: [Double]
  let mosaic: Mosaic
  let count: Int
  /// The inset of each cell on all sides.
  var itemInset: Double = 1
  /// The strip in the headers.
  var strip: Strip?
  /// The text size of the headers.
  var textSize = ContentSizeCategory.large
  /// The size whose shape determines the mosaic, or nil if the mosaic is the same for every size.
  var area: Size?

  /// The side length of the smallest cell. Three of them share the width.
  var unit: Double { width / Double(Mosaic.columns) }
  /// The top of the posts.
  var gridTop: Double { headerHeights.reduce(0, +) }
  var contentSize: Size { Size(width: width, height: gridTop + Double(mosaic.height(of: count)) * unit) }

  func top(ofCell index: Int) -> Double { gridTop + Double(mosaic.cell(index).y) * unit }

  /// The cell at a point of the content, or nil if there is none.
  func cell(at point: Point) -> Int? {
    guard unit > 0, point.y >= gridTop, point.x >= 0, point.x < width else { return nil }
    let index = mosaic.index(atX: Int(point.x / unit), y: Int((point.y - gridTop) / unit))
    return index.flatMap { $0 < count ? $0 : nil }
  }
}

extension PostGridLayout: ContentMetrics {
  /// The page lays out squares by their number alone. The cells of a mosaic have their places in the view model.
  var kind: String { mosaic == .squares ? "grid" : "mosaic" }
  var columns: Int? { Mosaic.columns }

  var numbers: [Member] {
    LayoutNumbers(unit: unit, headerHeights: headerHeights, itemInset: itemInset, strip: strip).members
  }

  var reason: String? {
    area.map { area in
      let isTall = area.height > area.width
      return
        "\(shortest(area.width)) x \(shortest(area.height)) between bars and edges is \(isTall ? "" : "not ")higher than wide"
    }
  }

  /// A post, or a part of the profile's header. The items of a strip are not found, because only the page knows how far
  /// it has scrolled the strip.
  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    let sections = viewModel["sections"]?.array
    let (point, posts) = (touch.contentPoint, sections?.last?["items"])
    if let header = sections?.first?["header"], header["kind"] == "profileHeader" {
      if let id = ProfileHeaderLayout(width: width, textSize: textSize).element(at: point, in: header) { return id }
    }
    return cell(at: point).flatMap { posts?.id(ofElement: $0) }
  }
}

/// The scroll position of a grid, which shows the same posts in another width or another mosaic.
enum GridAnchor: Equatable {
  /// A number of points into the headers.
  case header(Double)
  /// A post, and the number of its units that have scrolled away.
  case cell(Int, units: Double)
}

extension PostGridLayout {
  /// The offset for an anchor, which can lie beyond the end of the content.
  func offset(of anchor: GridAnchor) -> Double {
    switch anchor {
    case .header(let points): min(points, gridTop)
    case .cell(let index, let units): top(ofCell: index) + units * unit
    }
  }

  /// The anchor for an offset: the lowest post that begins at the offset or above it. If several posts begin at the
  /// same height, the first of them counts.
  func anchor(at offset: Double) -> GridAnchor {
    guard offset >= gridTop, unit > 0, count > 0 else { return .header(max(0, offset)) }
    let units = (offset - gridTop) / unit
    let above = (0..<count).filter { Double(mosaic.cell($0).y) <= units }
    let lowest = above.map { mosaic.cell($0).y }.max() ?? 0
    let index = above.first { mosaic.cell($0).y == lowest } ?? 0
    return .cell(index, units: units - Double(lowest))
  }
}
