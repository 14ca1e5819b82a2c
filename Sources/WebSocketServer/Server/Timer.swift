import CLibWebSockets

/// An action that a server repeats at an interval, between the work for its sockets.
struct Timer {
  /// The interval in microseconds.
  let interval: lws_usec_t
  let action: () -> Void
  /// The time at which the action is due, in microseconds of libwebsockets' clock.
  private(set) var due: lws_usec_t

  init(every interval: Duration, _ action: @escaping () -> Void) {
    self.interval = interval.components.seconds * 1_000_000 + interval.components.attoseconds / 1_000_000_000_000
    self.action = action
    due = lws_now_usecs() + self.interval
  }

  /// Runs the action if it is due, and returns how much too late it is then. The timer skips the times that it missed while the
  /// server was busy.
  mutating func fire(at now: lws_usec_t) -> Duration? {
    guard now >= due else { return nil }
    let late = now - due
    due = now + interval
    action()
    return .microseconds(late)
  }
}
