/// The parts that every transition is made of: questions and announcements before, one flip, and what follows it
/// (spec/split-view.md 5.10).
extension SplitViewController {
  /// Makes a change whose parts belong together, then the calls that were made meanwhile.
  func transition(_ change: () -> Void) {
    isInTransition = true
    change()
    isInTransition = false
    makePendingCalls()
  }

  /// Makes a call now; within a transition once that is done (unmeasured: UIKit's calls take effect at once, which would
  /// be in the middle of another change).
  func perform(_ call: @escaping (SplitViewController) -> Void) {
    pendingCalls.append(call)
    if !isInTransition { makePendingCalls() }
  }

  /// One after another. Calls that bring about further ones for ever are cut, as those that nest are.
  private func makePendingCalls() {
    guard !isMakingPendingCalls else { return }
    isMakingPendingCalls = true
    defer { isMakingPendingCalls = false }
    for _ in 0..<Application.maximumNesting where !pendingCalls.isEmpty { pendingCalls.removeFirst()(self) }
    guard !pendingCalls.isEmpty else { return }
    pendingCalls = []
    application.raise("Calls are nested deeper than \(Application.maximumNesting)", receiver: id)
  }

  /// Opens a transition: the delegate hears of a new mode before any question (spec 5.10).
  func announceMode(_ next: DisplayMode) {
    if next != displayMode { tellWillChange(to: next) }
  }

  /// The state of a split that has just become expanded: its hidden columns are at the origin.
  func newlyExpanded(_ shown: ShownMode, columns: SplitState.Columns = .init()) -> SplitState.Expanded {
    SplitState.Expanded(
      columns: columns, shown: shown, parking: ColumnParking(atOriginIn: application.message), laidOut: columnInputs,
      behavior: columnResolution.behavior)
  }

  /// Changes the mode that is shown, with the calls that M26 measured: the change, the columns, appearance. What shows
  /// and hides a column by its name announces only the change (5.10).
  func change(to next: ShownMode, announcesColumns: Bool = true) {
    guard let expanded = state.expanded, next != expanded.shown, !isInTransition else { return }
    guard next.mode != expanded.mode else { return rearrange(as: next) }
    transition {
      let shown = shownColumns
      dismissPrimaryPopover()
      let before = onScreen
      tellWillChange(to: next.mode)
      tellOfPrimary(from: expanded.mode, to: next.mode)
      takeBackMoves()
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
}
