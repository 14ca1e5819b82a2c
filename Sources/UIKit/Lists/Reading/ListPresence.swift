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

  /// Takes the cell of a row away, unless the user writes in it or moves it. Returns whether the row has none then.
  @discardableResult
  private func leaveIfPossible(_ row: ListContent<Cell>.Row) -> Bool {
    guard let cell = row.cell else { return true }
    guard !cell.hasFirstResponder, row !== content.lifted else { return false }
    let path = content.path(of: cell)
    leave(row)
    if let path { didEndDisplaying(cell, at: path) }
    return true
  }

  /// Takes the cell of a row away. It waits to be used again.
  func leave(_ row: ListContent<Cell>.Row) {
    if let cell = row.cell { recycle(cell) }
    row.cell = nil
  }

  /// Takes other sections. Those of the cells whose rows are gone, or are read again, wait to be used again.
  func exchange(_ cells: [Cell], for sections: [ListContent<Cell>.Section]) {
    content.exchange(sections)
    let kept = Set(content.cells.map(ObjectIdentifier.init))
    for cell in cells where !kept.contains(ObjectIdentifier(cell)) { recycle(cell) }
    setNeedsLayout()
  }
}

extension UIView {
  /// Whether the user writes in the view.
  fileprivate var hasFirstResponder: Bool { (UIKitContext.current.firstResponder as? UIView)?.isDescendant(of: self) == true }
}
