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
    let announcements = ColumnAnnouncements(from: [], to: next.mode.shownColumns(in: style))
    tellWill(announcements)
    state = .expanded(newlyExpanded(next, columns: state.columns))
    tellDid(announcements)
  }

  /// Opens a transition: the delegate hears of a new mode before any question (spec 5.10).
  func announceMode(_ next: DisplayMode) {
    if next != displayMode { tellWillChange(to: next) }
  }

  /// The state of a split that has just become expanded: its hidden columns are at the origin.
  func newlyExpanded(_ shown: ShownMode, columns: SplitState.Columns = .init()) -> SplitState.Expanded {
    SplitState.Expanded(
      columns: columns, shown: shown, parking: ColumnParking(atOriginIn: application.message), laidOut: columnInputs)
  }
}
