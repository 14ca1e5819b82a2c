import Foundation
internal import SplitKit

/// The actions of rows that a swipe reveals.
extension UITableView {
  var mayHaveSwipeActions: Bool { tableDelegate != nil && !isEditing }

  /// A swipe over a row. Returns whether the row takes it: it shows its actions, or hides them again.
  func rowSwiped(_ row: TableContent.Row, _ direction: SwipeDirection) -> Bool {
    guard let isLeading = direction.revealsLeading(isRightToLeft: isRightToLeft), !isEditing else { return false }
    if swiped?.row === row, swiped?.isLeading != isLeading { return closeSwipe() }
    guard let path = content.firstPath(where: { $0 === row }), dataSource?.tableView(self, canEditRowAt: path) != false,
      let actions = actions(at: path, isLeading), !actions.isEmpty
    else { return false }
    closeSwipe()
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    swiped = SwipedRow(row: row, actions: actions, isLeading: isLeading)
    noteChange()
    return true
  }

  private func actions(at path: IndexPath, _ isLeading: Bool) -> [UIContextualAction]? {
    guard let delegate = tableDelegate else { return nil }
    if isLeading { return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions }
    if let trailing = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return trailing.actions }
    return delegate.tableView(self, editActionsForRowAt: path)?.map { old in
      let action = UIContextualAction(style: old.style == .normal ? .normal : .destructive, title: old.title) { _, _, done in
        old.handler(old, path)
        done(true)
      }
      action.backgroundColor = old.backgroundColor
      return action
    }
  }

  /// Hides the actions of a row. Returns whether any were shown.
  @discardableResult
  func closeSwipe() -> Bool {
    guard let old = swiped else { return false }
    swiped = nil
    tableDelegate?.tableView(self, didEndEditingRowAt: old.row.flatMap { row in content.firstPath { $0 === row } })
    noteChange()
    return true
  }

  /// The actions of a row in its node.
  func swipeMembers(_ row: TableContent.Row, _ id: String, _ reading: inout ReadingContext) -> [Member] {
    reading.swipes[id] = { [weak self, weak row] direction in row.map { self?.rowSwiped($0, direction) == true } ?? false }
    guard let swiped, swiped.row === row else { return [] }
    return [swiped.member(id, in: row.frame, metrics, &reading) { [weak self] in self?.choose($0) }]
  }

  private func choose(_ action: UIContextualAction) {
    action.handler(action, swiped?.row?.cell ?? self) { [weak self] _ in self?.closeSwipe() }
  }
}
