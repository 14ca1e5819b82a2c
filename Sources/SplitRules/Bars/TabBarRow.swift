/// The layout of a tab bar's items, in reading order.
package struct TabBarRow {
  private let frame: Rect
  private let isMirrored: Bool
  /// The distances of the items' edges from the leading edge of the bar: one more than there are items.
  private let edges: [Double]

  /// Creates a row whose items share the bar's width equally.
  package init(frame: Rect, count: Int, isMirrored: Bool) {
    self.frame = frame
    self.isMirrored = isMirrored
    edges = (0...count).map { count == 0 ? 0 : frame.width * Double($0) / Double(count) }
  }

  /// Creates a row whose items have the given widths and stand in the middle of the bar. Items that are wider than the bar
  /// share it in proportion to their widths.
  package init(frame: Rect, widths: [Double], isMirrored: Bool) {
    self.frame = frame
    self.isMirrored = isMirrored
    let total = widths.reduce(0, +)
    let scale = total > frame.width ? frame.width / total : 1
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
}
