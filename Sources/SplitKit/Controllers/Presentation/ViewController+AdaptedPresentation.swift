/// Controllers that replace a presented one while its presentation has an adapted style, such as a navigation controller around it with a
/// Done button (spec/reports.md 450).
extension ViewController {
  /// The controller that the app presents: this one, or the one that it replaces.
  package var presentedOriginal: ViewController { modal.original ?? self }

  /// Asks the app which controller to present in the style of the current window, and replaces the presented controller with it. The
  /// delegate is called before a presentation is shown and whenever its style changes. Returns the controller that is presented then.
  func adaptPresented(isNew: Bool = false) -> ViewController? {
    guard let shown = modal.presented, let presentation = shown.modal.presentation, let window = host else {
      return modal.presented
    }
    let original = shown.presentedOriginal
    let popover = original.popoverPresentationController
    let style = shown.style(of: presentation, in: window.presentationSurroundings.traits)
    guard isNew || style != presentation.adapted else { return shown }
    let own = presentation.style == .automatic ? application.profile.presentations.automaticStyle : presentation.style
    let isAdapted = style != own
    let next = isAdapted ? asking(original, popover.controllerForStyle, style) : original
    popover.willPresent?(isAdapted ? style : nil)
    // The app can dismiss the presentation in its answers.
    guard modal.presented === shown else { return modal.presented }
    if next !== shown { exchange(shown, for: next, of: original) }
    return next
  }

  /// The app's answer. The app can push the presented controller onto a stack, so nobody presents it in the meantime.
  private func asking(
    _ original: ViewController, _ question: ((ModalPresentationStyle) -> ViewController?)?, _ style: ModalPresentationStyle
  ) -> ViewController {
    guard let question else { return original }
    let (shown, window) = (modal.presented, original.window)
    if shown === original { (original.modal.presenting, original.window) = (nil, nil) }
    let answer = question(style) ?? original
    let isFree = answer !== original && answer.parent == nil && answer.modal.presenting == nil && answer !== self
    if shown === original, !isFree { (original.modal.presenting, original.window) = (self, window) }
    return isFree || answer === shown ? answer : original
  }

  /// Replaces the presented controller. A controller that is presented over it stays.
  private func exchange(_ shown: ViewController, for next: ViewController, of original: ViewController) {
    let (presentation, over, before) = (shown.modal.presentation, shown.modal.presented, shown.onScreen)
    shown.modal.presented = nil
    shown.forgetPresenter()
    if next === original, let container = original.parent { container.release(original) }
    modal.presented = next
    (next.modal.presenting, next.modal.presentation, next.window) = (self, presentation, window)
    next.modal.original = next === original ? nil : original
    next.modal.presented = over
    over?.modal.presenting = next
    application.noteChange()
    let after = next.visibleNow
    AppearanceChange.exchange(
      before.filter { old in !after.contains { $0 === old } },
      for: before.isEmpty ? [] : after.filter { $0.appearance != .appeared })
    setNeedsLayout()
  }
}
