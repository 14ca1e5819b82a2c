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
}
