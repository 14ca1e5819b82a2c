/// The inspector column of iOS 26. It is at the trailing edge while the split is expanded, and a sheet over the
/// secondary while it is collapsed (spec/split-view.md 5.8, AD documented). The app shows and hides it; no gesture
/// does.
///
/// No measured frame of it was found (section 12, 9). Its width, how it shares the window with the secondary, and the
/// calls around it are choices of this engine.
extension ColumnSplit {
  /// The container of the inspector while it is on screen, as a column or a sheet.
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
    attach(container)
    container.innermostTop.loadViewIfNeeded()
    application.noteChange()
    expanded?.showsInspector = true
    settle(before: before)
  }

  private func removeInspector(_ container: ViewController) {
    let before = onScreen
    application.noteChange()
    expanded?.showsInspector = false
    settle(before: before)
    detachContainer(container)
  }

  private func presentInspector(_ container: ViewController) {
    detachContainer(container)
    container.modalPresentationStyle = .pageSheet
    if design.hasLayoutEnvironment { container.modal.layoutEnvironment = .collapsed }
    split.present(container)
  }

  /// Presents a shown inspector as a sheet in a collapse. Controllers that stay on screen are not told. A split that
  /// already presents something else has no room for the sheet, so the inspector is removed. A presentation over the
  /// inspector in its context is dismissed, as on the way back (both unmeasured).
  func carryInspectorIntoSheet(_ wasShown: ViewController?) {
    guard let wasShown, isOnScreen else { return }
    if wasShown.presentedInside != nil { wasShown.dismiss() }
    guard !split.presenter(for: .pageSheet).canPresent else { return presentInspector(wasShown) }
    let leaving = wasShown.onScreen
    detachContainer(wasShown)
    AppearanceChange.exchange(leaving, for: [])
  }

  /// Turns the sheet into a column in an expand, and returns whether there was a sheet. Controllers that stay on screen
  /// are not told. A sheet that covered everything is dismissed, so that the views below it appear again.
  func takeInspectorOutOfSheet() -> Bool {
    guard let container = shownInspector else { return false }
    container.coversPresenter ? container.endPresentation() : container.endPresentationSilently()
    attach(container)
    return true
  }
}

extension ViewController {
  /// Ends this controller's presentation without a call to any controller in it. A controller that is presented over it
  /// is dismissed first.
  fileprivate func endPresentationSilently() {
    if modal.presented != nil { dismiss() }
    modal.presenting?.modal.presented = nil
    forgetPresenter()
  }
}
