import Dispatch

/// The wait until an app rests: until nothing in it has changed for a moment.
@MainActor enum AppRest {
  /// The number of looks in a row between which an app must not change, the time between two of them, and the longest time that
  /// anyone waits. On a busy machine the looks come later, and so does what the app does.
  private static let (quietLooks, pause, patience) = (10, DispatchTimeInterval.milliseconds(5), Duration.seconds(1))

  /// Goes on once a number of the app has not changed for a moment.
  static func wait(
    while revision: @escaping @MainActor () -> Int?, since start: ContinuousClock.Instant = .now, looks: Int = 0,
    then: @escaping @MainActor () -> Void
  ) {
    let before = revision()
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) {
      MainActor.assumeIsolated {
        let looks = revision() == before ? looks + 1 : 0
        guard looks < quietLooks, .now - start < patience else { return then() }
        wait(while: revision, since: start, looks: looks, then: then)
      }
    }
  }
}
