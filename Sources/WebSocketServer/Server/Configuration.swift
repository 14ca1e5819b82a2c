extension WebSocketServer {
  /// Where a server listens, and whom it lets in.
  package struct Configuration: Sendable {
    /// A numeric address; `127.0.0.1` is reachable from this machine alone, `0.0.0.0` and `::` stand for all.
    package var address: String
    /// 0 takes a free port.
    package var port: Int
    /// The path of the WebSocket.
    package var socketPath: String
    /// The subprotocol; a client that offers none is served too, one that offers only others is not.
    package var subprotocol: String
    /// Further whole values of `Host` that are let in.
    package var allowedHosts: [String]
    /// Further whole values of `Origin` that are let in.
    package var allowedOrigins: [String]
    /// The secret that every request has to carry (`AccessToken.isValid`); `nil` asks for none, and then a server that
    /// others can reach lets only pages connect that it has served itself.
    package var token: String?
    package var limits: Limits

    package init(
      address: String = "127.0.0.1", port: Int = 8080, socketPath: String = "/ws", subprotocol: String,
      allowedHosts: [String] = [], allowedOrigins: [String] = [], token: String? = nil,
      limits: Limits = Limits()
    ) {
      self.address = address
      self.port = port
      self.socketPath = socketPath
      self.subprotocol = subprotocol
      self.allowedHosts = allowedHosts
      self.allowedOrigins = allowedOrigins
      self.token = token
      self.limits = limits
    }
  }

  /// The bounds of a server. Sizes are bytes, times are seconds.
  package struct Limits: Sendable {
    /// The bounds of each connection.
    package var eachConnection = WebSocketConnection.Limits()
    /// What libwebsockets reads at once, and so the longest chunk. Below it, messages cost further calls.
    package var readLength = 4_096
    /// What is offered to the kernel at once. Below a message's length, libwebsockets copies and sends in pieces.
    package var writeLength = 262_144
    /// The time without a pong after which a client is pinged, whatever else it says: only a pong shows that it still
    /// hears us.
    package var pingAfter = 20
    /// The time without a pong after which a client is dropped; more than `pingAfter`.
    package var hangUpAfter = 30
    /// How long a shutdown waits for clients to answer.
    package var shutdownTimeout = 2
    /// The most connections, HTTP included. The library's poll loop is the right one up to about this many.
    package var connections = 320
    /// How many of them are kept for HTTP, half of them at most: the page loads even when no WebSocket is let in.
    package var connectionsForHTTP = 64

    package init() {}
  }
}
