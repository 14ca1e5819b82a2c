/// What a layout pass does: adapt to the size class and the size, then place the columns.
extension SplitViewController {
  /// Goes to the state that the environment asks for. While a change is under way a layout waits for its end.
  func adapt() {
    guard !isInTransition else { return setNeedsLayout() }
    takeUpWhetherToHide()
    let (state, preferred) = (state, preferredDisplayMode)
    self.state.expanded?.hasModeRequest = false
    switch (state, isCompact(traitCollection)) {
    case (.unmounted, true), (.expanded, true): transition { isClassic ? collapse() : collapseColumns() }
    case (.unmounted, false): transition { isClassic ? mount() : mountColumns() }
    case (.collapsed, false): transition { isClassic ? expand() : expandColumns() }
    case (.expanded(let expanded), false): updateMode(expanded)
    case (.collapsed, true): break
    }
    if state.expanded == nil, preferredDisplayMode != preferred { askAgain() }
    let (inputs, behavior) = (columnInputs, columnResolution.behavior)
    self.state.expanded?.laidOut = inputs
    self.state.expanded?.behavior = behavior
  }

  /// A delegate has assigned another preference while the split was becoming expanded: that is for the next layout.
  private func askAgain() {
    state.expanded?.hasModeRequest = true
    setNeedsLayout()
  }

  /// What the places of columns follow from, beside the mode.
  var columnInputs: ColumnInputs {
    ColumnInputs(
      bounds: view, primary: primaryColumnWidthPreferences, others: columnWidths, dragged: draggedWidths, background: primaryBackgroundStyle,
      isMirrored: isMirrored, isOnItsSide: isOnItsSide)
  }

  /// Takes up a request, or what a change of size asks for. A layout for the same asks for nothing.
  private func updateMode(_ expanded: SplitState.Expanded) {
    adjustMoves(since: expanded.laidOut)
    if expanded.hasModeRequest {
      state.expanded?.parking = .beyondEdge
      change(to: mode(requested: preferredDisplayMode))
    } else if expanded.laidOut != columnInputs {
      let next = mode(resizedTo: view.frame.size, from: expanded)
      state.expanded?.parking = ColumnParking(
        afterResizeFrom: expanded.mode.shownColumns(in: style), to: next.mode.shownColumns(in: style),
        in: application.message)
      change(to: next)
    }
  }

  /// Gives each column its place; collapsed, the one controller has all.
  func placeColumns() {
    switch state {
    case .unmounted: break
    case .collapsed: soleController?.layOut(view)
    case .expanded(let expanded): placeColumns(expanded)
    }
  }

  private func placeColumns(_ expanded: SplitState.Expanded) {
    let places = placements(in: view, showing: expanded.shown)
    let parking = expanded.parking.message == application.message ? expanded.parking : .beyondEdge
    state.expanded?.parking = parking
    let shown = shownColumns
    if expanded.showsInspector { container(.inspector)?.layOut(places.inspector) }
    for column in Column.fromPrimaryEdge {
      guard let container = container(column) else { continue }
      if container === primaryInPopover {
        placeInPopover(container)
        continue
      }
      let isParked = !shown.contains(column) && !design.keepsHiddenColumnsInHierarchy
      place(container, places[column], isParked: isParked, parking[column])
    }
  }

  /// The height of the bars around this split that add to the window's bottom inset.
  var bottomBarHeight: Double {
    max(0, view.safeArea.bottom - (topmost.window?.safeArea.bottom ?? view.safeArea.bottom))
  }

  /// The lines between tiled columns.
  var separators: ColumnSeparators {
    guard let shown = state.expanded?.shown, primary != nil else { return ColumnSeparators() }
    return placements(in: view, showing: shown).separators
  }

  /// Whether the primary stands at the right: exactly one of right-to-left and a trailing edge.
  var isMirrored: Bool {
    (traitCollection.layoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }
}
