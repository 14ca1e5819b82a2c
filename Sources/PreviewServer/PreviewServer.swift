import HostSystem
import PreviewProtocol
import SplitKit
import WebSocketServer

/// A server that serves the page, its documents, and a session for every WebSocket.
///
/// An app links this type to show its own previews: it creates a server, prints its `url`, and calls `run()`. A server
/// stays on the thread that runs it and is not `Sendable`.
public final class PreviewServer {
  /// The address of the page for a browser on this machine. It contains the token, if the server requires one.
  public let url: String
  /// The address of `/health` on the port that answers nothing else, or nil if there is no such port. It has no token.
  package var healthURL: String? {
    healthServer.map { "http://\(Self.name(of: server.configuration.address)):\($0.port)/health" }
  }
  /// Whether only this machine can reach the server.
  package let isLocal: Bool
  /// The number of clients that the server admits at a time. It is `Configuration.maximumClients`, or less if the process may
  /// open too few files.
  package var maximumClients: Int { server.maximumClients }
  /// Whether the server should wait for its clients with libev, and cannot, because libwebsockets has no libev here.
  package var lacksLibev: Bool { server.lacksLibev }
  /// A sentence about the form in which the server serves the page.
  package let pageForm: String
  let server: WebSocketServer
  let sessions: SessionRegistry
  let library: PreviewLibrary
  let monitor: ServerMonitor
  /// The time since the server was created.
  private let uptime: () -> Duration
  /// The server of the health port, if there is one.
  private var healthServer: HealthServer?
  /// The maker of the conversations, if that is not the server itself.
  private let source: (any ConversationSource)?
  /// The thread that reads a folder of previews, if the server has one.
  var folderWorker: FolderWorker?
  /// The thread that reads the file of access names, if the server has one.
  var accessWorker: AccessWorker?

  /// Reads the files of the page and of the app, and begins to listen. The server answers nothing until `run()`.
  ///
  /// - Parameters:
  ///   - configuration: The settings of the server.
  ///   - previews: The apps to choose from, which have different ids. The first one opens if a client names none.
  ///   - stopHandle: The handle that ends `run()`.
  /// - Throws: An error for an invalid setting or preview, for a missing page or directory, and for a port that the server cannot
  ///   listen on.
  public convenience init(
    _ configuration: Configuration = Configuration(), previews: [Preview], stopHandle: StopHandle = StopHandle()
  ) throws(PreviewServerError) {
    try self.init(configuration, previews: previews, folder: nil, access: nil, source: nil, stopHandle: stopHandle)
  }

  /// Creates a server that also offers the previews of a folder, and admits the access names of a file. It reads these files again
  /// when they change. With a `source`, that makes the conversations.
  package init(
    _ configuration: Configuration, previews: [Preview], folder: PreviewFolder?, access: AccessFile?,
    source: (any ConversationSource)? = nil, stopHandle: StopHandle
  ) throws(PreviewServerError) {
    try configuration.check()
    let configuration = try configuration.readingTokens()
    try Self.check(previews)
    precondition(
      OutgoingMessage.headroom == WebSocketConnection.headroom, "A message must have the headroom that the library needs.")
    let directories = try PageDirectories(page: configuration.publicDirectory, app: configuration.appDirectory)
    let (site, form) =
      try configuration.watchesFiles ? (directories.site(), PageBundle.Form.watchedSources) : directories.bundledSite()
    try Self.check(previews, have: site)
    let devices = try Self.devices(adding: configuration.devicesFile)
    let identity = ServerIdentity(
      name: configuration.name, version: configuration.version, epoch: RandomName.make(), resumeFor: configuration.resumeFor,
      process: configuration.processName)
    let clock = ContinuousClock()
    let start = clock.now
    let uptime: @Sendable () -> Duration = { start.duration(to: clock.now) }
    // The suspending clock stands still while the machine sleeps, because no client can come back during that time.
    let wakingClock = SuspendingClock()
    let wakingStart = wakingClock.now
    let monitor = ServerMonitor(
      metrics: ServerMetrics(version: configuration.version, process: configuration.processName),
      log: configuration.log.logger(process: configuration.processName))
    let sessions = SessionRegistry(
      resumeFor: .seconds(identity.resumeFor), memory: configuration.sessionMemory << 20,
      maximumWaiting: configuration.maximumSessions, monitor: monitor,
      now: { wakingStart.duration(to: wakingClock.now) })
    let settings = configuration.webSocketSettings(hasNames: access != nil)
    let library = PreviewLibrary(previews)
    do {
      server = try WebSocketServer(settings, stopHandle: stopHandle.handle) { connection in
        let name = ProcessName.sessionName(in: identity.process)
        let session: any Conversation =
          source?.makeConversation(named: name) ?? Session(name: name, library: library, devices: devices, server: identity)
        return SessionSocket(session: session, at: connection, in: sessions, monitor: monitor, now: uptime)
      }
    } catch {
      throw PreviewServerError(error, port: .port)
    }
    let query = settings.token.map { "?token=\($0)" } ?? ""
    url = "http://\(Self.name(of: settings.address)):\(server.port)/\(query)"
    isLocal = Gate.isLoopback(settings.address)
    pageForm = form.description
    (self.sessions, self.library, self.monitor, self.uptime, self.source) = (sessions, library, monitor, uptime, source)
    server.site = site
    addCatalog(devices, identity)
    if let folder {
      try watch(folder, besides: previews, describing: { CatalogDocuments(of: $0, devices, identity) }) { [weak self] in
        self?.addCatalog(devices, identity, made: $0)
      }
    }
    if let access { try follow(access) }
    if let source { try serve(source, identity) { [weak self] in self?.addCatalog(devices, identity) } }
    let pulse = addMonitoring(monitor, source, uptime)
    if let port = configuration.healthPort { healthServer = try .start(port: port, besides: settings, pulse, uptime) }
    recogniseReturningClients()
    addSharingDocument(settings)
    server.every(.seconds(1)) {
      sessions.removeSurplus()
      sessions.restSilent(at: uptime())
    }
    if configuration.watchesFiles { watch(directories, site: site) }
    monitor.started(at: settings.address, port: server.port, version: configuration.version)
  }

  deinit {
    folderWorker?.stop()
    accessWorker?.stop()
    healthServer?.stop()
    source?.stop()
  }

  /// Serves until the stop handle is pulled and the server has told its clients. A server runs once.
  public func run() {
    defer {
      folderWorker?.stop()
      accessWorker?.stop()
      healthServer?.stop()
      source?.stop()
      monitor.stopped(after: uptime())
      BackgroundWriter.error.flush()
    }
    // Without a thread, whoever first needs the tables waits for them.
    _ = WorkerThread.start { EmbeddedTables.read() }
    server.run()
  }

  /// The version of the sources of the page in a directory, or in the one that a server finds by itself for `nil`.
  package static func versionOfPage(in publicDirectory: String?) throws(PreviewServerError) -> String {
    try PageDirectories(page: publicDirectory, app: nil).version()
  }

  private func watch(_ directories: PageDirectories, site: Site) {
    var watcher = PageWatcher(directories, site: site)
    server.every(PageWatcher.interval) { [weak self] in
      guard let self, var site = watcher.changedSite() else { return }
      (site.documents, site.namedFiles) = (server.site.documents, server.site.namedFiles)
      server.site = site
      monitor.pageReloads(in: server.clients)
      sessions.forEachSocket { $0.tell(.reload) }
    }
  }

  /// Adds the documents that describe what the server offers, or replaces them.
  ///
  /// - Parameter documents: The documents, or nil to make them for the first request. The built-in previews take less than a millisecond.
  private func addCatalog(_ devices: DeviceCatalog?, _ identity: ServerIdentity, made documents: CatalogDocuments? = nil) {
    let (previews, faults) = (library.previews, library.faults)
    server.site.documents[Array("/meta.json".utf8)] = .init(
      type: "application/json",
      constant: documents?.whole ?? metaDocument(previews: previews, devices: devices ?? .builtIn, server: identity))
    server.site.documents[Array("/meta/first.json".utf8)] = .init(
      type: "application/json", constant: documents?.first ?? firstDocument(previews: previews, faults: faults))
  }

  /// Adds what the page needs to make links for others: the token, which no script can read from the cookie, and the origins
  /// that may frame the page. Like every document, it needs the token itself, and no page of another site can read it. A client
  /// with an access name gets the token of that name.
  private func addSharingDocument(_ settings: WebSocketServer.Configuration) {
    server.site.documents[Array("/meta/sharing.json".utf8)] = .init(type: "application/json") { access in
      sharingDocument(token: access.token(besides: settings.token), embedders: settings.allowedEmbedders)
    }
  }

  /// The host name with which a browser on this machine reaches the address. An address that stands for all addresses
  /// is no host name.
  private static func name(of address: String) -> String {
    switch address {
    case "0.0.0.0": "127.0.0.1"
    case "::": "[::1]"
    default: address.contains(":") ? "[\(address)]" : address
    }
  }
}

extension Gate.Access {
  /// The token of whoever asks, where `own` is that of the server.
  fileprivate func token(besides own: String?) -> String? {
    switch self {
    case .owner: own
    case .name(let access): access.token
    }
  }
}

extension PreviewServerError {
  /// - Parameter port: The setting of the port that the server should have listened on.
  init(_ error: WebSocketServerError, port setting: Setting) {
    switch error {
    case .addressInUse(_, let port): self = .portInUse(setting, port)
    default: self = .cannotListen(reason: error.description)
    }
  }
}

extension HealthServer {
  fileprivate static func start(
    port: Int, besides settings: WebSocketServer.Configuration, _ pulse: Pulse, _ uptime: @escaping @Sendable () -> Duration
  ) throws(PreviewServerError) -> HealthServer {
    do {
      return try HealthServer(port: port, besides: settings, pulse: pulse, uptime: uptime)
    } catch {
      throw PreviewServerError(error, port: .healthPort)
    }
  }
}
