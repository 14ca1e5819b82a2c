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
      TableContent.Section(count: dataSource.tableView(self, numberOfRowsInSection: section))
    }
    content.takeSections(sections, keepsHeights: !hasNoEstimates)
    return sections
  }

  /// Forgets what was read. The heights of rows are kept as estimates, so that the list stays where it is scrolled to.
  func dropContent() { afterPlacing { [weak self] in self?.dropContentNow() } }

  private func dropContentNow() {
    for row in content.present { leave(row) }
    for section in content.sections ?? [] {
      section.header.view?.removeFromSuperview()
      section.footer.view?.removeFromSuperview()
    }
    content.dropSections()
    content.updates = TableUpdates()
    setNeedsLayout()
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
  func applyUpdates() { afterPlacing { [weak self] in self?.applyUpdatesNow() } }

  private func applyUpdatesNow() {
    let updates = content.updates
    content.updates = TableUpdates()
    guard let old = content.sections, let dataSource else { return setNeedsLayout() }
    let cells = content.cells
    let next = updates.applied(to: old) { dataSource.tableView(self, numberOfRowsInSection: $0) }
    let counts = (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    guard next.map(\.rows.count) == counts else {
      raise("Invalid update: the table has \(next.map(\.rows.count)) rows after the changes, and its data source has \(counts)")
      return dropContent()
    }
    exchange(cells, for: next)
    // Without estimates, the app is asked for all heights again.
    if hasNoEstimates { content.forgetEstimates(forgetsCells: true) }
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
  func replaceContent(_ body: @escaping ([TableContent.Section]) -> [TableContent.Section]) {
    afterPlacing { [weak self] in self?.replaceContentNow(body) }
  }

  private func replaceContentNow(_ body: ([TableContent.Section]) -> [TableContent.Section]) {
    let (old, cells) = (content.sections ?? [], content.cells)
    for section in old {
      section.header.view?.removeFromSuperview()
      section.footer.view?.removeFromSuperview()
    }
    exchange(cells, for: body(old))
  }
}
