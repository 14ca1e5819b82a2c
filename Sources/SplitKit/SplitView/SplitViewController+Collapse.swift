/// Two controllers become one: the steps of spec/split-view.md 3.2, in its order.
extension SplitViewController {
  func collapse() {
    let before = onScreen
    let shown = shownColumns
    announceMode(.oneBesideSecondary)
    if let sole = askPrimaryForCollapsing() { replacePrimary(with: sole) }
    if !isMounted, let primary { primary.attach(to: self) }
    stackAtCollapse = primaryStack
    let pushed = collapseSecondary()
    let announcements =
      pushed
      ? ColumnAnnouncements(collapsingFrom: shown, toTop: .secondary)
      : ColumnAnnouncements(from: shown, to: [.primary])
    tellWill(announcements)
    finishCollapse(announcements, before: before)
  }

  /// Puts the secondary on the primary, unless the delegate has; whether it is on top now.
  private func collapseSecondary() -> Bool {
    rememberedSecondary = secondary
    guard let primary, let secondary, !askCollapse(secondary, onto: primary) else { return false }
    if isMounted, !secondary.isContainer { secondary.detach() }
    primary.collapseSecondaryViewController(secondary, for: self)
    return primaryStack.last === secondary
  }

  private func finishCollapse(_ announcements: ColumnAnnouncements, before: [ViewController]) {
    isMounted = true
    isCollapsed = true
    if let secondary, secondary.parent === self { secondary.detach() }
    placeColumns()
    let appearance = AppearanceChange(from: before, in: self)
    appearance.begin()
    tellDid(announcements, between: tellDidCollapse)
    appearance.end()
    payOwedMoves()
    application.addTransition(.layout, target: id)
  }

  /// The delegate's choice takes the primary's place for good; the one before leaves. The secondary may be chosen:
  /// then there is none any more.
  func replacePrimary(with controller: ViewController) {
    guard controller !== primary else { return }
    controller.leaveForAnotherParent()
    if controller === secondary { secondary = nil }
    if controller === rememberedSecondary { rememberedSecondary = nil }
    if let primary, primary.parent === self { primary.detach() }
    primary = controller
    if !isMounted { assigned = [controller, secondary].compactMap { $0 } }
    if isMounted, controller.parent !== self { controller.attach(to: self) }
  }

  /// A secondary that stayed on screen through the change has its `didMove(toParent:)` now.
  private func payOwedMoves() {
    if let top = primaryStack.last, top.isOnScreen { top.payDidMove() }
  }
}
