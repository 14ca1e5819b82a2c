import SplitKit

/// The profile's layout: two sections of which the first is empty, a header each, and a grid of squares
/// (spec/split-view.md 9.6).
struct GridLayout {
  static let columns = 3
  /// The profile info and the highlights (R-IG observed: estimated 350 and 110).
  static let headerHeights: [Double] = [350, 110]

  /// Of the content, in points.
  let width: Double
  let count: Int

  /// The side of a cell; three share the width.
  var unit: Double { width / Double(Self.columns) }
  private var rows: Int { (count + Self.columns - 1) / Self.columns }
  private var gridTop: Double { Self.headerHeights.reduce(0, +) }
  var contentSize: Size { Size(width: width, height: gridTop + Double(rows) * unit) }

  /// The cell at a point of the content; nil above, below and beside the grid.
  func cell(at point: Point) -> Int? {
    guard unit > 0, point.y >= gridTop, point.x >= 0, point.x < width else { return nil }
    let index = Int((point.y - gridTop) / unit) * Self.columns + Int(point.x / unit)
    return index < count ? index : nil
  }
}
