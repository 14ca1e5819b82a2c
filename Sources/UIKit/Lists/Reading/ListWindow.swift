import Foundation

/// The part of a list's contents in which rows have cells: what is visible, and half a screen more on either side. While the list is scrolled,
/// it reaches a whole screen ahead and a quarter of one behind.
///
/// The window stays for as long as an eighth of a screen is left on either side, so that most steps of a scroll make no cell.
struct ListWindow {
  /// The top and the bottom in the list's contents, in points.
  let from: CGFloat
  let to: CGFloat
  /// The visible part for which the window was made.
  private let top: CGFloat
  private let height: CGFloat

  /// The least length in points from the top of the visible part to the end of the window. A list can be low, or have no size yet, while an
  /// app asks for the size of its contents.
  private static let leastLength: CGFloat = 1000

  /// Creates the window around a visible part, after another one.
  init(around top: CGFloat, height: CGFloat, after last: ListWindow?) {
    let direction = last.map { $0.height == height ? top - $0.top : 0 } ?? 0
    let (above, below) = direction > 0 ? (0.25, 1) : direction < 0 ? (1, 0.25) : (0.5, 0.5)
    (self.top, self.height) = (top, height)
    from = top - height * above
    to = top + max(height * (1 + below), direction < 0 ? 0 : Self.leastLength)
  }

  /// The window of all contents.
  static let whole = ListWindow()
  private init() { (from, to, top, height) = (-.infinity, .infinity, 0, 0) }

  /// Whether a frame is in the window. One without a height is in it where its top is.
  func holds(_ frame: CGRect) -> Bool { frame.minY < to && (frame.maxY > from || frame.minY == from) }

  /// Whether the window is still good for a visible part of contents that end at `end`.
  func suits(_ top: CGFloat, height: CGFloat, end: CGFloat) -> Bool {
    guard from > -.infinity else { return true }
    let enough = height / 8
    return height == self.height && from <= max(0, top - enough) && to >= min(end, top + height + enough)
  }
}

/// The height of a row of which nothing else is known, in points.
struct UsualHeight {
  let height: CGFloat
  /// Whether the app has given it. Any other is used until the mean height of the first rows is known.
  let isOfApp: Bool

  init(_ height: CGFloat, isOfApp: Bool) { (self.height, self.isOfApp) = (height, isOfApp) }
}

/// A row to which a list scrolls, and its position then.
struct ListTarget {
  enum Position { case top, middle, bottom, nearest }
  let path: IndexPath
  let position: Position

  /// The offset at which a row has its position, which is as near as possible to the present one for `nearest`.
  ///
  /// - Parameters:
  ///   - row: The top and the height of the row.
  ///   - offset: The present offset.
  ///   - height: The height of the visible part.
  ///   - end: The height of the contents.
  func offset(of row: (top: CGFloat, height: CGFloat), from offset: CGFloat, height: CGFloat, end: CGFloat) -> CGFloat {
    let wanted =
      switch position {
      case .top: row.top
      case .middle: row.top + (row.height - height) / 2
      case .bottom: row.top + row.height - height
      case .nearest: min(max(offset, row.top + row.height - height), row.top)
      }
    return max(0, min(wanted, end - height))
  }
}

extension ListTarget.Position {
  init(_ position: UITableView.ScrollPosition) {
    self =
      switch position {
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      case .none: .nearest
      }
  }

  init(_ position: UICollectionView.ScrollPosition) {
    self =
      if position.contains(.top) {
        .top
      } else if position.contains(.centeredVertically) {
        .middle
      } else if position.contains(.bottom) {
        .bottom
      } else {
        .nearest
      }
  }
}
