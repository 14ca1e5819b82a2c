internal import LayoutSolver

/// The systems of layouts. The cells of a class have the same one, so that a solution of one cell serves all of them.
@MainActor
enum KnownSystems {
  private static var systems: [LayoutSystem: KeptSystem] = [:]
  /// The constraints of all systems.
  private static var count = 0
  /// The number of constraints after which all systems are forgotten, so that an app whose constraints never repeat takes no more memory.
  private static let most = 20_000

  /// The system as it is kept, and whether nobody has asked for it before.
  static func kept(_ system: LayoutSystem) -> (system: KeptSystem, isNew: Bool) {
    if let known = systems[system] { return (known, false) }
    count += system.constraints.count
    if count > most { (systems, count) = ([:], system.constraints.count) }
    let kept = KeptSystem(system)
    systems[system] = kept
    return (kept, true)
  }
}
