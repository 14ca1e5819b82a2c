/// The layout of a tab bar's items, in reading order.
package struct TabBarRow {
  private let frame: Rect
  private let isMirrored: Bool
  /// The distances of the items' edges from the leading edge of the bar: one more than there are items.
  private let edges: [Double]
  /// The distance between the items and the ends of the surface behind them.
  private let margin: Double

  /// Creates a row whose items share the bar's width equally.
  package init(frame: Rect, count: Int, isMirrored: Bool) {
    self.frame = frame
    (self.isMirrored, margin) = (isMirrored, 0)
    edges = (0...count).map { count == 0 ? 0 : frame.width * Double($0) / Double(count) }
  }

  /// Creates a row whose items have the given widths and are in the middle of the bar. Items that are wider than the bar
  /// share it in proportion to their widths.
  package init(frame: Rect, widths: [Double], margin: Double = 0, isMirrored: Bool) {
    self.frame = frame
    (self.isMirrored, self.margin) = (isMirrored, margin)
    let (total, most) = (widths.reduce(0, +), max(0, frame.width - 2 * margin))
    let scale = total > most ? most / total : 1
    var edges = [(frame.width - total * scale) / 2]
    for width in widths { edges.append(edges[edges.count - 1] + width * scale) }
    self.edges = edges
  }

  /// The frames of the items in reading order.
  package var frames: [Rect] {
    zip(edges, edges.dropFirst()).map { start, end in
      let frame = Rect(x: frame.x + start, y: frame.y, width: end - start, height: frame.height)
      return isMirrored ? frame.mirrored(in: self.frame) : frame
    }
  }

  /// The surface behind the items, which is as high as the bar.
  package var surface: Rect {
    let margin = edges.count > 1 ? margin : 0
    let (start, end) = (edges[0] - margin, edges[edges.count - 1] + margin)
    let surface = Rect(x: frame.x + start, y: frame.y, width: end - start, height: frame.height)
    return isMirrored ? surface.mirrored(in: frame) : surface
  }
}
