/// One controller becomes two: the steps of spec/split-view.md 3.4, in its order.
extension SplitViewController {
  func expand() {
    let next = modeAtFirstAppearance(in: view.frame.size)
    let shown = shownColumns
    announceMode(next.mode)
    var before = onScreen
    let chosen = askPrimaryForExpanding()
    let answered = (chosen ?? primary).flatMap(askSeparate)
    install(chosen, noting: &before)
    let secondary = separatedSecondary(answered: answered)
    before.appendNew(onScreen)
    secondary.map(adopt)
    before.appendNew(onScreen)
    let announcements = ColumnAnnouncements(from: shown, to: next.mode.shownColumns(in: style))
    tellWill(announcements)
    state = .expanded(newlyExpanded(next, columns: .init(primary: primary, secondary: secondary)))
    insetHiddenPrimaryAfterExpand()
    settle(announcements, before: before, between: tellDidExpand)
    announceDetailTarget()
  }

  /// The delegate's, else what the primary takes out of itself, else the one from before the collapse.
  private func separatedSecondary(answered: ViewController?) -> ViewController? {
    guard let primary else { return state.collapsed?.remembered }
    if let answered, answered !== primary { return answered }
    if answered != nil {
      application.raise(Self.twiceInOneSplit, receiver: id)
    }
    return callSeparateSecondary(from: primary) ?? state.collapsed?.remembered
  }

  private func adopt(_ secondary: ViewController) {
    secondary.leave(for: self)
    secondary.attach(to: self)
  }
}
