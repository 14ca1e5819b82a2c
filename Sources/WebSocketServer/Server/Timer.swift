import CLibWebSockets

/// What a server does again and again between its sockets.
struct Timer {
  /// In microseconds.
  let interval: lws_usec_t
  let action: () -> Void
  /// When it is due, in microseconds of libwebsockets' clock.
  private(set) var due: lws_usec_t

  init(every interval: Duration, _ action: @escaping () -> Void) {
    self.interval = interval.components.seconds * 1_000_000 + interval.components.attoseconds / 1_000_000_000_000
    self.action = action
    due = lws_now_usecs() + self.interval
  }

  /// Acts if it is time. What was missed while the server was busy is not made up for.
  mutating func fire(at now: lws_usec_t) {
    guard now >= due else { return }
    due = now + interval
    action()
  }
}
