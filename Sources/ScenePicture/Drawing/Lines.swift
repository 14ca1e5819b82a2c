import SplitKit

/// Lines below each other, from the top of an area.
struct Lines {
  /// The part of the area that is left.
  private(set) var rest: Rect

  init(_ area: Rect) { rest = area }

  /// Takes the next line.
  mutating func next(_ height: Double) -> Rect {
    let line = Rect(x: rest.x, y: rest.y, width: rest.width, height: height)
    rest = rest.inset(top: height)
    return line
  }

  /// Leaves out what has been drawn at the top of the rest.
  mutating func skip(_ height: Double) { rest = rest.inset(top: height) }
}
