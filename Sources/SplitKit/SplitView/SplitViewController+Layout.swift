/// What a layout pass does: adapt to the size class and the size, then place the columns.
extension SplitViewController {
  /// Goes to the state that the environment asks for. While a change is under way a layout waits for its end.
  func adapt() {
    guard !isInTransition else { return setNeedsLayout() }
    let state = state
    self.state.expanded?.hasModeRequest = false
    switch (state, isCompact(traitCollection)) {
    case (.unmounted, true), (.expanded, true): transition { collapse() }
    case (.unmounted, false): transition { mount() }
    case (.collapsed, false): transition { expand() }
    case (.expanded(let expanded), false): updateMode(expanded)
    case (.collapsed, true): break
    }
    self.state.expanded?.laidOutSize = view.frame.size
  }

  /// Makes a change whose parts belong together.
  private func transition(_ change: () -> Void) {
    isInTransition = true
    change()
    isInTransition = false
  }

  var resolution: DisplayModeResolution { resolution(for: view.frame.size) }

  func resolution(for size: Size) -> DisplayModeResolution {
    DisplayModeResolution(
      design: design, idiom: traitCollection.userInterfaceIdiom, size: size,
      keepsPrimaryInPortrait: keepsPrimaryInPortrait)
  }

  /// Takes up a request, or what a change of size asks for. A layout at the same size asks for nothing.
  private func updateMode(_ expanded: SplitState.Expanded) {
    if expanded.hasModeRequest {
      state.expanded?.parking = .beyondEdge
      change(to: resolution.mode(requested: preferredDisplayMode))
    } else if expanded.laidOutSize != view.frame.size {
      let next = resolution.mode(
        resizedFrom: expanded.laidOutSize, showing: expanded.mode, preferred: preferredDisplayMode)
      state.expanded?.parking = next == expanded.mode ? .beyondEdge : .origin
      change(to: next)
    }
  }

  /// Changes the mode that is shown, with the calls that M26 measured: the change, the columns, appearance.
  func change(to next: DisplayMode) {
    guard let mode, next != mode, !isInTransition else { return }
    transition {
      let announcements = ColumnAnnouncements(from: mode.shownColumns, to: next.shownColumns)
      let before = onScreen
      tellWillChange(to: next)
      tellWill(announcements)
      state.expanded?.modeBeforeHiding = next == .secondaryOnly ? mode : nil
      state.expanded?.mode = next
      settle(announcements, before: before)
    }
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
    case .collapsed(let collapsed): collapsed.primary?.layOut(view)
    case .expanded(let expanded):
      let frames = columnFrames(in: view, mode: expanded.mode)
      expanded.columns.primary.map { placePrimary($0, frames.primary) }
      expanded.columns.secondary?.layOut(frames.secondary)
    }
  }

  func columnFrames(in bounds: ViewPlacement, mode: DisplayMode) -> ColumnFrames {
    ColumnArrangement(
      design: design, grid: grid, bounds: bounds, mode: mode,
      primaryWidth: primaryColumnWidth(in: bounds.frame.size), isMirrored: isMirrored, bottomBar: bottomBarHeight
    ).frames
  }

  /// The height of the bars around this split that add to the window's bottom inset.
  private var bottomBarHeight: Double {
    max(0, view.safeArea.bottom - (topmost.window?.safeArea.bottom ?? view.safeArea.bottom))
  }

  /// The hairline between tiled columns; nil where there is none.
  var separator: Rect? {
    guard let mode, primary != nil else { return nil }
    return columnFrames(in: view, mode: mode).separator
  }

  /// Whether the primary stands at the right: exactly one of right-to-left and a trailing edge.
  var isMirrored: Bool {
    (traitCollection.layoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }
}
