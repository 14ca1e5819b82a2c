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

  /// The position, in reading order, of the item at a point, or nil if there is none.
  package func item(at point: Point) -> Int? {
    let position = Int((point.x - frame.x) / frame.width * Double(count))
    let index = isMirrored ? count - 1 - position : position
    return (0..<count).contains(index) ? index : nil
  }
}
