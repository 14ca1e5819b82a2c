/// Laying out what needs it, and running what waited for that.
extension Window {
  /// A layout that asks for another is followed by it; one that asks for ever is a mistake in a scene, and
  /// after this many passes the window is drawn as it is.
  private static var maximumPasses: Int { 8 }

  /// Lays everything out that needs it, and runs what was waiting for that. Called at the end of every message. Within
  /// a layout it does nothing: what was asked for comes after it.
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
    change?.runAnimations()
    rootViewController.layOut(contentPlacement(for: size, safeArea: safeArea))
    rootViewController.layOutPresented()
    rootViewController.tellTraitChanges(rootViewController.traitCollection)
    for completion in change?.takeCompletions() ?? [] { completion() }
  }

  /// What is presented over the root, the lowest first.
  var presented: [ViewController] { Array(rootViewController.presentationChain.dropFirst()) }
}
