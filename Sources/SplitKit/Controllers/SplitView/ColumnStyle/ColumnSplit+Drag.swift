/// Drags of columns' edges (spec/split-view.md 5.8: users of iOS 26 have observed that columns can be resized. The
/// limits, and how long the widths last, are unmeasured).
extension ColumnSplit {
  /// The edge of a column that can be dragged: on iOS 26, if the column is on screen and its limits leave room.
  func resizableEdge(of column: Column) -> ResizableEdge? {
    guard design.columnsCanBeDragged, expanded != nil, column != .secondary, isShowing(column),
      let container = slots.container(column)
    else { return nil }
    let limits = dragLimits(of: column)
    guard limits.upperBound > limits.lowerBound else { return nil }
    let isAtLeadingEdge = (column == .inspector) != isMirrored
    return ResizableEdge(
      id: edgeID(of: column), edge: isAtLeadingEdge ? .left : .right, minimum: limits.lowerBound,
      maximum: limits.upperBound, pane: container.paneID)
  }

  /// The id of a column's edge, which is made once.
  private func edgeID(of column: Column) -> String {
    if let id = edgeIDs[column] { return id }
    let id = "\(id)/\(column.name)/edge"
    edgeIDs[column] = id
    return id
  }

  /// The range of widths of a drag: from the least width that is set or was measured, to the greatest that is set or
  /// that leaves the other columns their least widths.
  private func dragLimits(of column: Column) -> ClosedRange<Double> {
    let (view, grid) = (split.view, split.grid)
    let rule = widthRule(for: view.frame.size)
    let preferences = rule.preferences[column]
    let minimum = preferences.minimum ?? leastWidth(of: column, rule)
    let gaps = design.standing.inset + grid.pixel
    let room = view.frame.width - gaps - rule.leastSecondary - widthBeside(column, rule)
    let shown = slots.container(column).map { $0.view.frame.width - coveredWidth(of: column, $0) } ?? 0
    let maximum = max(minimum, preferences.maximum ?? max(room, shown))
    return grid.round(minimum)...grid.round(maximum)
  }

  private func leastWidth(of column: Column, _ rule: ColumnWidthRule) -> Double {
    switch column {
    case .primary: rule.least.primary
    case .supplementary: rule.least.supplementary
    case .secondary, .compact: rule.leastSecondary
    case .inspector: InspectorRule.leastDraggedWidth
    }
  }

  /// The width of the other columns that share the room beside the secondary.
  private func widthBeside(_ column: Column, _ rule: ColumnWidthRule) -> Double {
    guard let shown = shownMode else { return 0 }
    let widths = reasonedWidths(in: Size(width: rule.width, height: 0), shown).values
    let isTriple = style == .tripleColumn
    var width = 0.0
    if column != .primary, shown.mode == (isTriple ? .twoBesideSecondary : .oneBesideSecondary) { width += widths.primary }
    if column != .supplementary, isTriple, behavior == .tile, isShowing(.supplementary) { width += widths.supplementary }
    if column != .inspector, let inspector = shownInspector { width += inspector.view.frame.width }
    return width
  }

  /// Drags the edge with the given id. Returns whether there is such an edge. A cancelled drag restores the width from
  /// before.
  func drag(edge id: String, to x: Double, _ phase: DragPhase) -> Bool {
    guard let column = Column.allCases.first(where: { resizableEdge(of: $0)?.id == id }) else { return false }
    switch phase {
    case .began: drag = ColumnDrag(column: column, before: draggedWidths[column])
    case .changed, .ended:
      draggedWidths[column] = width(of: column, draggedTo: x)
      application.noteChange()
    case .cancelled: cancelDrag()
    }
    if phase == .ended { drag = nil }
    setNeedsLayout()
    return true
  }

  /// Restores the width from before a drag that is under way, because a collapse removes the edge.
  func cancelDrag() {
    if let drag { draggedWidths[drag.column] = drag.before }
    drag = nil
    application.noteChange()
  }

  /// The width of a column's part that lies under the floating primary. Only the part beside it counts for a drag.
  private func coveredWidth(of column: Column, _ container: ViewController) -> Double {
    guard column == .supplementary else { return 0 }
    return isMirrored ? container.view.safeArea.right : container.view.safeArea.left
  }

  private func width(of column: Column, draggedTo x: Double) -> Double {
    let limits = dragLimits(of: column)
    let frame = slots.container(column)?.view ?? ViewPlacement()
    let isAtLeadingEdge = (column == .inspector) != isMirrored
    let covered = slots.container(column).map { coveredWidth(of: column, $0) } ?? 0
    let width = (isAtLeadingEdge ? frame.frame.maxX - x : x - frame.frame.x) - covered
    return grid.round(min(max(width, limits.lowerBound), limits.upperBound))
  }
}
