/// The layout of the window, and of what waits for it.
extension Window {
  /// The greatest number of layout passes. A layout can request another one. An app that requests layouts without end
  /// has a fault, and the window is drawn after this number of passes.
  private static var maximumPasses: Int { 8 }

  /// Does the pending layout, and runs what waits for it. It is called at the end of every message. During a layout it
  /// does nothing, because a requested layout follows the present one.
  package func layoutIfNeeded() {
    guard !isLayingOut else { return }
    for _ in 0..<Self.maximumPasses {
      if needsLayout { layOut() }
      application.runCompletions()
      guard needsLayout else { return dropFocusOutOfSight() }
    }
  }

  private func layOut() {
    isLayingOut = true
    defer { isLayingOut = false }
    needsLayout = false
    let change = coordinator
    coordinator = nil
    if change?.isUsed == true { application.noteChange() }
    change?.runAnimations()
    rootViewController.layOut(contentPlacement(for: size, safeArea: safeArea))
    rootViewController.layOutPresented()
    tellTraitChanges()
    for completion in change?.takeCompletions() ?? [] { completion() }
  }

  /// Tells the controllers about new traits, which no size changes by itself.
  private func tellTraitChanges() {
    let revision = application.revision
    guard revision != toldRevision else { return }
    toldRevision = revision
    rootViewController.tellTraitChanges(rootViewController.traitCollection)
  }

  /// The controllers that are presented over the root, beginning with the lowest.
  var presented: [ViewController] { rootViewController.modal.presented?.presentationChain ?? [] }
}
