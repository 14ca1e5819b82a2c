/// The layout of a tab bar's items, which share the bar's width equally, in reading order.
package struct TabBarRow {
  package let frame: Rect
  package let count: Int
  package let isMirrored: Bool

  package init(frame: Rect, count: Int, isMirrored: Bool) {
    self.frame = frame
    self.count = count
    self.isMirrored = isMirrored
  }

  /// The frames of the items in reading order. Together they fill the bar.
  package var frames: [Rect] {
    (0..<count).map { index in
      let position = isMirrored ? count - 1 - index : index
      let (left, right) = (edge(position), edge(position + 1))
      return Rect(x: left, y: frame.y, width: right - left, height: frame.height)
    }
  }

  private func edge(_ position: Int) -> Double { frame.x + frame.width * Double(position) / Double(count) }
}
