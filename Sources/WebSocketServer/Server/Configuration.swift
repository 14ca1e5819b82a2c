extension WebSocketServer {
  /// The settings of a server: where it listens, and whom it admits.
  public struct Configuration: Sendable {
    /// The numeric address to listen on. Only this machine can reach `127.0.0.1`; `0.0.0.0` and `::` stand for all
    /// addresses.
    public var address: String
    /// The port to listen on. With 0, the server takes a free port.
    public var port: Int
    /// The path of the WebSocket.
    public var socketPath: String
    /// The subprotocol. The server also serves a client that offers none, and refuses one that offers only others.
    public var subprotocol: String
    /// Further values of `Host` to admit. A value is compared as a whole.
    public var allowedHosts: [String]
    /// Further values of `Origin` to admit. A value is compared as a whole.
    public var allowedOrigins: [String]
    /// The secret that every request has to carry (`AccessToken.isValid`). With `nil` the server requires none, and if
    /// other machines can reach it, it lets only pages connect that it has served itself.
    public var token: String?
    public var limits: Limits

    public init(
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

  /// The limits of a server. Sizes are in bytes, times in seconds.
  public struct Limits: Sendable {
    /// The length of the longest message. The server closes the connection with 1009 after a longer one.
    public var messageLength = 65_536
    /// The greatest number of frames in a message. The server closes the connection with 1008 after more.
    public var messageFrames = 64
    /// The number of bytes that libwebsockets reads at once, which is the length of the longest chunk. With a smaller
    /// number, a message takes more calls.
    public var readLength = 4_096
    /// The number of bytes that libwebsockets offers to the kernel at once. It copies a longer message and sends it in
    /// pieces.
    public var writeLength = 262_144
    /// The number of unsent bytes in the kernel at which the socket counts as full. The default of megabytes would fill
    /// with scenes that nobody wants to see any more.
    public var unsentBytes = 16_384
    /// The number of unread messages from which `WebSocketConnection.isBehind` can hold, or `nil` if it never holds.
    /// The server finds out with pings how much a client has read.
    public var unreadMessages: Int?
    /// The time that a client may take to answer such a ping before it is behind. It distinguishes a stall from a slow
    /// network, so it is well above a round trip, and well below what a user notices.
    public var unreadPatience = Duration.milliseconds(40)
    /// The time without a pong after which the server pings a client, whatever else the client sends. Only a pong shows
    /// that the client still hears the server.
    public var pingAfter = 20
    /// The time without a pong after which the server drops a client. It is greater than `pingAfter`.
    public var hangUpAfter = 30
    /// The time for which a close waits for a client that does not read.
    public var closeTimeout = 5
    /// The time for which a shutdown waits for clients to answer.
    public var shutdownTimeout = 2
    /// The greatest number of connections, including those for HTTP. The library's poll loop is adequate up to about
    /// this number.
    public var connections = 320
    /// The number of connections that are reserved for HTTP, at most half of them. The page therefore loads even if no
    /// further WebSocket is admitted.
    public var connectionsForHTTP = 64

    public init() {}
  }
}
