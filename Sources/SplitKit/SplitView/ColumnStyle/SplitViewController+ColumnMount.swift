/// A column style comes on screen (spec/split-view.md 5.6 and 5.10, M26 observed).
extension SplitViewController {
  /// Every column but compact is wrapped, loaded and attached, shown or not, in slot order, each before its call; then
  /// the contents begin to appear, between the two phases. That they have appeared is for the container to say.
  func mountColumns() {
    let next = columnResolution.modeAtFirstAppearance(preferred: preferredDisplayMode)
    announceMode(next.mode)
    let shown = existing(next.mode.shownColumns(in: style))
    let announcements = ColumnAnnouncements(from: [], to: shown)
    tellWill(announcements) { self.prepareColumn($0) }
    state = .expanded(newlyExpanded(next))
    placeColumns()
    beginAppearing()
    tellDid(announcements)
    endAppearing()
  }

  /// Wraps, loads and attaches a column that is not there yet. Compact is never prepared so.
  func prepareColumn(_ column: Column) {
    guard column != .compact, let container = container(making: column) else { return }
    container.innermostTop.loadViewIfNeeded()
    attach(container)
  }

  func prepareColumns() {
    for column in Column.slotOrder { prepareColumn(column) }
  }

  /// What can be seen begins to appear, although the split itself is not on screen yet.
  func beginAppearing() {
    for controller in visibleNow where controller !== self { controller.setAppearance(.appearing) }
  }

  /// Where the split is on screen already nobody else says it.
  func endAppearing() {
    guard isOnScreen else { return }
    for controller in visibleNow where controller.appearance == .appearing { controller.setAppearance(.appeared) }
  }

  /// Those of the columns that have a controller.
  func existing(_ columns: ShownColumns) -> ShownColumns { columns.filter { slots.content($0) != nil } }
}
