import Foundation
internal import SplitKit

/// The lines around a row of a table (spec/views.md 820 to 827, 910).
@MainActor
struct RowLines {
  private let table: UITableView
  private let metrics: ListMetrics
  private let path: IndexPath
  private let isLast: Bool

  init(_ table: UITableView, _ metrics: ListMetrics, _ path: IndexPath) {
    (self.table, self.metrics, self.path) = (table, metrics, path)
    isLast = path.row == (table.content.sections?[safely: path.section]?.rows.count ?? 0) - 1
  }

  /// The line below a row: in a group the last one has a line across the whole width, and on a card it has none (822, 823).
  func below(_ cell: UITableViewCell) -> CGRect? {
    let height = CGFloat(metrics.design.separator.height(on: metrics.grid))
    let y = cell.bounds.height - height
    guard isLast else { return line(cell, at: y, height) }
    switch metrics.style {
    case .grouped: return CGRect(x: 0, y: y, width: cell.bounds.width, height: height)
    case .insetGrouped: return nil
    case .plain, .sidebar, .sidebarPlain: return isLastOfPlainTable ? nil : line(cell, at: y, height)
    }
  }

  /// Before iOS 26, the last row of a plain table has no line (by eye); since then every row has one (821).
  private var isLastOfPlainTable: Bool { !metrics.design.separator.hasTwoInsets }

  /// The line above the first row: in a group across the whole width, and in a plain table that begins below a bar (821, 822).
  func above(_ cell: UITableViewCell) -> CGRect? {
    guard path.row == 0 else { return nil }
    let height = CGFloat(metrics.design.separator.height(on: metrics.grid))
    switch metrics.style {
    case .grouped: return CGRect(x: 0, y: 0, width: cell.bounds.width, height: height)
    case .plain: return beginsBelowBar ? line(cell, at: 0, height) : nil
    case .insetGrouped, .sidebar, .sidebarPlain: return nil
    }
  }

  private var beginsBelowBar: Bool {
    metrics.design.separator.hasTwoInsets && path.section == 0 && table.tableHeaderView == nil
      && table.adjustedContentInset.top > 0
      && table.content.sections?.first?.header.isShown == false
  }

  private func line(_ cell: UITableViewCell, at y: CGFloat, _ height: CGFloat) -> CGRect {
    let (insets, width) = (cell.separatorInset, cell.bounds.width)
    let left = min(width, max(0, insets.left))
    let line = CGRect(x: left, y: y, width: max(0, width - left - max(0, insets.right)), height: height)
    return cell.inReadingDirection(line)
  }
}
