/// What a layout pass does: adapt to the size class and the size, then place the columns.
extension SplitViewController {
  /// Goes to the state that the environment asks for. While a change is under way a layout waits for its end.
  func adapt() {
    guard !isInTransition else { return setNeedsLayout() }
    let state = state
    self.state.expanded?.hasModeRequest = false
    switch (state, isCompact(traitCollection)) {
    case (.unmounted, true), (.expanded, true): transition { isClassic ? collapse() : collapseColumns() }
    case (.unmounted, false): transition { isClassic ? mount() : mountColumns() }
    case (.collapsed, false): transition { isClassic ? expand() : expandColumns() }
    case (.expanded(let expanded), false): updateMode(expanded)
    case (.collapsed, true): break
    }
    let inputs = columnInputs
    self.state.expanded?.laidOut = inputs
  }

  private var isClassic: Bool { style == .unspecified }

  /// Makes a change whose parts belong together.
  func transition(_ change: () -> Void) {
    isInTransition = true
    change()
    isInTransition = false
  }

  /// What the places of columns follow from, beside the mode.
  var columnInputs: ColumnInputs {
    ColumnInputs(
      bounds: view, primary: primaryColumnWidthPreferences, others: columnWidths, dragged: draggedWidths, background: primaryBackgroundStyle,
      isMirrored: isMirrored)
  }

  /// Takes up a request, or what a change of size asks for. A layout for the same asks for nothing.
  private func updateMode(_ expanded: SplitState.Expanded) {
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

  /// Changes the mode that is shown, with the calls that M26 measured: the change, the columns, appearance. What shows
  /// and hides a column by its name announces only the change (5.10).
  func change(to next: ShownMode, announcesColumns: Bool = true) {
    guard let expanded = state.expanded, next != expanded.shown, !isInTransition else { return }
    guard next.mode != expanded.mode else { return rearrange(as: next) }
    transition {
      let shown = shownColumns
      let before = onScreen
      tellWillChange(to: next.mode)
      let announcements = announcesColumns ? self.announcements(from: shown, to: next.mode) : ColumnAnnouncements()
      tellWill(announcements)
      state.expanded?.modeBeforeHiding = next.mode == .secondaryOnly ? expanded.mode : nil
      state.expanded?.shown = next
      settle(announcements, before: before)
    }
  }

  private func announcements(from shown: ShownColumns, to mode: DisplayMode) -> ColumnAnnouncements {
    let next = mode.shownColumns(in: style)
    return ColumnAnnouncements(from: shown, to: isClassic ? next : existing(next))
  }

  /// The same mode in another arrangement: nobody is told.
  private func rearrange(as next: ShownMode) {
    state.expanded?.shown = next
    placeColumns()
    application.addTransition(.layout, target: id)
  }

  /// What follows the flip of every transition: the columns' places, appearance, and the did-phase between its halves.
  func settle(_ announcements: ColumnAnnouncements, before: [ViewController], between: () -> Void = {}) {
    placeColumns()
    let appearance = AppearanceChange(from: before, in: self)
    appearance.begin()
    tellDid(announcements, between: between)
    appearance.end()
    application.addTransition(.layout, target: id)
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
    for column in ColumnSlots.expanded {
      guard let container = container(column) else { continue }
      let isParked = !shown.contains(column) && !design.keepsHiddenPrimaryInHierarchy
      place(container, places[column], isParked: isParked, parking[column])
    }
  }

  /// The places of all columns of an expanded split.
  func placements(in bounds: ViewPlacement, showing shown: ShownMode) -> ColumnStyleFrames {
    guard isClassic else { return columnPlacements(in: bounds, showing: shown) }
    let frames = ColumnArrangement(
      design: design, grid: grid, bounds: bounds, mode: shown.mode,
      primaryWidth: primaryColumnWidth(in: bounds.frame.size), isMirrored: isMirrored, bottomBar: bottomBarHeight
    ).frames
    return ColumnStyleFrames(
      primary: frames.primary, secondary: frames.secondary, separators: ColumnSeparators(secondary: frames.separator))
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

/// Which mode is shown for what is preferred, in either style.
extension SplitViewController {
  var resolution: DisplayModeResolution { resolution(for: view.frame.size) }

  func resolution(for size: Size) -> DisplayModeResolution {
    DisplayModeResolution(
      design: design, idiom: traitCollection.userInterfaceIdiom, size: size,
      keepsPrimaryInPortrait: keepsPrimaryInPortrait)
  }

  func modeAtFirstAppearance(in size: Size) -> ShownMode {
    isClassic
      ? ShownMode(mode: resolution(for: size).modeAtFirstAppearance(preferred: preferredDisplayMode))
      : columnResolution(for: size).modeAtFirstAppearance(preferred: preferredDisplayMode)
  }

  func mode(requested preferred: DisplayMode) -> ShownMode {
    isClassic
      ? ShownMode(mode: resolution.mode(requested: preferred)) : columnResolution.mode(requested: preferred)
  }

  func mode(resizedTo size: Size, from expanded: SplitState.Expanded) -> ShownMode {
    guard isClassic else {
      return columnResolution(for: size).mode(
        resizedFrom: columnResolution(for: expanded.laidOut.size), showing: expanded.shown,
        preferred: preferredDisplayMode)
    }
    let mode = resolution(for: size).mode(
      resizedFrom: expanded.laidOut.size, showing: expanded.mode, preferred: preferredDisplayMode)
    return ShownMode(mode: mode)
  }
}
