/// The window of a controller, which is kept while the application has the same revision, because each answer takes a walk up
/// the tree. It is no `KeptValue`, because that would keep the window alive.
struct KeptHost {
  fileprivate var revision = -1
  fileprivate weak var host: (any ControllerHost)?
}

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

  /// The window that this controller belongs to, or nil if it is in none.
  var host: (any ControllerHost)? {
    guard keptHost.revision == application.revision else { return readHost() }
    let host = keptHost.host
    assert(host === presentationRoot.window, "The window of \(id) has changed, and nothing said so.")
    return host
  }

  private func readHost() -> (any ControllerHost)? {
    let host = presentationRoot.window
    keptHost.host = host
    keptHost.revision = application.revision
    return host
  }
}
