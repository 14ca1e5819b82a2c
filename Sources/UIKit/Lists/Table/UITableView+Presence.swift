import Foundation
internal import SplitKit

/// The cells, headers and footers of a table.
extension UITableView {
  /// Whether the rows are those of a storyboard, which has made all their cells.
  var hasStaticRows: Bool { (dataSource as? UITableViewController)?.staticSections != nil }

  /// Makes the cell of a row if it has none.
  func makeCell(of row: TableContent.Row, at path: IndexPath) {
    guard row.cell == nil, let cell = filledCell(at: path) else { return }
    // A data source that returns a cell which another row has takes it away from that row.
    if cell.superview === self, let other = content.path(of: cell) { content.row(at: other)?.cell = nil }
    row.cell = cell
    content.present.append(row)
    cell.table = self
    if cell.superview !== self { addSubview(cell) }
    cell.setEditing(isEditing, animated: false)
    cell.setSelected(row.isSelected, animated: false)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  func filledCell(at path: IndexPath) -> UITableViewCell? { dataSource?.tableView(self, cellForRowAt: path) }

  func didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Makes the header and the footer of a section if they have not been asked for.
  func makeParts(of section: TableContent.Section, _ index: Int) {
    guard !section.hasParts, let dataSource else { return }
    section.hasParts = true
    section.header.view?.removeFromSuperview()
    section.footer.view?.removeFromSuperview()
    section.header = ListPart(
      title: dataSource.tableView(self, titleForHeaderInSection: index),
      view: tableDelegate?.tableView(self, viewForHeaderInSection: index))
    section.footer = ListPart(
      title: dataSource.tableView(self, titleForFooterInSection: index),
      view: tableDelegate?.tableView(self, viewForFooterInSection: index))
    section.header.makeTitleView()
    section.footer.makeTitleView()
    if let view = section.header.view {
      addSubview(view)
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
    }
    if let view = section.footer.view {
      addSubview(view)
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: index)
    }
  }
}

/// The heights of rows that have no cell.
extension UITableView {
  /// Whether the app has switched estimates off, so that rows which the delegate gives no height are as high as those of the system
  /// (general knowledge of iOS 11 and later).
  var hasNoEstimates: Bool { estimatedRowHeight == 0 }

  /// Asks the app for the heights that it knows of rows without cells: for all heights if it has switched estimates off, and otherwise for
  /// its estimates. UIKit asks so before the first layout.
  func readEstimates(_ sections: [TableContent.Section], _ metrics: ListMetrics) {
    for (index, section) in sections.enumerated() where !section.hasEstimates {
      section.hasEstimates = true
      guard hasNoEstimates || hasOwnEstimates(section, index) else { continue }
      let delegate = tableDelegate
      for row in section.rows.indices where section.rows[row]?.height == nil {
        guard let height = knownHeight(at: IndexPath(row: row, section: index), delegate, metrics) else { continue }
        section.row(at: row).height = height
      }
    }
  }

  /// Whether the delegate has a method of its own for estimates, so that a list of many rows does not ask the default for each of them. The
  /// first, the middle and the last row are asked for, because a method can leave some rows to the default.
  private func hasOwnEstimates(_ section: TableContent.Section, _ index: Int) -> Bool {
    guard let delegate = tableDelegate, let last = section.rows.indices.last else { return false }
    return [0, last / 2, last].contains { row in
      OwnMethod.isOfApp { delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: index)) }
    }
  }

  private func knownHeight(at path: IndexPath, _ delegate: (any UITableViewDelegate)?, _ metrics: ListMetrics) -> CGFloat? {
    if hasNoEstimates { return givenHeight(at: path, metrics) }
    guard let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path), estimate > 0 else { return nil }
    return estimate
  }

  /// The height that the app gives a row, or nil for one that follows from its contents. Without estimates, no height follows from them.
  func givenHeight(at path: IndexPath, _ metrics: ListMetrics) -> CGFloat? {
    let given = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if given >= 0 { return given }
    return hasNoEstimates ? metrics.usualRowHeight : nil
  }

  /// The height of a row of which nothing else is known, in points, and whether it is the app's. Any other becomes the mean height of the
  /// rows of the first layout. UIKit's own estimate is not measured.
  func usualHeight(_ metrics: ListMetrics) -> UsualHeight {
    if estimatedRowHeight > 0 { return UsualHeight(estimatedRowHeight, isOfApp: true) }
    if rowHeight >= 0 { return UsualHeight(rowHeight, isOfApp: true) }
    return UsualHeight(metrics.usualRowHeight, isOfApp: false)
  }
}

extension ListPart {
  /// Makes the view of a title that the data source gives.
  @MainActor fileprivate mutating func makeTitleView() {
    guard view == nil, let title, !title.isEmpty else { return }
    let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
    made.textLabel?.text = title
    view = made
  }
}
