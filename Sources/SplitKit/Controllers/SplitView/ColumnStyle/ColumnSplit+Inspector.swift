/// The inspector column of iOS 26: at the trailing edge while the split is expanded, a sheet over the secondary while it
/// is collapsed (spec/split-view.md 5.8, AD documented). The app brings it in and takes it away; no gesture does.
///
/// No frame of it was found measured anywhere (section 12, 9): its width, how it shares the window with the secondary
/// and the calls around it are the engine's choice.
extension ColumnSplit {
  /// What the split holds for the inspector while it is on screen, in either state.
  var shownInspector: ViewController? {
    guard let container = slots.container(.inspector) else { return nil }
    if stage == .collapsed { return container.presentingViewController == nil ? nil : container }
    return expanded?.showsInspector == true ? container : nil
  }

  func showInspector() {
    guard shownInspector == nil, let container = container(making: .inspector) else { return }
    stage == .collapsed ? presentInspector(container) : insertInspector(container)
  }

  func hideInspector() {
    guard let container = shownInspector else { return }
    stage == .collapsed ? container.endPresentation() : removeInspector(container)
  }

  private func insertInspector(_ container: ViewController) {
    let before = onScreen
    container.innermostTop.loadViewIfNeeded()
    attach(container)
    expanded?.showsInspector = true
    settle(before: before)
  }

  private func removeInspector(_ container: ViewController) {
    let before = onScreen
    expanded?.showsInspector = false
    settle(before: before)
    detachContainer(container)
  }

  private func presentInspector(_ container: ViewController) {
    detachContainer(container)
    container.modalPresentationStyle = .pageSheet
    split.present(container)
  }

  /// A collapse makes a sheet of an inspector that was shown: what stays on screen is told nothing. A split that presents
  /// something else already has no room for the sheet, and the inspector goes (unmeasured).
  func carryInspectorIntoSheet(_ wasShown: ViewController?) {
    guard let wasShown, isOnScreen else { return }
    guard !split.presentationRoot.canPresent else { return presentInspector(wasShown) }
    let leaving = wasShown.onScreen
    detachContainer(wasShown)
    AppearanceChange.exchange(leaving, for: [])
  }

  /// An expand makes a column of the sheet: what stays on screen is told nothing. A sheet that covered everything is
  /// dismissed, so that what it covered appears again. Whether there was one.
  func takeInspectorOutOfSheet() -> Bool {
    guard let container = shownInspector else { return false }
    container.coversPresenter ? container.endPresentation() : container.endPresentationSilently()
    attach(container)
    return true
  }
}

extension ViewController {
  /// Ends this controller's presentation without a call to anybody in it; what is presented over it goes first.
  fileprivate func endPresentationSilently() {
    if modal.presented != nil { dismiss() }
    modal.presenting?.modal.presented = nil
    modal.presenting = nil
    modal.presentation = nil
  }
}
