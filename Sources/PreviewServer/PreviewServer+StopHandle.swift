import WebSocketServer

extension PreviewServer {
  /// Stops a server from anywhere, such as another thread. A server itself stays on one thread.
  public struct StopHandle: Sendable {
    let handle: SocketStopHandle

    /// Makes a handle for one server.
    public init() { handle = SocketStopHandle() }

    private init(_ handle: SocketStopHandle) { self.handle = handle }

    /// A handle that Control-C (SIGINT) and SIGTERM pull. Asking for it installs handlers for these signals.
    public static var signals: PreviewServer.StopHandle {
      SocketStopHandle.installSignalHandlers()
      return PreviewServer.StopHandle(SocketStopHandle.signals)
    }

    /// Asks the server to say goodbye to its clients and to return from `run()`. A server that first waits for its clients to leave
    /// stops waiting with the second call, and further calls do nothing.
    public func stop() { handle.stop() }
  }
}
