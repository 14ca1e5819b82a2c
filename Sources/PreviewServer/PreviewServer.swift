import PreviewProtocol
import SplitKit
import WebSocketServer

/// The preview, served: the page, its documents, and a session for every WebSocket.
///
/// This is what an app of your own links to show its scenes: make one, print its `url`, and `run()` it.
/// It stays on the thread that runs it, and is not `Sendable`.
public final class PreviewServer {
  /// Where the page is, for a browser on this machine; with the token, if it takes one.
  public let url: String
  /// Whether only this machine can reach the server.
  public let isLocal: Bool
  private let server: WebSocketServer
  private let sessions: SessionRegistry

  /// Reads the page's files and listens. Nothing is answered until `run()`.
  public init(
    _ configuration: Configuration, previews: [Preview], identity: ServerIdentity, stopHandle: StopHandle = StopHandle()
  ) throws(PreviewServerError) {
    precondition(OutgoingMessage.headroom == WebSocketConnection.headroom, "Messages leave the library its room.")
    let address = configuration.host == "localhost" ? "127.0.0.1" : configuration.host
    let directory = try PublicDirectory.find(configuration.publicDirectory)
    let site = try PublicDirectory.site(of: directory)
    let devices = try Self.devices(adding: configuration.devicesFile)
    let clock = ContinuousClock()
    let start = clock.now
    let uptime = { start.duration(to: clock.now) }
    // This clock stands still while the machine sleeps: then nobody could have come back.
    let wakingClock = SuspendingClock()
    let wakingStart = wakingClock.now
    let sessions = SessionRegistry(
      resumeFor: .seconds(identity.resumeFor), now: { wakingStart.duration(to: wakingClock.now) })
    let settings = Self.settings(of: configuration, address: address)
    do {
      server = try WebSocketServer(settings, stopHandle: stopHandle) { connection in
        let session = Session(name: RandomName.make(), previews: previews, devices: devices, server: identity)
        return SessionSocket(session: session, at: connection, in: sessions, now: uptime)
      }
    } catch {
      throw .cannotListen(error)
    }
    let query = settings.token.map { "?token=\($0)" } ?? ""
    url = "http://\(Self.name(of: address)):\(server.port)/\(query)"
    isLocal = Gate.isLoopback(address)
    self.sessions = sessions
    server.site = site
    addDocuments(previews: previews, devices: devices, identity: identity, uptime: uptime)
    server.every(.seconds(1)) { sessions.removeExpired() }
    if configuration.watchesFiles { watch(directory, site: site) }
  }

  /// Serves until the stop handle is pulled and the clients have been told.
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
