import WebSocketServer

/// The report that says whether a server takes clients.
///
/// The status 404 makes a proxy send no new ones, and keeps those that there are (HAProxy, `http-check disable-on-404`). The status
/// 503 makes it take the process for dead.
struct HealthDocument {
  let state: Pulse.State
  let health: Pulse.Health
  /// The time since the server was created.
  let uptime: Duration

  var status: HTTPStatus {
    switch health {
    case .fine: .ok
    case .draining: .notFound
    case .silent: .serviceUnavailable
    }
  }

  var bytes: [UInt8] {
    let (clients, sessions, seconds) = (state.clients, state.sessions, uptime.components.seconds)
    return Array(#"{"status":"\#(word)","clients":\#(clients),"sessions":\#(sessions),"uptime":\#(seconds)}"#.utf8)
  }

  private var word: String {
    switch health {
    case .fine: "ok"
    case .draining: "draining"
    case .silent: "silent"
    }
  }
}

extension Site.Document {
  /// A document that is made for each request.
  init(_ health: @escaping () -> HealthDocument) {
    self.init(type: "application/json", status: { health().status }, bytes: { health().bytes })
  }
}
