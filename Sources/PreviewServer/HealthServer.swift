import HostSystem
import WebSocketServer

/// A server for `/health` alone, with a port and a thread of its own.
///
/// The server's own thread answers one client after the other, so it answers late while hundreds of pages come back at once. A proxy
/// that asks ten times a second would take it for dead. This thread is never busy, and a process that is stopped answers here just as
/// little as anywhere else. A thread that hangs is noticed by its pulse.
struct HealthServer {
  /// The port that it listens on, which is never 0.
  let port: Int
  private let stopHandle: SocketStopHandle

  /// Listens, and begins to answer on a thread of its own.
  ///
  /// - Parameters:
  ///   - port: The port to listen on; 0 takes a free one.
  ///   - settings: Those of the server that it speaks for. Its address and its secrets count here too.
  ///   - pulse: The pulse of that server's thread.
  ///   - uptime: The time since that server was created.
  init(
    port: Int, besides settings: WebSocketServer.Configuration, pulse: Pulse, uptime: @escaping @Sendable () -> Duration
  ) throws(WebSocketServerError) {
    stopHandle = SocketStopHandle()
    let server = try WebSocketServer(Self.settings(port: port, besides: settings), stopHandle: stopHandle) { _ in
      preconditionFailure("A server with room for no client has opened a WebSocket.")
    }
    server.site.documents[Array("/health".utf8)] = .init {
      let now = uptime()
      let (state, health) = pulse.look(at: now)
      return HealthDocument(state: state, health: health, uptime: now)
    }
    self.port = server.port
    let handover = Handover(server: server)
    guard WorkerThread.start({ handover.server.run() }) else { throw .noThread }
  }

  /// Ends the thread. Nobody waits for it.
  func stop() { stopHandle.stop() }

  private static func settings(
    port: Int, besides settings: WebSocketServer.Configuration
  ) -> WebSocketServer.Configuration {
    var own = settings
    own.port = port
    own.limits.clients = 0
    own.limits.connectionsForHTTP = 16
    own.limits.drainFor = 0
    own.eventLoop = .poll
    return own
  }
}

/// A server on its way to the thread that runs it. No other thread uses it any more.
private struct Handover: @unchecked Sendable {
  let server: WebSocketServer
}
