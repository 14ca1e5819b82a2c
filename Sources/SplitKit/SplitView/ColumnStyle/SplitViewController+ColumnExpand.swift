/// One column becomes several (spec/split-view.md 5.6, 5.10).
extension SplitViewController {
  func expandColumns() {
    let proposed = columnResolution.modeAtFirstAppearance(preferred: preferredDisplayMode)
    let shown = shownColumns
    announceMode(proposed.mode)
    let next = mode(answering: proposed)
    if next.mode != proposed.mode { tellWillChange(to: next.mode) }
    var before = onScreen
    cutStack()
    forgetEmptied()
    before.appendNew(onScreen)
    let after = existing(next.mode.shownColumns(in: style))
    let announcements = ColumnAnnouncements(from: shown, to: after)
    tellWill(announcements) { self.prepareColumn($0) }
    let showsInspector = takeInspectorOutOfSheet(noting: &before)
    let compact = state.collapsed?.usesCompact == true ? slots.container(.compact) : nil
    state = .expanded(newlyExpanded(next))
    state.expanded?.showsInspector = showsInspector
    compact.map(detachContainer)
    if compact == nil { insetHiddenPrimaryAfterExpand() }
    settle(announcements, before: before, between: tellDidExpand)
    announceDetailTarget()
  }

  /// The delegate's answer where it is another mode: resolved as at first appearance (inferred).
  private func mode(answering proposed: ShownMode) -> ShownMode {
    let answer = askDisplayModeForExpanding(proposed: proposed.mode)
    guard answer != proposed.mode, answer != .automatic else { return proposed }
    return columnResolution.modeAtFirstAppearance(preferred: answer)
  }

  /// A column that was emptied while its container stayed on the stack has none any more.
  private func forgetEmptied() {
    for column in Column.fromPrimaryEdge where slots.content(column) == nil {
      slots.container(column).map(detachContainer)
      slots.setContainer(nil, column)
    }
  }

  /// The stack is cut to the primary's own, which appears at once where it was covered; not of a column that was emptied,
  /// for that leaves with the collapse.
  private func cutStack() {
    guard state.collapsed?.usesCompact == false, let outer = soleController as? NavigationController else {
      return
    }
    outer.unnest { slots.column(of: $0) != nil }
    guard slots.column(of: outer).flatMap(slots.content) != nil else { return }
    let appearance = AppearanceChange(from: [], in: outer)
    appearance.begin()
    appearance.end()
  }
}
