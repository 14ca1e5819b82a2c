extension WebSocketServer {
  /// The settings of a server: where it listens, and whom it admits.
  package struct Configuration: Sendable {
    /// The numeric address to listen on. Only this machine can reach `127.0.0.1`; `0.0.0.0` and `::` stand for all
    /// addresses.
    package var address: String
    /// The port to listen on. With 0, the server takes a free port.
    package var port: Int
    /// The path of the WebSocket.
    package var socketPath: String
    /// The subprotocol. The server also serves a client that offers none, and refuses one that offers only others.
    package var subprotocol: String
    /// Further values of `Host` to admit. A value is compared as a whole.
    package var allowedHosts: [String]
    /// Further values of `Origin` to admit. A value is compared as a whole.
    package var allowedOrigins: [String]
    /// The origins whose pages may show the site's page in a frame. A value is compared as a whole.
    package var allowedEmbedders: [String]
    /// The secret that every request has to carry (`AccessToken.isValid`). With `nil` the server requires none, and if
    /// other machines can reach it, it lets only pages connect that it has served itself.
    package var token: String?
    /// The secret with which a program that watches over the server passes the rules of `Host` and `token` for `monitorPaths`,
    /// in `Authorization: Bearer`. With `nil` there is no such way.
    package var monitorToken: String?
    /// The paths that such a program may ask for.
    package var monitorPaths: [String]
    /// The loop that waits for the sockets.
    package var eventLoop: EventLoop
    package var limits: Limits

    package init(
      address: String = "127.0.0.1", port: Int = 8080, socketPath: String = "/ws", subprotocol: String,
      allowedHosts: [String] = [], allowedOrigins: [String] = [], allowedEmbedders: [String] = [], token: String? = nil,
      monitorToken: String? = nil, monitorPaths: [String] = [], eventLoop: EventLoop = .automatic, limits: Limits = Limits()
    ) {
      self.address = address
      self.port = port
      self.socketPath = socketPath
      self.subprotocol = subprotocol
      self.allowedHosts = allowedHosts
      self.allowedOrigins = allowedOrigins
      self.allowedEmbedders = allowedEmbedders
      self.token = token
      self.monitorToken = monitorToken
      self.monitorPaths = monitorPaths
      self.eventLoop = eventLoop
      self.limits = limits
    }
  }

  /// The limits of a server. Sizes are in bytes, times in seconds.
  package struct Limits: Sendable {
    /// The bounds of each connection.
    package var eachConnection = WebSocketConnection.Limits()
    /// The number of bytes that libwebsockets reads at once, which is the length of the longest chunk. With a smaller
    /// number, a message takes more calls.
    package var readLength = 4_096
    /// The number of bytes that libwebsockets offers to the kernel at once. It copies a longer message and sends it in
    /// pieces.
    package var writeLength = 262_144
    /// The time without a pong after which the server pings a client, whatever else the client sends. Only a pong shows
    /// that the client still hears the server.
    package var pingAfter = 20
    /// The time without a pong after which the server drops a client. It is greater than `pingAfter`.
    package var hangUpAfter = 30
    /// The time for which a server that is asked to stop first waits for its clients to leave. With 0, it closes them at once.
    package var drainFor = 0
    /// The time after which the server drops a client that does not read the body that it has asked for.
    package var readingPatience = 60
    /// The time for which a shutdown waits for clients to answer.
    package var shutdownTimeout = 2
    /// The greatest number of WebSockets. A server that waits with the library's poll loop slows down beyond the default
    /// (`EventLoop`).
    package var clients = 256
    /// The number of connections that are reserved for HTTP, at most half of them. The page therefore loads even if no
    /// further WebSocket is admitted.
    package var connectionsForHTTP = 64

    /// The greatest number of connections, including those for HTTP. If the process may open too few files for them, the
    /// server raises that limit as far as the system lets it.
    package var connections: Int { clients + connectionsForHTTP }

    package init() {}
  }
}
