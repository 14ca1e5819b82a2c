/// The layout of the window, and of what waits for it.
extension Window {
  /// The greatest number of layout passes. A layout can request another one. An app that requests layouts without end
  /// has a fault, and the window is drawn after this number of passes.
  package static var maximumPasses: Int { 8 }

  /// Does the pending layout, and runs what waits for it. It is called at the end of every message. During a layout it
  /// does nothing, because a requested layout follows the present one.
  package func layoutIfNeeded() {
    guard !isLayingOut else { return }
    for _ in 0..<Self.maximumPasses {
      updateProperties()
      if needsLayout { layOut() }
      application.runCompletions()
      guard needsLayout || updatedChanges != application.changes else { return dropFocusOutOfSight() }
    }
    if needsLayout { unfinishedLayouts += 1 }
  }

  /// Does one pass of the layout alone, for those who want to see what a layout without an end does.
  package func layOutOnce() {
    guard !isLayingOut else { return }
    updateProperties()
    layOut()
    application.runCompletions()
  }

  /// Updates the properties of the visible controllers, if something may have changed since the last time. A controller that
  /// has never been laid out updates them in its first layout.
  private func updateProperties() {
    guard updatedChanges != application.changes else { return }
    for controller in ([rootViewController] + presented).flatMap(\.visibleNow) where controller.updatedChanges >= 0 {
      controller.updatePropertiesIfNeeded()
    }
    updatedChanges = application.changes
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
    overlay?.layOut(rootViewController.view)
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

  /// All presented controllers: those over the root, beginning with the lowest, and then those inside the trees of the root and of
  /// these, with what lies over them.
  var presented: [ViewController] {
    let overRoot = presentedOverRoot
    return hasPresentedInside ? overRoot + presentedInside : overRoot
  }

  /// The controllers that are presented over the root, beginning with the lowest.
  var presentedOverRoot: [ViewController] { rootViewController.modal.presented?.presentationChain ?? [] }

  private var presentedInside: [ViewController] {
    var list: [ViewController] = []
    for controller in [rootViewController] + presentedOverRoot { controller.appendPresentedInside(to: &list) }
    return list
  }

  /// Whether a controller of the tree presents in its own context. Every resize asks, and the answer takes a walk through the tree.
  var hasPresentedInside: Bool { keptHasPresentedInside.value(for: application.revision) { !presentedInside.isEmpty } }
}
