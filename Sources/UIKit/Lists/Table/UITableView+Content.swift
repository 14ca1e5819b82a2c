import Foundation
internal import SplitKit

/// Reading the data source.
extension UITableView {
  /// The sections, which are read now if they have not been.
  var loaded: [TableContent.Section] {
    if let sections = content.sections { return sections }
    guard let dataSource else { return [] }
    let count = max(0, dataSource.numberOfSections(in: self))
    let sections = (0..<count).map { section in
      TableContent.Section(
        rows: (0..<max(0, dataSource.tableView(self, numberOfRowsInSection: section))).map { _ in TableContent.Row() })
    }
    content.sections = sections
    return sections
  }

  /// Forgets what was read.
  func dropContent() {
    for section in content.sections ?? [] {
      for row in section.rows { recycle(row.cell) }
      section.header.view?.removeFromSuperview()
      section.footer.view?.removeFromSuperview()
    }
    content.sections = nil
    content.updates = TableUpdates()
    setNeedsLayout()
  }

  func recycle(_ cell: UITableViewCell?) {
    guard let cell else { return }
    cell.removeFromSuperview()
    makers.keep(cell)
  }

  /// Makes the cells, headers and footers that are due.
  func makeDueViews() {
    guard let dataSource else { return }
    var left = content.limit
    for (index, section) in loaded.enumerated() {
      makeParts(of: section, index, dataSource)
      for (row, state) in section.rows.enumerated() {
        guard left > 0 else { return }
        left -= 1
        if state.cell == nil { makeCell(of: state, at: IndexPath(row: row, section: index), dataSource) }
      }
    }
  }

  private func makeCell(of row: TableContent.Row, at path: IndexPath, _ dataSource: any UITableViewDataSource) {
    let cell = dataSource.tableView(self, cellForRowAt: path)
    if let other = content.firstPath(where: { $0.cell === cell }) { content.row(at: other)?.cell = nil }
    row.cell = cell
    cell.table = self
    if cell.superview !== self { addSubview(cell) }
    cell.setEditing(isEditing, animated: false)
    cell.setSelected(row.isSelected, animated: false)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  private func makeParts(of section: TableContent.Section, _ index: Int, _ dataSource: any UITableViewDataSource) {
    guard !section.hasParts else { return }
    section.hasParts = true
    section.header.view?.removeFromSuperview()
    section.footer.view?.removeFromSuperview()
    section.header = ListPart(
      title: dataSource.tableView(self, titleForHeaderInSection: index),
      view: tableDelegate?.tableView(self, viewForHeaderInSection: index))
    section.footer = ListPart(
      title: dataSource.tableView(self, titleForFooterInSection: index),
      view: tableDelegate?.tableView(self, viewForFooterInSection: index))
    if let view = section.header.view {
      addSubview(view)
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
    }
    if let view = section.footer.view {
      addSubview(view)
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: index)
    }
  }

  // Changes.

  /// Notes a change, which is made now unless several are made together.
  func update(_ body: (inout TableUpdates) -> Void) {
    // A change of a table that has not been read changes nothing: it is read later as it is then.
    guard content.sections != nil else { return setNeedsLayout() }
    body(&content.updates)
    if content.updateDepth == 0 { applyUpdates() }
  }

  /// Makes the noted changes. If the data source does not have as many rows then as the changes lead to, UIKit raises an exception;
  /// here the log says so, and everything is read again.
  func applyUpdates() {
    let updates = content.updates
    content.updates = TableUpdates()
    guard let old = content.sections, let dataSource else { return setNeedsLayout() }
    let before = old.flatMap { $0.rows.compactMap(\.cell) }
    let next = updates.applied(to: old) { dataSource.tableView(self, numberOfRowsInSection: $0) }
    let counts = (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    guard next.map(\.rows.count) == counts else {
      raise("Invalid update: the table has \(next.map(\.rows.count)) rows after the changes, and its data source has \(counts)")
      return dropContent()
    }
    content.sections = next
    let kept = Set(next.flatMap { $0.rows.compactMap(\.cell) }.map(ObjectIdentifier.init))
    for cell in before where !kept.contains(ObjectIdentifier(cell)) { recycle(cell) }
    setNeedsLayout()
  }

  // Touches.

  /// Whether more than one row can be selected now.
  var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  /// Whether touches select rows now.
  var selectsRows: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
  }

  /// Ends the selection, without telling the delegate.
  func clearSelection() {
    for path in content.paths(where: \.isSelected) { content.row(at: path)?.select(false) }
    noteChange()
  }

  /// The user has touched a row, as `tableView(_:didSelectRowAt:)` says what follows.
  func rowTapped(_ row: TableContent.Row) {
    if closeSwipe() || moveLifted(to: row) { return }
    guard selectsRows, let path = content.firstPath(where: { $0 === row }) else { return }
    let delegate = tableDelegate
    guard delegate?.tableView(self, shouldHighlightRowAt: path) != false else { return }
    row.cell?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    row.cell?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    if row.isSelected, allowsSeveral { return deselectByUser(path) }
    guard let chosen = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path),
      let target = content.row(at: chosen)
    else { return }
    if !allowsSeveral {
      for other in content.paths(where: \.isSelected) where other != chosen { deselectByUser(other) }
    }
    target.select(true)
    noteChange()
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    target.cell?.storyboardSegue?()
    delegate?.tableView(self, didSelectRowAt: chosen)
    delegate?.tableView(self, performPrimaryActionForRowAt: chosen)
  }

  private func deselectByUser(_ path: IndexPath) {
    guard let chosen = tableDelegate == nil ? path : tableDelegate?.tableView(self, willDeselectRowAt: path) else { return }
    content.row(at: chosen)?.select(false)
    noteChange()
    tableDelegate?.tableView(self, didDeselectRowAt: chosen)
  }

  /// The user has touched the detail button of a row.
  func accessoryTapped(_ row: TableContent.Row) {
    guard let path = content.firstPath(where: { $0 === row }) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// The user has touched the control of a row that is edited.
  func editingControlTapped(_ row: TableContent.Row) {
    guard let path = content.firstPath(where: { $0 === row }) else { return }
    let style = editingStyle(at: path)
    guard style != .none else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) != false else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// The control at the start of a row while the table is edited, by its name on the page; nil for none.
  func editingControl(at path: IndexPath) -> String? {
    guard isEditing else { return nil }
    if allowsMultipleSelectionDuringEditing {
      return dataSource?.tableView(self, canEditRowAt: path) == false ? nil : "select"
    }
    return switch editingStyle(at: path) {
    case .none: nil
    case .delete: "delete"
    case .insert: "insert"
    }
  }
}

extension UITableView {
  /// Replaces the content, for a data source that knows which rows stay.
  func replaceContent(_ body: ([TableContent.Section]) -> [TableContent.Section]) {
    let old = content.sections ?? []
    let before = old.flatMap { $0.rows.compactMap(\.cell) }
    for section in old {
      section.header.view?.removeFromSuperview()
      section.footer.view?.removeFromSuperview()
    }
    let next = body(old)
    content.sections = next
    let kept = Set(next.flatMap { $0.rows.compactMap(\.cell) }.map(ObjectIdentifier.init))
    for cell in before where !kept.contains(ObjectIdentifier(cell)) { recycle(cell) }
    setNeedsLayout()
  }
}
