import WebSocketServer

extension PreviewServer {
  /// The settings of a preview server: where it listens, what it serves, and whom it admits.
  public struct Configuration: Sendable {
    /// The address to listen on: a numeric one, or `localhost`. With an address that is no loopback address, other
    /// machines can reach the server.
    public var host: String
    /// The port to listen on. With 0, the server takes a free port.
    public var port: Int
    /// The directory of the page. With `nil`, the server takes the one of this package, or else `Public` beside the
    /// executable.
    public var publicDirectory: String?
    /// A file of devices to add to the built-in ones, or `nil` for none.
    public var devicesFile: String?
    /// Further values of the `Host` header to admit. A value is compared as a whole.
    public var allowedHosts: [String]
    /// Further values of the `Origin` header to admit. A value is compared as a whole.
    public var allowedOrigins: [String]
    /// Whether a proxy on this machine admits other machines. If so, the server requires a token on a loopback address
    /// too.
    public var isBehindProxy: Bool
    /// The token that every request has to carry, which is 16 to 128 letters and digits.
    ///
    /// With `nil`, the server chooses a random token if other machines can reach it, and otherwise requires none.
    public var token: String?
    /// Whether the server reads a file of the page again when it changes, and tells open pages to reload.
    public var watchesFiles: Bool
    /// The number of seconds after which the server drops a client that answers no ping, whatever else the client
    /// sends. At least 2.
    public var silence: Int

    public init(
      host: String = "127.0.0.1", port: Int = 8080, publicDirectory: String? = nil, devicesFile: String? = nil,
      allowedHosts: [String] = [], allowedOrigins: [String] = [], isBehindProxy: Bool = false, token: String? = nil,
      watchesFiles: Bool = false, silence: Int = 30
    ) {
      self.host = host
      self.port = port
      self.publicDirectory = publicDirectory
      self.devicesFile = devicesFile
      self.allowedHosts = allowedHosts
      self.allowedOrigins = allowedOrigins
      self.isBehindProxy = isBehindProxy
      self.token = token
      self.watchesFiles = watchesFiles
      self.silence = silence
    }
  }

  /// The number of unread messages at which the server begins to merge a client's scenes.
  ///
  /// A client that stalls should find at most ten stale scenes. Two of them are for messages that are on the way when
  /// the server notices the stall.
  static let maximumUnreadMessages = 8

  /// The settings for the WebSocket server.
  static func settings(of configuration: Configuration, address: String) -> WebSocketServer.Configuration {
    precondition(configuration.token.map(AccessToken.isValid) ?? true, "A token is 16 to 128 letters and digits.")
    let letsOthersIn = configuration.isBehindProxy || !Gate.isLoopback(address)
    var limits = WebSocketServer.Limits()
    limits.unreadMessages = maximumUnreadMessages
    limits.hangUpAfter = configuration.silence
    limits.pingAfter = max(1, configuration.silence * 2 / 3)
    return .init(
      address: address, port: configuration.port, subprotocol: "preview.v1",
      allowedHosts: configuration.allowedHosts, allowedOrigins: configuration.allowedOrigins,
      token: configuration.token ?? (letsOthersIn ? RandomName.make() : nil), limits: limits)
  }
}
