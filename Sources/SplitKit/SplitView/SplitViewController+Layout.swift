/// What a layout pass does: adapt to the size class and the size, then place the columns.
extension SplitViewController {
  func adapt() {
    isAdapting = true
    defer { isAdapting = false }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    switch (isMounted, isCompact) {
    case (false, true): collapse()
    case (false, false): mount()
    case (true, true): if !isCollapsed { collapse() }
    case (true, false): isCollapsed ? expand() : updateMode()
    }
    hasModeRequest = false
    laidOutSize = view.frame.size
  }

  var resolution: DisplayModeResolution {
    DisplayModeResolution(
      profile: application.profile, idiom: traitCollection.userInterfaceIdiom, size: view.frame.size)
  }

  /// Takes up a request, or what a change of size asks for. A layout at the same size asks for nothing.
  private func updateMode() {
    if hasModeRequest {
      parking = .beyondEdge
      change(to: resolution.mode(requested: preferredDisplayMode))
    } else if let old = laidOutSize, old != view.frame.size {
      let next = resolution.mode(resizedFrom: old, showing: mode, preferred: preferredDisplayMode)
      parking = next == mode ? .beyondEdge : .origin
      change(to: next)
    }
  }

  /// Changes the mode that is shown, with the calls that M26 measured: the change, the columns, appearance.
  func change(to next: DisplayMode) {
    guard next != mode else { return }
    let announcements = ColumnAnnouncements(from: mode.shownColumns, to: next.shownColumns)
    let before = onScreen
    tellWillChange(to: next)
    tellWill(announcements)
    modeBeforeHiding = next == .secondaryOnly ? mode : nil
    mode = next
    settle(announcements, before: before)
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
    separator = nil
    guard isMounted, let primary else { return }
    guard !isCollapsed else { return primary.layOut(view) }
    let frames = columnFrames
    separator = frames.separator
    placePrimary(primary, frames.primary)
    secondary?.layOut(frames.secondary)
  }

  var columnFrames: ColumnFrames {
    ColumnArrangement(
      profile: application.profile, grid: grid, bounds: view, mode: mode, primaryWidth: primaryColumnWidth,
      isMirrored: isMirrored
    ).frames
  }

  /// Whether the primary stands at the right: exactly one of right-to-left and a trailing edge.
  var isMirrored: Bool {
    (traitCollection.layoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }
}
