import Monitoring
import WebSocketServer

/// The documents for programs that watch over a server.
extension PreviewServer {
  /// The paths that a monitor reaches with a token of its own.
  static let monitorPaths = ["/health", "/metrics"]

  /// The time between two measurements of how late the server's thread is. It is short enough for a dozen of them between two
  /// looks of Prometheus, and long enough to cost an idle server nothing.
  private static let lagInterval = Duration.milliseconds(250)

  /// Adds `/health` and `/metrics`, and begins to measure how late the server's thread is.
  func addMonitoring(_ monitor: ServerMonitor, _ uptime: @escaping () -> Duration) {
    server.observer = monitor
    // The server tells the monitor how late each timer runs. This one does nothing else.
    server.every(Self.lagInterval) {}
    addHealthDocument(uptime)
    // The measurements name all access names.
    server.site.documents[Array("/metrics".utf8)] = .init(type: PrometheusText.mediaType, isForOwner: true) {
      [weak server, sessions] in
      let counts = sessions.counts
      let state = ServerMetrics.State(
        connections: server?.clients ?? 0, connectionsByAccess: server?.clientsByAccess ?? [:],
        isDraining: server?.isDraining ?? false, residentMemory: CurrentProcess.residentMemory,
        openSessions: counts.open, waitingSessions: counts.waiting, sessionMemory: sessions.estimatedBytes)
      return monitor.metrics.text(state)
    }
  }

  /// Adds a report that says whether the server takes clients. The status 404 makes a proxy send no new ones, and keeps those that
  /// there are (HAProxy, `http-check disable-on-404`).
  private func addHealthDocument(_ uptime: @escaping () -> Duration) {
    let isDraining = { [weak server] in server?.isDraining ?? false }
    server.site.documents[Array("/health".utf8)] = .init(
      type: "application/json", status: { isDraining() ? .notFound : .ok }
    ) { [weak server, sessions] in
      let (clients, sessions, seconds) = (server?.clients ?? 0, sessions.count, uptime().components.seconds)
      let status = isDraining() ? "draining" : "ok"
      return Array(#"{"status":"\#(status)","clients":\#(clients),"sessions":\#(sessions),"uptime":\#(seconds)}"#.utf8)
    }
  }

  /// Tells the server which clients come back: those whose address names a session that is here, and that they may have.
  func recogniseReturningClients() {
    server.isReturning = { [sessions] request, accessName in
      let prefix = "session=".utf8
      return request.query.contains { field in
        field.starts(with: prefix)
          && sessions.has(String(decoding: field.dropFirst(prefix.count), as: UTF8.self), for: accessName)
      }
    }
  }
}
