/// One controller becomes two: the steps of spec/split-view.md 3.4, in its order.
extension SplitViewController {
  func expand() {
    let next = resolution.modeAtFirstAppearance(preferred: preferredDisplayMode)
    let shown = shownColumns
    announceMode(next)
    var before = onScreen
    install(askPrimaryForExpanding(), noting: &before)
    secondary = separatedSecondary()
    before.appendNew(onScreen)
    adoptSecondary()
    before.appendNew(onScreen)
    let announcements = ColumnAnnouncements(from: shown, to: next.shownColumns)
    tellWill(announcements)
    isCollapsed = false
    mode = next
    modeBeforeHiding = nil
    parking = .origin
    insetHiddenPrimaryAfterExpand()
    settle(announcements, before: before, between: tellDidExpand)
    rememberedSecondary = nil
    stackAtCollapse = []
  }

  /// The delegate's, else what the primary takes out of itself, else the one from before the collapse.
  private func separatedSecondary() -> ViewController? {
    guard let primary else { return rememberedSecondary }
    let answered = askSeparate(from: primary)
    if let answered, answered !== primary { return answered }
    if answered != nil {
      application.raise(Self.twiceInOneSplit, receiver: id)
    }
    return primary.separateSecondaryViewController(for: self) ?? rememberedSecondary
  }

  private func adoptSecondary() {
    guard let secondary else { return }
    secondary.leaveForAnotherParent()
    secondary.attach(to: self)
  }
}
