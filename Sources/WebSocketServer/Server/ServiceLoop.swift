import CLibWebSockets

/// An event loop at work: it waits for the sockets of a context, and has one alarm that ends a wait.
enum ServiceLoop {
  case poll(UnsafeMutablePointer<clws_alarm>)
  case libev(UnsafeMutablePointer<clws_libev>)

  /// The loop that a server with these settings should have. Libwebsockets may still be unable to use libev.
  static func preferred(for configuration: WebSocketServer.Configuration) -> ServiceLoop {
    guard configuration.eventLoop.prefersLibev(clients: configuration.limits.clients), let libev = clws_libev_open() else {
      return .poll()
    }
    return .libev(libev)
  }

  /// The loop of libwebsockets itself.
  static func poll() -> ServiceLoop {
    let alarm = UnsafeMutablePointer<clws_alarm>.allocate(capacity: 1)
    alarm.initialize(to: clws_alarm())
    return .poll(alarm)
  }

  var isLibev: Bool {
    if case .libev = self { true } else { false }
  }

  /// Waits until a socket has something to do, the alarm rings or somebody cancels the wait, and lets libwebsockets do its
  /// work. Returns false after a failure.
  func turn(_ context: OpaquePointer) -> Bool {
    switch self {
    case .poll: return lws_service(context, 0) >= 0
    case .libev(let libev):
      clws_libev_turn(libev)
      return true
    }
  }

  /// Whether the alarm is set and has not rung yet.
  var hasAlarm: Bool {
    switch self {
    case .poll(let alarm): clws_has_alarm(alarm) != 0
    case .libev(let libev): clws_libev_has_alarm(libev) != 0
    }
  }

  /// Sets the alarm. With `.max` it need not ring.
  ///
  /// With libev, the alarm always rings after `longestWait` at the latest. Libwebsockets may set an alarm of its own, such as
  /// the timeout of a request, without telling libev. It looks for such alarms whenever anything happens.
  func setAlarm(_ context: OpaquePointer, after time: lws_usec_t) {
    switch self {
    case .poll(let alarm):
      if time != .max { clws_set_alarm(alarm, context, time) }
    case .libev(let libev): clws_libev_set_alarm(libev, context, min(time, Self.longestWait))
    }
  }

  private static let longestWait: lws_usec_t = 1_000_000

  /// Frees the loop. The context that uses it must already be destroyed.
  func close() {
    switch self {
    case .poll(let alarm): alarm.deallocate()
    case .libev(let libev): clws_libev_close(libev)
    }
  }
}
