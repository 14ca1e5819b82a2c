import SplitKit

extension JSONWriter {
  /// Writes a rectangle as `[x, y, width, height]`.
  mutating func member(_ name: Name, _ rect: Rect) { member(name, rect.x, rect.y, rect.width, rect.height) }

  /// Writes insets as `[top, left, bottom, right]`.
  mutating func member(_ name: Name, _ insets: EdgeInsets) {
    member(name, insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Writes a size as `[width, height]`.
  mutating func member(_ name: Name, _ size: Size) { member(name, size.width, size.height) }

  /// Writes a point as `[x, y]`.
  mutating func member(_ name: Name, _ point: Point) { member(name, point.x, point.y) }

  private mutating func member(_ name: Name, _ first: Double, _ second: Double) {
    beginArray(name)
    write(first)
    write(second)
    endArray()
  }

  private mutating func member(_ name: Name, _ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    beginArray(name)
    write(first)
    write(second)
    write(third)
    write(fourth)
    endArray()
  }

  mutating func member(_ name: Name, _ texts: [String]) {
    beginArray(name)
    for text in texts { write(text) }
    endArray()
  }
}
