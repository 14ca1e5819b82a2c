import WebSocketServer

extension PreviewServer {
  /// The settings of a preview server: where it listens, what it serves, and whom it admits.
  ///
  /// Every setting has a default, with which only this machine can reach the server. An invalid value is a
  /// `PreviewServerError.invalid` when the server is created.
  public struct Configuration: Sendable {
    /// The name by which the server introduces itself. Default `split-preview`.
    public var name = "split-preview"
    /// The name of this process among those that serve behind one address: 1 to 16 lower-case letters and digits, beginning with a
    /// letter. It begins the names of the sessions, so that a proxy can send a client back to the process of its session. The
    /// default is `nil`, for a server of one process.
    package var processName: String?
    /// The version of the app, for a client to show. Default `1.0`.
    public var version = "1.0"
    /// A numeric address, or `localhost`. Any but a loopback address lets other machines in. Default `127.0.0.1`.
    public var host = "127.0.0.1"
    /// The port to listen on, from 0 to 65,535; 0 takes a free one. Default 8080.
    public var port = 8080
    /// A further port that answers nothing but `/health`, on a thread that is never busy; 0 takes a free one. Default `nil`, for none.
    package var healthPort: Int?
    /// The directory of the page. With `nil`, which is the default, the server takes the one of this package, or else `Public` beside the
    /// executable.
    public var publicDirectory: String?
    /// The directory of the app's own files for the page, such as its page module, style sheets and pictures.
    ///
    /// The server serves these files below `apps/own/`, so a preview names the file `page.js` as the `pageModule`
    /// `apps/own/page.js`. The default is `nil`, for an app without files of its own.
    public var appDirectory: String?
    /// A JSON file of devices to add to the built-in ones, as docs/devices.md describes it. The default is `nil`, for none.
    public var devicesFile: String?
    /// Further values of the `Host` header to admit, such as `example.com:8080`. A value is compared as a whole. The default
    /// is none.
    public var allowedHosts: [String] = []
    /// Further values of the `Origin` header to admit, such as `https://example.com`. A value is compared as a whole. The
    /// default is none.
    public var allowedOrigins: [String] = []
    /// The origins whose pages may show the page in a frame, such as `https://docs.example.com`. A value is compared as a whole.
    /// The default is none.
    public var allowedEmbedders: [String] = []
    /// Whether a proxy on this machine admits other machines. If so, the server requires a token on a loopback address
    /// too. The default is false.
    public var isBehindProxy = false
    /// The token that every request has to carry, which is 16 to 128 letters and digits.
    ///
    /// With `nil`, which is the default, the server chooses a random token if other machines can reach it, and otherwise requires none.
    public var token: String?
    /// A file whose only line is the token, in place of `token`. The default is `nil`.
    package var tokenFile: String?
    /// The token with which a program that watches over the server reaches `/health` and `/metrics` by any name or address, in the
    /// header `Authorization: Bearer`. It is 16 to 128 letters and digits. With `nil`, which is the default, there is no such way.
    package var monitorToken: String?
    /// A file whose only line is the monitor's token, in place of `monitorToken`. The default is `nil`.
    package var monitorTokenFile: String?
    /// Whether files of the page and of the app that change are read again, and open pages load them. Default false.
    public var watchesFiles = false
    /// For how many seconds a preview outlives its connection, from 0 to 86,400; with 0 it does not. Default 600.
    public var resumeFor = 600
    /// The estimated memory of all sessions in MiB, from 1 to 65,536, above which the server drops those that wait for their
    /// client, beginning with the one that has waited longest. Default 256.
    public var sessionMemory = 256
    /// For how many seconds a server that is asked to stop first waits for its clients to leave, from 0 to 3,600. Default 0.
    package var drainFor = 0
    /// The log, which goes to standard error.
    package var log = LogSettings()
    /// The greatest number of clients that are connected at a time, from 1 to 100,000.
    ///
    /// Every client takes a file descriptor. The server raises the process's own limit of them as far as the system lets it,
    /// and admits fewer clients if that is not enough. Default 256.
    package var maximumClients = 256
    /// The greatest number of sessions that wait for their client, from 0 to 100,000. Beyond it, the server drops the one that
    /// has waited longest. Default 100.
    package var maximumSessions = 100
    /// The loop in which the server waits for its clients. Default `automatic`.
    package var eventLoop = EventLoop.automatic
    /// After how many seconds a client that answers no ping is dropped, from 2 to 3,600. Default 30.
    package var silence = 30

    /// Makes a configuration in which every setting has its default.
    public init() {}
  }
}

extension PreviewServer.Configuration {
  /// Throws for the first setting that has a value which it cannot have.
  package func check() throws(PreviewServerError) {
    try require((0...65_535).contains(port), .port, "\(port)")
    if let healthPort { try require((0...65_535).contains(healthPort), .healthPort, "\(healthPort)") }
    try require(processName.map(ProcessName.isValid) ?? true, .processName, processName ?? "")
    try require(token.map(AccessToken.isValid) ?? true, .token, token ?? "")
    try require(monitorToken.map(AccessToken.isValid) ?? true, .monitorToken, monitorToken ?? "")
    guard token == nil || tokenFile == nil else { throw .twice(.token, .tokenFile) }
    guard monitorToken == nil || monitorTokenFile == nil else { throw .twice(.monitorToken, .monitorTokenFile) }
    try require((0...3_600).contains(drainFor), .drainFor, "\(drainFor)")
    try require((0...86_400).contains(resumeFor), .resumeFor, "\(resumeFor)")
    try require((1...65_536).contains(sessionMemory), .sessionMemory, "\(sessionMemory)")
    try require((1...100_000).contains(maximumClients), .maximumClients, "\(maximumClients)")
    try require((0...100_000).contains(maximumSessions), .maximumSessions, "\(maximumSessions)")
    try require((2...3_600).contains(silence), .silence, "\(silence)")
    for origin in allowedOrigins { try require(WholeName.isOrigin(origin), .allowedOrigins, origin) }
    for origin in allowedEmbedders { try require(WholeName.isOrigin(origin), .allowedEmbedders, origin) }
    for host in allowedHosts { try require(WholeName.isHost(host), .allowedHosts, host) }
  }

  private func require(
    _ isValid: Bool, _ setting: PreviewServerError.Setting, _ value: String
  ) throws(PreviewServerError) {
    guard isValid else { throw .invalid(setting, value: value) }
  }

  /// The address to listen on.
  var address: String { host == "localhost" ? "127.0.0.1" : host }

  /// The configuration of the WebSocket server.
  ///
  /// - Parameter hasNames: Whether there are access names, whose tokens mean nothing unless every request has to carry one.
  func webSocketSettings(hasNames: Bool) -> WebSocketServer.Configuration {
    let letsOthersIn = hasNames || isBehindProxy || !Gate.isLoopback(address)
    var limits = WebSocketServer.Limits()
    limits.eachConnection.unreadMessages = Self.maximumUnreadMessages
    limits.hangUpAfter = silence
    limits.clients = maximumClients
    limits.drainFor = drainFor
    limits.pingAfter = max(1, silence * 2 / 3)
    return .init(
      address: address, port: port, subprotocol: "preview.v1", allowedHosts: allowedHosts, allowedOrigins: allowedOrigins,
      allowedEmbedders: allowedEmbedders, token: token ?? (letsOthersIn ? RandomName.make() : nil), monitorToken: monitorToken,
      monitorPaths: PreviewServer.monitorPaths, eventLoop: eventLoop, limits: limits)
  }

  /// The number of unread messages from which the scenes for a client merge. A client that stalls must find at most ten
  /// stale scenes, two of which can already be on their way when the server notices the stall.
  private static let maximumUnreadMessages = 8
}
