import PreviewProtocol
import SplitKit
import WebSocketServer

/// The preview, served: the page, its documents, and a session for every WebSocket.
///
/// This is what an app of your own links to show its scenes: make one, print its `url`, and `run()` it.
/// It stays on the thread that runs it, and is not `Sendable`.
public final class PreviewServer {
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

    public init(
      host: String = "127.0.0.1", port: Int = 8080, publicDirectory: String? = nil, devicesFile: String? = nil,
      allowedHosts: [String] = [], allowedOrigins: [String] = []
    ) {
      self.host = host
      self.port = port
      self.publicDirectory = publicDirectory
      self.devicesFile = devicesFile
      self.allowedHosts = allowedHosts
      self.allowedOrigins = allowedOrigins
    }
  }

  /// Where the page is, for a browser on this machine.
  public let url: String
  /// Whether only this machine can reach the server.
  public let isLocal: Bool
  private let server: WebSocketServer

  /// Reads the page's files and listens. Nothing is answered until `run()`.
  public init(
    _ configuration: Configuration, previews: [Preview], identity: ServerIdentity, stopHandle: StopHandle = StopHandle()
  ) throws(PreviewServerError) {
    precondition(OutgoingMessage.headroom == WebSocketServer.headroom, "Messages leave the library its room.")
    let address = configuration.host == "localhost" ? "127.0.0.1" : configuration.host
    let site = try PublicDirectory.site(of: PublicDirectory.find(configuration.publicDirectory))
    let devices = try Self.devices(adding: configuration.devicesFile)
    let clock = ContinuousClock()
    let start = clock.now
    do {
      server = try WebSocketServer(
        .init(
          address: address, port: configuration.port, subprotocol: "preview.v1",
          allowedHosts: configuration.allowedHosts, allowedOrigins: configuration.allowedOrigins),
        stopHandle: stopHandle
      ) { _ in
        let session = Session(name: RandomName.make(), previews: previews, devices: devices, server: identity)
        return SessionSocket(session: session, now: { start.duration(to: clock.now) })
      }
    } catch {
      throw .cannotListen(error)
    }
    url = "http://\(Self.name(of: address)):\(server.port)/"
    isLocal = Gate.isLoopback(address)
    server.site = site
    addDocuments(previews: previews, devices: devices, identity: identity, uptime: { start.duration(to: clock.now) })
  }

  /// Serves until the stop handle is pulled and the clients have been told.
  public func run() {
    server.run()
  }

  private func addDocuments(
    previews: [Preview], devices: DeviceCatalog, identity: ServerIdentity, uptime: @escaping () -> Duration
  ) {
    let meta = metaDocument(previews: previews, devices: devices, server: identity)
    server.site.documents[Array("/meta.json".utf8)] = .init(type: "application/json") { meta }
    server.site.documents[Array("/health".utf8)] = .init(type: "application/json") { [unowned server] in
      let (clients, seconds) = (server.clients, uptime().components.seconds)
      return Array(#"{"status":"ok","clients":\#(clients),"sessions":\#(clients),"uptime":\#(seconds)}"#.utf8)
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
