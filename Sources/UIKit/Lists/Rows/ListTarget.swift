import Foundation

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
