import AppBroker
import ArgumentParser
import PreviewServer
import WebSocketServer

/// The command that serves an app of one's own, with a process of its own for every client.
struct AppCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app", abstract: "Serves an app of your own, whose code runs in a process for each client.")

  @Option(help: ArgumentHelp("The program of the app, which was built with the library of this package.", valueName: "file"))
  var binary: String

  @Option(help: ArgumentHelp("The title of the app. (default: the name of the program)", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp("The folder of the app's sources, by which a crash names the files. (default: none)", valueName: "dir"))
  var sources: String?

  @OptionGroup var processes: AppProcessOptions

  @OptionGroup var server: Serve

  func validate() throws {
    if server.scenarios != nil { throw ValidationError("An app has no --scenarios.") }
    try processes.check()
    try server.validate()
  }

  func run() throws {
    var settings = AppBroker.Settings(program: try Path.program(binary), title: title ?? Path.name(of: binary))
    settings.limits = processes.limits
    settings.sources = AppSources(folder: sources.map(Path.absolute), others: [Path.ownSources].compactMap(\.self))
    try server.serve(app: settings)
  }
}

extension Serve {
  /// Serves an app until the server is stopped.
  ///
  /// - Parameter didStart: Called with the way to tell the broker of a new program or of faults in the app's sources.
  func serve(app settings: AppBroker.Settings, didStart: (AppBroker.Inbox) -> Void = { _ in }) throws {
    try serve { (_, configuration) throws(PreviewServerError) in
      var settings = settings
      settings.devices = try configuration.devicesFile.map { path throws(PreviewServerError) in
        _ = try PreviewServer.devices(adding: path)
        return (try? FileTree.file(at: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      }
      let name = settings.title
      let broker = AppBroker(settings) { CurrentProcess.write("\(name): \($0)\n", to: .error) }
      didStart(broker.inbox)
      return Offer(previews: [broker.preview], source: broker)
    }
  }
}
