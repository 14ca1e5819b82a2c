/// Two controllers become one: the steps of spec/split-view.md 3.2, in its order.
extension SplitViewController {
  func collapse() {
    var before = onScreen
    let shown = shownColumns
    announceMode(.oneBesideSecondary)
    let chosen = askPrimaryForCollapsing()
    let isMerged = isSecondaryMerged(onto: chosen ?? primary)
    install(chosen, noting: &before)
    if state.isUnmounted, let primary, primary.parent !== self {
      primary.leave(for: self)
      primary.attach(to: self)
    }
    let stackAtCollapse = primaryStack
    let top: Column = !isMerged && pushSecondary() ? .secondary : .primary
    if state.isUnmounted { primary?.noteTraits() }
    let announcements = ColumnAnnouncements(collapsingFrom: shown, toTop: top)
    tellWill(announcements)
    becomeCollapsed(stackAtCollapse)
    settle(announcements, before: before, between: tellDidCollapse)
    payOwedMoves()
    announceDetailTarget()
  }

  /// Whether the delegate has put the secondary on the primary, or wants it left out. Where there is none, or it is
  /// to be the sole controller itself, there is nothing to ask.
  private func isSecondaryMerged(onto primary: ViewController?) -> Bool {
    guard let primary, let secondary, secondary !== primary else { return false }
    return askCollapse(secondary, onto: primary)
  }

  /// Lets the primary take the secondary; whether it is on top now.
  private func pushSecondary() -> Bool {
    guard let primary, let secondary else { return false }
    callCollapseSecondary(secondary, onto: primary)
    return primaryStack.last === secondary
  }

  private func becomeCollapsed(_ stackAtCollapse: [ViewController]) {
    let columns = state.columns
    state = .collapsed(
      .init(primary: columns.primary, remembered: columns.secondary, stackAtCollapse: stackAtCollapse))
    if let secondary = columns.secondary, secondary.parent === self { secondary.detach() }
  }

  /// The delegate's choice takes the primary's place for good; the one before leaves. The secondary may be chosen:
  /// then there is none any more. What the choice uncovers where it comes from is noted as on screen.
  func install(_ chosen: ViewController?, noting before: inout [ViewController]) {
    guard let controller = chosen else { return }
    controller.leave(for: self)
    before.appendNew(onScreen)
    guard controller !== primary else { return }
    if controller === secondary { state.columns.secondary = nil }
    if controller === state.collapsed?.remembered { state.collapsed?.remembered = nil }
    if let primary, primary.parent === self { primary.detach() }
    primary = controller
    if !state.isUnmounted, controller.parent !== self { controller.attach(to: self) }
  }

  /// A secondary that stayed on screen through the change has its `didMove(toParent:)` now.
  private func payOwedMoves() {
    if let top = primaryStack.last, top.isOnScreen { top.payDidMove() }
  }
}
