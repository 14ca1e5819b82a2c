extension SplitViewController {
  /// The first layout in a regular width. The appearance calls follow and are the container's to make: the
  /// contents load when they first appear (spec/split-view.md 5.10, M26 observed).
  func mount() {
    let next = resolution.modeAtFirstAppearance(preferred: preferredDisplayMode)
    announceMode(next)
    for controller in state.columns.all {
      controller.leave(for: self)
      controller.attach(to: self)
    }
    let announcements = ColumnAnnouncements(from: [], to: next.shownColumns)
    tellWill(announcements)
    state = .expanded(.init(columns: state.columns, mode: next, laidOutSize: view.frame.size))
    tellDid(announcements)
  }

  /// Opens a transition: the delegate hears of a new mode before any question (spec 5.10).
  func announceMode(_ next: DisplayMode) {
    if next != displayMode { tellWillChange(to: next) }
  }
}
