import HostSystem
import Monitoring

/// The documents for programs that watch over a server.
extension PreviewServer {
  /// The paths that a monitor reaches with a token of its own.
  static let monitorPaths = ["/health", "/metrics"]

  /// The time between two measurements of how late the server's thread is. It is short enough for a dozen of them between two
  /// looks of Prometheus, and long enough to cost an idle server nothing.
  private static let lagInterval = Duration.milliseconds(250)

  /// Adds `/health` and `/metrics`, begins to measure how late the server's thread is, and returns the pulse of the thread.
  func addMonitoring(
    _ monitor: ServerMonitor, _ source: (any ConversationSource)?, _ uptime: @escaping @Sendable () -> Duration
  ) -> Pulse {
    let pulse = Pulse(at: uptime())
    let state = { [weak server, sessions] in
      Pulse.State(clients: server?.clients ?? 0, sessions: sessions.count, isDraining: server?.isDraining ?? false)
    }
    server.observer = monitor
    // The server also tells the monitor how late each timer runs.
    server.every(Self.lagInterval) { pulse.beat(state(), at: uptime()) }
    server.site.documents[Array("/health".utf8)] = .init {
      let state = state()
      return HealthDocument(state: state, health: state.health, uptime: uptime())
    }
    addMetricsDocument(monitor, source)
    return pulse
  }

  private func addMetricsDocument(_ monitor: ServerMonitor, _ source: (any ConversationSource)?) {
    // The measurements name all access names.
    server.site.documents[Array("/metrics".utf8)] = .init(type: PrometheusText.mediaType, isForOwner: true) {
      [weak server, weak source, sessions] in
      let counts = sessions.counts
      let state = ServerMetrics.State(
        connections: server?.clients ?? 0, connectionsByAccess: server?.clientsByAccess ?? [:],
        isDraining: server?.isDraining ?? false, residentMemory: CurrentProcess.residentMemory,
        allocatedMemory: CurrentProcess.allocatedMemory,
        openSessions: counts.open, waitingSessions: counts.waiting, sessionMemory: sessions.estimatedBytes,
        appProcesses: source?.processCount ?? 0)
      return monitor.metrics.text(state)
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
