import Foundation
internal import SplitKit

/// A cell of a list, whose contents stand inside the margins of the list.
@MainActor
protocol ListCell: UIView {
  var contentView: UIView { get }
  /// The measures of the list in which the cell stands.
  var listMetrics: ListMetrics { get }
  /// The room that the sign at the end takes of the width of the contents.
  var roomAtEnd: CGFloat { get }
}

extension ListCell {
  /// The margins of the cell. At the sides they are the padding of the rows of the system. The 11 points above and below are not
  /// measured.
  var cellMargins: UIEdgeInsets {
    let side = CGFloat(listMetrics.padding)
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }

  /// The margins of the contents: those of the cell, as far as the contents reach into them, and the 8 points of any view beside a
  /// sign at the end (inferred).
  var contentMargins: UIEdgeInsets {
    var margins = cellMargins
    if isRightToLeft {
      margins.left = max(8, margins.left - roomAtEnd)
    } else {
      margins.right = max(8, margins.right - roomAtEnd)
    }
    return margins
  }
}

extension UITableViewCell: ListCell {
  var listMetrics: ListMetrics { ListMetrics(table?.listStyle ?? .plain, traits: traitCollection) }
  var roomAtEnd: CGFloat { accessoryWidth }

  /// The insets of the line below for which neither the app nor its table has others: it begins at the text of a row of the system.
  var usualSeparatorInset: UIEdgeInsets {
    if let given = table?.givenSeparatorInset { return given }
    let metrics = listMetrics
    return UIEdgeInsets(top: 0, left: CGFloat(metrics.padding + metrics.imageRoom(rowContent)), bottom: 0, right: 0)
  }
}

extension UICollectionViewListCell: ListCell {
  var listMetrics: ListMetrics { ListMetrics(listStyle, traits: traitCollection) }
  var roomAtEnd: CGFloat { 0 }
}
