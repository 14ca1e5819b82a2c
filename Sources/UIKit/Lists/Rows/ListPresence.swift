import Foundation

/// Cells leave when their rows are far away from the visible part.
extension ListView {
  /// Takes the cells of the rows outside of a window away, before others are made.
  func leaveRows(outside window: ListWindow) {
    for row in content.present where !window.holds(row.frame) { leaveIfPossible(row) }
  }

  /// Notes the rows that have frames now, and takes the cells of all others away.
  func note(present rows: [ListContent<Cell>.Row]) {
    let kept = Set(rows.map(ObjectIdentifier.init))
    let others = content.present.filter { $0.cell != nil && !kept.contains(ObjectIdentifier($0)) }
    content.present = rows + others.filter { !leaveIfPossible($0) }
  }

  /// Takes the cell of a row away, unless the user moves it. Returns whether the row has none then. Editing in the cell ends before; on a
  /// device it goes on out of sight.
  @discardableResult
  private func leaveIfPossible(_ row: ListContent<Cell>.Row) -> Bool {
    guard let cell = row.cell else { return true }
    guard row !== content.lifted else { return false }
    cell.endEditing(true)
    let path = content.path(of: cell)
    leave(row)
    if let path { didEndDisplaying(cell, at: path) }
    return true
  }

  /// Takes the cell of a row away. It waits to be used again.
  func leave(_ row: ListContent<Cell>.Row) {
    if let cell = row.cell { takeOut(cell) }
    row.cell = nil
  }

  private func takeOut(_ cell: Cell) {
    // In a short list, the ids of fields do not name rows.
    if content.isLong { cell.forgetFields() }
    cell.removeFromSuperview()
    pool.keep(cell)
  }

  /// A cell of a maker that waits to be used again, without the state of its last row; nil for none.
  func reusedCell(of maker: AnyHashable) -> Cell? {
    guard let cell = pool.take(of: maker) else { return nil }
    cell.showSelection(false)
    cell.prepareForReuse()
    return cell
  }

  /// Forgets the cells that wait to be used again, if they were laid out for other traits.
  func forgetCellsOfOtherTraits() {
    let traits = traitCollection
    guard content.traits != traits else { return }
    if content.traits != nil { pool.forgetAll() }
    content.traits = traits
  }

  /// Takes other sections. Cells whose rows are gone, or are read again, wait to be used again.
  func exchange(_ cells: [Cell], for sections: [ListContent<Cell>.Section]) {
    content.exchange(sections)
    let kept = Set(content.cells.map(ObjectIdentifier.init))
    setNeedsLayout()
    for cell in cells where !kept.contains(ObjectIdentifier(cell)) { takeOut(cell) }
  }
}

extension UIView {
  /// Forgets the engine's fields of the texts in the view, whose ids are those of the row that it leaves.
  func forgetFields() {
    (self as? UITextField)?.forgetField()
    (self as? UITextView)?.forgetField()
    for subview in subviews { subview.forgetFields() }
  }
}
