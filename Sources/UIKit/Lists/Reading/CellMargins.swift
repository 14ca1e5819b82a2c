import Foundation
internal import SplitKit

/// A cell of a list, whose contents are inside the margins of the list.
@MainActor
protocol ListCell: UIView {
  var contentView: UIView { get }
  /// The measures of the list that has the cell.
  var listMetrics: ListMetrics { get }
  /// The parts beside the contents after the last layout.
  var ends: RowEnds { get }
  /// Whether there is an accessory, or the control that moves the row.
  var hasPartAtEnd: Bool { get }
}

extension ListCell {
  /// The margins of the cell, as of a list of a pad that is the root of a stack (807).
  var cellMargins: UIEdgeInsets {
    let metrics = listMetrics
    let (height, side) = (CGFloat(metrics.design.margin), CGFloat(metrics.padding))
    return UIEdgeInsets(top: height, left: side, bottom: height, right: side)
  }

  /// The margins of the contents: those of the cell, less beside an accessory (845), and other ones behind the control of a row that is
  /// edited (909).
  var contentMargins: UIEdgeInsets {
    let metrics = listMetrics
    var margins = cellMargins
    let start = ends.hasEditingControl ? metrics.design.editing.contentMargin.map { CGFloat($0) } ?? margins.left : margins.left
    let end = hasPartAtEnd ? CGFloat(metrics.design.gapAtAccessory) : margins.right
    (margins.left, margins.right) = isRightToLeft ? (end, start) : (start, end)
    return margins
  }
}

extension UITableViewCell: ListCell {
  var listMetrics: ListMetrics {
    table?.metrics ?? ListMetrics(.plain, of: nil, isTable: true, traits: traitCollection)
  }

  var hasPartAtEnd: Bool {
    let hasView = accessoryView.map { !$0.isHidden } ?? false
    return hasView || shownAccessoryType != .none || ends.frames.grip != nil
  }

  /// The insets of the line below for which neither the app nor its table has others: from the margin of the contents, or the text behind
  /// an image, to the margin of the cell (824). `left` is the start of the row in both directions (general knowledge).
  var usualSeparatorInset: UIEdgeInsets {
    if let given = table?.givenSeparatorInset { return given }
    let metrics = listMetrics
    let start = separatorStart(metrics)
    let end = metrics.design.separator.hasTwoInsets ? separatorEnd(metrics) : 0
    return UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
  }

  private func separatorStart(_ metrics: ListMetrics) -> CGFloat {
    let margin = contentView.storedMargins.map { isRightToLeft ? $0.right : $0.left } ?? CGFloat(metrics.padding)
    guard rowImageView?.image != nil || listView?.hasImage == true else { return margin }
    let parts = systemParts(in: contentView.bounds.width, height: nil, metrics)
    guard let image = parts.image, image.width > 0, let title = parts.title else { return margin }
    return margin + CGFloat(title.x - image.x)
  }

  /// The line of a plain table outside of any stack ends 8 before the row's end (910).
  private func separatorEnd(_ metrics: ListMetrics) -> CGFloat {
    if let margins = storedMargins { return isRightToLeft ? margins.left : margins.right }
    return metrics.isBare && metrics.style == .plain ? 8 : CGFloat(metrics.padding)
  }
}

extension UICollectionViewListCell: ListCell {
  var listMetrics: ListMetrics {
    collection?.metrics ?? ListMetrics(listStyle, of: collection, isTable: false, traits: traitCollection)
  }

  var hasPartAtEnd: Bool {
    shownAccessories.contains { !$0.isEditingControl && $0.custom?.placement.leads != true }
  }
}
