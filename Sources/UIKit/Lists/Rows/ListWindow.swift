import Foundation

/// The part of a list's contents in which rows have cells: what is visible, and half a screen more on either side. While the list is scrolled,
/// it reaches a whole screen ahead and a quarter of one behind.
///
/// The window stays for as long as an eighth of a screen is left on either side, so that most steps of a scroll make no cell.
struct ListWindow {
  /// The top and the bottom in the list's contents, in points.
  let from: CGFloat
  let to: CGFloat
  /// The top of the visible part for which the window was made.
  private let top: CGFloat

  /// The least length in points from the top of the visible part to the end of the window. A list can be low, or have no size yet, while an
  /// app asks for the size of its contents.
  private static let leastLength: CGFloat = 1000

  /// Creates the window around a visible part, after another one.
  init(around top: CGFloat, height: CGFloat, after last: ListWindow?) {
    let direction = last.map { top - $0.top } ?? 0
    let (above, below) = direction > 1 ? (0.25, 1) : direction < -1 ? (1, 0.25) : (0.5, 0.5)
    self.top = top
    from = top - height * above
    to = top + max(height * (1 + below), direction < -1 ? 0 : Self.leastLength)
  }

  /// The window of all contents.
  static let whole = ListWindow(to: .infinity)
  /// The window of a list whose offset nobody knows, because the page scrolls it by itself. It has an end, for lists without one.
  static let long = ListWindow(to: 20_000)
  private init(to: CGFloat) { (from, self.to, top) = (-.infinity, to, 0) }

  /// Whether the window is the same wherever the list is scrolled to.
  var isFixed: Bool { from == -.infinity }

  /// Whether a frame is in the window. One without a height is in it where its top is.
  func holds(_ frame: CGRect) -> Bool { frame.minY < to && (frame.maxY > from || frame.minY == from) }

  /// Whether the window is still good for a visible part of contents that end at `end`.
  func suits(_ top: CGFloat, height: CGFloat, end: CGFloat) -> Bool {
    let enough = height / 8
    return from <= max(0, top - enough) && to >= min(end, top + height + enough)
  }
}

/// The height of a row of which nothing else is known, in points.
struct UsualHeight {
  let height: CGFloat
  /// Whether the app has given it. Any other is used until the mean height of the first rows is known.
  let isOfApp: Bool

  init(_ height: CGFloat, isOfApp: Bool) { (self.height, self.isOfApp) = (height, isOfApp) }
}
