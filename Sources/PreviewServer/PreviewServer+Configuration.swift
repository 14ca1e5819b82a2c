import WebSocketServer

extension PreviewServer {
  /// Where to listen, and what to serve.
  public struct Configuration: Sendable {
    /// A numeric address, or `localhost`. Anything but a loopback address lets others in.
    public var host: String
    /// 0 takes a free port.
    public var port: Int
    /// The directory of the page; `nil` for that of this package, else `Public` beside the executable.
    public var publicDirectory: String?
    /// A file of devices that are added to those that come with the program; `nil` for none.
    public var devicesFile: String?
    /// Further whole values of the `Host` header that are let in.
    public var allowedHosts: [String]
    /// Further whole values of the `Origin` header that are let in.
    public var allowedOrigins: [String]
    /// Whether a proxy of this machine lets others in: then a token is asked for on a loopback address too.
    public var isBehindProxy: Bool
    /// The token that every request has to carry, 16 to 128 letters and digits; `nil` for a random one where it takes
    /// one, which is wherever others than this machine can reach the server.
    public var token: String?
    /// Whether files of the page that change are read again, and the pages told.
    public var watchesFiles: Bool
    /// The seconds after which a client that answers no ping is gone, whatever else it says; at least 2.
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

  /// The most messages that a client leaves unread before scenes merge. Who stalls is to find at most ten stale scenes:
  /// two are left for what is under way when it is noticed.
  static let maximumUnreadMessages = 8

  /// What the WebSocket server below is told.
  static func settings(of configuration: Configuration, address: String) -> WebSocketServer.Configuration {
    precondition(configuration.token.map(AccessToken.isValid) ?? true, "A token is 16 to 128 letters and digits.")
    let letsOthersIn = configuration.isBehindProxy || !Gate.isLoopback(address)
    var limits = WebSocketServer.Limits()
    limits.eachConnection.unreadMessages = maximumUnreadMessages
    limits.hangUpAfter = configuration.silence
    limits.pingAfter = max(1, configuration.silence * 2 / 3)
    return .init(
      address: address, port: configuration.port, subprotocol: "preview.v1",
      allowedHosts: configuration.allowedHosts, allowedOrigins: configuration.allowedOrigins,
      token: configuration.token ?? (letsOthersIn ? RandomName.make() : nil), limits: limits)
  }
}
