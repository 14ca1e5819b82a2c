import PreviewProtocol
import SplitKit
import WebSocketServer

/// The preview, served: the page, its documents, and a session for every WebSocket.
///
/// An app of your own makes a server with its previews, prints its `url`, and calls `run()`. A server stays on the thread
/// that runs it, and is not `Sendable`.
public final class PreviewServer {
  /// Where the page is, for a browser on this machine; with the token, if requests need one.
  public let url: String
  /// Whether only this machine can reach the server.
  public let isLocal: Bool
  private let server: WebSocketServer
  private let sessions: SessionRegistry

  /// Reads the page's files and listens. Nothing is answered until `run()`.
  ///
  /// - Parameters:
  ///   - configuration: where to listen, and whom to let in.
  ///   - previews: the apps to choose from, the first of which opens where nobody says. Each has an id of its own.
  ///   - stopHandle: what ends `run()`.
  /// - Throws: an error for a setting or a preview that cannot be, for a page that is not there, and for a port that cannot
  ///   be listened on.
  public init(
    _ configuration: Configuration = Configuration(), previews: [Preview], stopHandle: StopHandle = StopHandle()
  ) throws(PreviewServerError) {
    try configuration.check()
    try Self.check(previews)
    precondition(OutgoingMessage.headroom == WebSocketConnection.headroom, "Messages leave the library its room.")
    let directory = try PublicDirectory.find(configuration.publicDirectory)
    let site = try PublicDirectory.site(of: directory)
    let devices = try Self.devices(adding: configuration.devicesFile)
    let identity = ServerIdentity(
      name: configuration.name, version: configuration.version, epoch: RandomName.make(), resumeFor: configuration.resumeFor)
    let clock = ContinuousClock()
    let start = clock.now
    let uptime = { start.duration(to: clock.now) }
    // This clock stands still while the machine sleeps: then nobody could have come back.
    let wakingClock = SuspendingClock()
    let wakingStart = wakingClock.now
    let sessions = SessionRegistry(
      resumeFor: .seconds(identity.resumeFor), now: { wakingStart.duration(to: wakingClock.now) })
    let settings = configuration.webSocketSettings
    do {
      server = try WebSocketServer(settings, stopHandle: stopHandle.handle) { connection in
        let session = Session(name: RandomName.make(), previews: previews, devices: devices, server: identity)
        return SessionSocket(session: session, at: connection, in: sessions, now: uptime)
      }
    } catch {
      throw PreviewServerError(error)
    }
    let query = settings.token.map { "?token=\($0)" } ?? ""
    url = "http://\(Self.name(of: settings.address)):\(server.port)/\(query)"
    isLocal = Gate.isLoopback(settings.address)
    self.sessions = sessions
    server.site = site
    addDocuments(previews: previews, devices: devices, identity: identity, uptime: uptime)
    server.every(.seconds(1)) { sessions.removeExpired() }
    if configuration.watchesFiles { watch(directory, site: site) }
  }

  /// Serves until the stop handle is pulled and the clients have been told. A server runs once.
  public func run() {
    server.run()
  }

  private func watch(_ directory: String, site: Site) {
    var watcher = PageWatcher(directory: directory, site: site)
    server.every(PageWatcher.interval) { [unowned self] in
      guard let site = watcher.changedSite() else { return }
      server.site.files = site.files
      sessions.forEachSocket { $0.tell(.reload) }
    }
  }

  private func addDocuments(
    previews: [Preview], devices: DeviceCatalog, identity: ServerIdentity, uptime: @escaping () -> Duration
  ) {
    let meta = metaDocument(previews: previews, devices: devices, server: identity)
    server.site.documents[Array("/meta.json".utf8)] = .init(type: "application/json") { meta }
    server.site.documents[Array("/health".utf8)] = .init(type: "application/json") { [unowned server, sessions] in
      let (clients, sessions, seconds) = (server.clients, sessions.count, uptime().components.seconds)
      return Array(#"{"status":"ok","clients":\#(clients),"sessions":\#(sessions),"uptime":\#(seconds)}"#.utf8)
    }
  }

  /// How a browser on this machine names the address. All addresses are no name.
  private static func name(of address: String) -> String {
    switch address {
    case "0.0.0.0": "127.0.0.1"
    case "::": "[::1]"
    default: address.contains(":") ? "[\(address)]" : address
    }
  }
}

extension PreviewServerError {
  fileprivate init(_ error: WebSocketServerError) {
    switch error {
    case .addressInUse(_, let port): self = .portInUse(port)
    default: self = .cannotListen(reason: error.description)
    }
  }
}
