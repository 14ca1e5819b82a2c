extension SplitViewController {
  /// The first layout in a regular width. The appearance calls follow and are the container's to make: the
  /// contents load when they first appear (spec/split-view.md 5.10, M26 observed).
  func mount() {
    let next = modeAtFirstAppearance(in: view.frame.size)
    announceMode(next.mode)
    for controller in state.columns.all {
      controller.leave(for: self)
      controller.attach(to: self)
    }
    if design.loadsColumnsWhenMounted { loadColumns() }
    tellOfPrimary(from: nil, to: next.mode)
    let announcements = ColumnAnnouncements(from: [], to: next.mode.shownColumns(in: style))
    tellWill(announcements)
    state = .expanded(newlyExpanded(next, columns: state.columns))
    tellDid(announcements)
  }

  /// Before iOS 8 a primary that is hidden is in the hierarchy from the start, beyond the edge (S4 observed), and so is
  /// loaded; that both are before the delegate hears of it is inferred, for its method has a bar of the detail in hand.
  private func loadColumns() {
    for controller in state.columns.all { controller.innermostTop.loadViewIfNeeded() }
  }
}
