import Dispatch

/// The wait until an app rests: until nothing in it has changed for a moment.
@MainActor enum AppRest {
  /// The time for which an app must not change, and the longest time that anyone waits for it.
  private static let (quiet, patience) = (Duration.milliseconds(30), Duration.seconds(1))

  /// Goes on once a number of the app has not changed for a moment.
  static func wait(
    while revision: @escaping @MainActor () -> Int?, since start: ContinuousClock.Instant = .now,
    changed: ContinuousClock.Instant = .now, then: @escaping @MainActor () -> Void
  ) {
    let before = revision()
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) {
      MainActor.assumeIsolated {
        let now = ContinuousClock.now
        let changed = revision() == before ? changed : now
        guard now - changed < quiet, now - start < patience else { return then() }
        wait(while: revision, since: start, changed: changed, then: then)
      }
    }
  }
}
