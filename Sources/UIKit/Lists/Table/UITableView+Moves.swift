import Foundation

/// Rows that the user moves while the table is edited. A touch of a grip lifts its row, and a touch of another grip or row moves it
/// there. The page makes both touches of a drag.
extension UITableView {
  /// Whether a row has a grip.
  func movesRow(at path: IndexPath) -> Bool { isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true }

  /// Moves the lifted row to this one, or lifts this one, or lets it down where it is.
  func gripTapped(_ row: TableContent.Row) {
    if content.lifted !== row, moveLifted(to: row) { return }
    content.lifted = content.lifted === row ? nil : row
    noteChange()
  }

  /// Moves the lifted row to the place of another one, which the delegate can change. Returns whether there is a lifted row.
  func moveLifted(to target: TableContent.Row) -> Bool {
    guard let lifted = content.lifted else { return false }
    content.lifted = nil
    noteChange()
    let places = (content.firstPath { $0 === lifted }, content.firstPath { $0 === target })
    if case (let source?, let proposed?) = places, source != proposed { move(lifted, from: source, to: proposed) }
    return true
  }

  private func move(_ row: TableContent.Row, from source: IndexPath, to proposed: IndexPath) {
    let delegate = tableDelegate
    let path =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    guard path != source else { return }
    dataSource?.tableView(self, moveRowAt: source, to: path)
    // The rows follow the data of the app. A data source that has loaded the table anew has moved them itself.
    if content.firstPath(where: { $0 === row }) == source { content.move(source, to: path) }
    setNeedsLayout()
  }
}
