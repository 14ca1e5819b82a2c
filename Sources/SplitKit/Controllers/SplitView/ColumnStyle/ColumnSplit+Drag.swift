/// A column's edge that a finger drags (spec/split-view.md 5.8: that columns can be resized is observed by users of
/// iOS 26; by how much, and how the widths are kept, is unmeasured).
extension ColumnSplit {
  /// The edges that can be dragged: on iOS 26, of the columns on screen whose limits leave something to drag.
  func resizableEdge(of column: Column) -> ResizableEdge? {
    guard design.columnsCanBeDragged, expanded != nil, column != .secondary, isShowing(column),
      let container = slots.container(column)
    else { return nil }
    let limits = dragLimits(of: column)
    guard limits.upperBound > limits.lowerBound else { return nil }
    let isAtLeadingEdge = (column == .inspector) != isMirrored
    return ResizableEdge(
      id: "\(id)/\(column.name)/edge", edge: isAtLeadingEdge ? .left : .right, minimum: limits.lowerBound,
      maximum: limits.upperBound, pane: container.paneID)
  }

  /// From the least width that is set, or was measured, to the largest that is set, or leaves the rest its least.
  private func dragLimits(of column: Column) -> ClosedRange<Double> {
    let rule = widthRule(for: view.frame.size)
    let preferences = rule.preferences[column]
    let minimum = preferences.minimum ?? leastWidth(of: column, rule)
    let gaps = design.standing.inset + grid.pixel
    let room = view.frame.width - gaps - rule.leastSecondary - widthBeside(column)
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

  /// The width that the other columns take of the same room: those that stand beside the secondary.
  private func widthBeside(_ column: Column) -> Double {
    guard let shown = shownMode else { return 0 }
    let widths = sideWidths(in: view.frame.size, shown)
    let isTriple = style == .tripleColumn
    let stands: [(Column, Double, Bool)] = [
      (.primary, widths.primary, shown.mode == (isTriple ? .twoBesideSecondary : .oneBesideSecondary)),
      (.supplementary, widths.supplementary, isTriple && behavior == .tile && isShowing(.supplementary)),
      (.inspector, slots.container(.inspector)?.view.frame.width ?? 0, shownInspector != nil),
    ]
    return stands.reduce(0) { $0 + ($1.0 != column && $1.2 ? $1.1 : 0) }
  }

  /// A finger on the edge of that id; whether there is one. What is cancelled goes back to where it began.
  func drag(edge id: String, to x: Double, _ phase: DragPhase) -> Bool {
    guard let column = Column.allCases.first(where: { resizableEdge(of: $0)?.id == id }) else { return false }
    switch phase {
    case .began: drag = ColumnDrag(column: column, before: draggedWidths[column])
    case .changed, .ended: draggedWidths[column] = width(of: column, draggedTo: x)
    case .cancelled: cancelDrag()
    }
    if phase == .ended { drag = nil }
    setNeedsLayout()
    return true
  }

  /// Gives back what a drag that is under way has changed: a collapse takes its edge away.
  func cancelDrag() {
    if let drag { draggedWidths[drag.column] = drag.before }
    drag = nil
  }

  /// A supplementary beside a floating primary reaches under it: what is dragged is the part beside it.
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
