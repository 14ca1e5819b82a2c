/// The values that a controller has from the controllers around it and from the window. Every layout asks for them many
/// times, and each answer takes a walk up the tree, so they are kept while the application has the same revision.
struct KeptSurroundings {
  fileprivate var traits = KeptValue<Int, TraitCollection>()
  fileprivate var hostRevision = -1
  fileprivate weak var host: (any ControllerHost)?
}

extension ViewController {
  /// The traits of this controller: those that its parent or the window gives it, with its own overrides.
  public var traitCollection: TraitCollection {
    var kept = keptSurroundings.traits
    defer { keptSurroundings.traits = kept }
    return kept.value(for: application.revision) { traitOverrides.applied(to: inheritedTraits) }
  }

  /// The window that this controller belongs to, or nil if it is in none.
  var host: (any ControllerHost)? {
    guard keptSurroundings.hostRevision == application.revision else { return readHost() }
    let host = keptSurroundings.host
    assert(host === presentationRoot.window, "The window of \(id) has changed, and nothing said so.")
    return host
  }

  private func readHost() -> (any ControllerHost)? {
    let host = presentationRoot.window
    keptSurroundings.host = host
    keptSurroundings.hostRevision = application.revision
    return host
  }
}
