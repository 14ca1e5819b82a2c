extension ViewController {
  /// The traits of this controller: those that its parent or the window gives it, with its own overrides. Every layout asks
  /// for them many times, and each answer takes a walk up the tree, so they are kept.
  public var traitCollection: TraitCollection {
    // The kept value is changed as a copy. A controller that asks for its own traits while they are worked out would
    // otherwise access the value twice at the same time.
    var kept = keptTraits
    defer { keptTraits = kept }
    return kept.value(for: application.revision) { traitOverrides.applied(to: inheritedTraits) }
  }

  /// The text size in which the content of this controller is drawn: that of its traits, or `large` in an OS version
  /// without Dynamic Type.
  package var textSize: ContentSizeCategory {
    application.profile.hasDynamicType ? traitCollection.preferredContentSizeCategory : .large
  }

  /// The window that this controller belongs to, or nil if it is in none. Each answer takes a walk up the tree, so it is kept. It
  /// is no `KeptValue`, because that would keep the window alive.
  var host: (any ControllerHost)? {
    guard hostRevision == application.revision else { return readHost() }
    let host = keptHost
    assert(host === outermostWindow, "The window of \(id) has changed, and nothing said so.")
    return host
  }

  /// The window that this controller belongs to, for those above the controllers, who know what it is.
  package final var windowAround: AnyObject? { host }

  /// The window of the outermost controller. One that is presented inside a tree has none of its own.
  private var outermostWindow: (any ControllerHost)? {
    let root = presentationRoot
    return root.window ?? root.modal.presenting?.outermostWindow
  }

  private func readHost() -> (any ControllerHost)? {
    let host = outermostWindow
    keptHost = host
    hostRevision = application.revision
    return host
  }
}
