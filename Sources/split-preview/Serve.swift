import ArgumentParser
import HostSystem
import Logging
import Monitoring
import SamplePreviews
import PreviewServer
import Spelling
import SplitKit
import WebSocketServer

/// The command that serves the page and the sessions until it is stopped.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the preview to a browser until it is stopped with Control-C.")

  @Option(help: "The address to listen on, numeric or localhost. Only a loopback address keeps others out.")
  var host = "127.0.0.1"

  // A number's flag takes the next argument as its value even if it begins with a dash, so the error for `--port -1`
  // says that the port is wrong, not that it is missing.
  @Option(parsing: .unconditional, help: "The port to listen on; 0 takes a free one.")
  var port = 8080

  @Option(
    name: .customLong("public"),
    help: ArgumentHelp(
      "The directory of the page. (default: the one that is installed with this program, else Public in its package, else "
        + "Public beside the executable)", valueName: "dir"))
  var publicDirectory: String?

  @OptionGroup var added: DevicesOption

  @Option(
    help: ArgumentHelp(
      "A directory of scenario files (*.yaml) to offer too, as docs/scenarios.md describes them. A change of a file shows at once. "
        + "(default: none)", valueName: "dir"))
  var scenarios: String?

  @Option(
    help: ArgumentHelp(
      "A further name by which browsers may reach the server, with its port unless that is 80 or the 443 of a proxy. Repeatable. "
        + "(default: none)",
      valueName: "name:port"))
  var allowHost: [String] = []

  @Option(
    help: ArgumentHelp(
      "A further site whose pages may connect, such as https://example.com. Repeatable. (default: none)",
      valueName: "origin"))
  var allowOrigin: [String] = []

  @Option(
    help: ArgumentHelp(
      "A site whose pages may show this page in a frame, such as https://docs.example.com. Repeatable. (default: none)",
      valueName: "origin"))
  var allowEmbed: [String] = []

  @Flag(help: "Requires a token on every request, because a proxy lets others reach the server.")
  var behindProxy = false

  @Option(
    help: ArgumentHelp(
      "The token that requests have to carry, in ?token=, 16 to 128 letters and digits. (default: a random one where "
        + "others can reach the server, else none)", valueName: "secret"))
  var token: String?

  @Option(
    help: ArgumentHelp(
      "A file whose only line is the token, which keeps the token out of the list of processes. (default: none)",
      valueName: "file"))
  var tokenFile: String?

  @Option(
    help: ArgumentHelp(
      "The token with which a program reaches /health and /metrics by any name, in the header Authorization: Bearer. "
        + "(default: none)", valueName: "secret"))
  var monitorToken: String?

  @Option(
    help: ArgumentHelp("A file whose only line is the token of --monitor-token. (default: none)", valueName: "file"))
  var monitorTokenFile: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A further port that answers /health alone, on a thread that is never busy, so that a proxy can ask often; 0 takes a free one. "
        + "(default: none)", valueName: "port"))
  var healthPort: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a server that is told to stop first waits for its clients to leave; the second signal ends it at once.",
      valueName: "seconds"))
  var drainFor = 0

  @Option(help: ArgumentHelp("The least level of the log on standard error.", valueName: "level"))
  var logLevel = Logger.Level.notice

  @Option(help: ArgumentHelp("The form of the log: text or json.", valueName: "format"))
  var logFormat = LogFormat.text

  @Option(
    help: ArgumentHelp(
      "The name of this process among several behind one proxy: 1 to 16 lower-case letters and digits, beginning with a letter. It "
        + "begins the names of sessions. (default: none)", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "A file of access names, each with a token of its own, as docs/security.md describes it. A change of the file counts at once. "
        + "(default: none)", valueName: "file"))
  var access: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a session waits for a client that has lost its connection; 0 turns this off.", valueName: "seconds"))
  var resumeFor = 600

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The estimated memory of all sessions above which the one that has waited longest for its client is dropped.",
      valueName: "MiB"))
  var sessionMemory = 256

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The greatest number of clients at a time, as far as the system lets the process open files.", valueName: "count"))
  var maxClients = 256

  @Option(
    help: ArgumentHelp(
      "How the server waits for its clients: auto, poll or libev. With auto, it takes libev if --max-clients is above "
        + "\(EventLoop.mostClientsForPoll).", valueName: "loop"))
  var eventLoop = EventLoop.automatic

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of sessions that wait for their client, above which the one that has waited longest is dropped.",
      valueName: "count"))
  var maxSessions = 100

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long the server waits for a client's answer to a ping before it drops the client, at least 2.",
      valueName: "seconds"))
  var silence = 30

  @Flag(help: "Reads the page's files again when they change, and makes open pages reload.")
  var watch = false

  @Flag(help: "Stops when the standard input ends, as it does when the program that started the server is gone.")
  var stopWithInput = false

  func validate() throws {
    do {
      try settings.check()
    } catch {
      throw ValidationError(error.sentence(SettingFlag.words(for:example:)))
    }
  }

  func run() throws {
    let folder = scenarios
    try serve { (console, _) throws(PreviewServerError) in
      Offer(
        previews: Preview.all,
        folder: try folder.map { path throws(PreviewServerError) in try PreviewFolder(scenarios: path, report: console.report) })
    }
  }

  /// The offer of a server.
  struct Offer {
    let previews: [Preview]
    var folder: PreviewFolder?
    /// The maker of the conversations, if that is not the server itself.
    var source: (any ConversationSource)?
  }

  /// Serves what the closure offers until the server is stopped.
  ///
  /// - Parameter opensPage: Whether the page is opened in the browser of this machine.
  func serve(
    opensPage: Bool = false, _ makeOffer: (Console, PreviewServer.Configuration) throws(PreviewServerError) -> Offer
  ) throws {
    // An error is written after this, and must not come before the lines that explain it.
    defer { for writer in [BackgroundWriter.output, .error] { writer.flush() } }
    let console = Console(settings.log, process: settings.processName)
    let settings = try naming(flags: { () throws(PreviewServerError) in try self.settings.readingTokens() })
    let offer = try naming(flags: { () throws(PreviewServerError) in try makeOffer(console, settings) })
    let server = try naming(flags: { () throws(PreviewServerError) in
      try PreviewServer(
        settings, previews: offer.previews, folder: offer.folder,
        access: access.map { path in
          AccessFile(yaml: path, besides: [settings.token, settings.monitorToken].compactMap(\.self), report: console.report)
        },
        source: offer.source, stopHandle: .signals)
    })
    if let remark = scenarios.flatMap(SchemaFile.remark) { console.warn(remark) }
    if !server.isLocal {
      console.warn(
        "Anybody who reaches \(host) by an allowed name and has the token can use this server. "
          + "Allow a name with --allow-host. Use --host 127.0.0.1 to keep others out.")
    }
    if server.maximumClients < maxClients {
      console.warn(
        "The server admits \(server.maximumClients) clients and not \(maxClients), because the process may not "
          + "open enough files. `ulimit -n` raises that limit.")
    }
    if server.lacksLibev {
      console.warn(
        "libwebsockets has no libev on this machine, so the server takes the loop poll, which slows down with "
          + "hundreds of clients. Debian has libev in the package libwebsockets-evlib-ev.")
    }
    let scenes = server.scenesFromFiles(besides: offer.previews, atMost: Self.mostScenes).map { "  \($0)\n" }.joined()
    let health = server.healthURL.map { "Its health is at \($0)\n" } ?? ""
    var greeting = "Open \(server.url)\n\(health)\(scenes)Stop with Control-C.\n\(server.pageForm)\n"
    if isTokenHidden, let token = settings.token { greeting.replace(token, with: "…") }
    BackgroundWriter.output.put(greeting.printableLines)
    if opensPage { Browser.open(server.url) }
    if stopWithInput, !InputEnd.stopServer() {
      console.warn("There is no thread that could wait for the end of the input.")
    }
    server.run()
  }

  /// Whether the printed addresses leave out the token. Whoever has put it into a file does not expect it in a log.
  private var isTokenHidden: Bool { tokenFile != nil && !CurrentProcess.isTerminal(.output) }

  /// The greatest number of scenes from files whose addresses are written.
  private static let mostScenes = 10

  private var settings: PreviewServer.Configuration {
    var settings = PreviewServer.Configuration()
    settings.version = Version.current
    settings.processName = name
    (settings.host, settings.port) = (host, port)
    settings.publicDirectory = publicDirectory
    settings.devicesFile = added.devices
    (settings.allowedHosts, settings.allowedOrigins) = (allowHost, allowOrigin)
    settings.allowedEmbedders = allowEmbed
    settings.isBehindProxy = behindProxy
    (settings.token, settings.tokenFile) = (token, tokenFile)
    (settings.monitorToken, settings.monitorTokenFile) = (monitorToken, monitorTokenFile)
    (settings.healthPort, settings.drainFor) = (healthPort, drainFor)
    (settings.log.level, settings.log.format) = (logLevel, logFormat)
    settings.watchesFiles = watch
    settings.eventLoop = eventLoop
    (settings.maximumClients, settings.maximumSessions) = (maxClients, maxSessions)
    (settings.resumeFor, settings.sessionMemory, settings.silence) = (resumeFor, sessionMemory, silence)
    return settings
  }
}

extension EventLoop: ExpressibleByArgument {}
extension LogFormat: ExpressibleByArgument {}
extension Logger.Level: @retroactive ExpressibleByArgument {}
