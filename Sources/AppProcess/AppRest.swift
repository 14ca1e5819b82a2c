import Dispatch

/// The wait until an app rests: until nothing in it has changed for a moment.
@MainActor enum AppRest {
  /// The number of looks in a row between which an app must not change, the time between two of them, and the longest time that
  /// anyone waits. On a busy machine the looks come later, and so does what the app does.
  private static let (quietLooks, pause, patience) = (10, DispatchTimeInterval.milliseconds(5), Duration.seconds(1))
  /// The looks and the patience of a command, which nobody waits for at a screen: an app may load for half a second at a time.
  static let (quietLooksOfCommand, patienceOfCommand) = (100, Duration.seconds(4))

  /// Goes on once a number of the app has not changed for a moment.
  static func wait(
    while revision: @escaping @MainActor () -> Int?, since start: ContinuousClock.Instant = .now, looks: Int = 0,
    isCommand: Bool = false, then: @escaping @MainActor () -> Void
  ) {
    let before = revision()
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) {
      MainActor.assumeIsolated {
        let looks = revision() == before ? looks + 1 : 0
        let (most, longest) = isCommand ? (quietLooksOfCommand, patienceOfCommand) : (quietLooks, patience)
        guard looks < most, .now - start < longest else { return then() }
        wait(while: revision, since: start, looks: looks, isCommand: isCommand, then: then)
      }
    }
  }
}
