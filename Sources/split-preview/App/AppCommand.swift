import AppBroker
import AppBuilding
import ArgumentParser
import HostSystem
import PreviewServer

/// The command that serves an app of one's own, with a process of its own for every client.
struct AppCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Serves an app of your own, whose code runs in a process for each client.",
    usage: "split-preview app [<options>] [<path>]",
    discussion: """
      PATH is the folder of the app's Swift files, its package, or the folder of its Xcode project. The command rewrites what Linux \
      cannot compile, builds the app against the module UIKit of this project, and builds it again whenever a file is saved.

        split-preview app ~/Notes
        split-preview app ~/Notes --root NotesSplitViewController
      """)

  @Argument(help: ArgumentHelp("The folder of the app, its package or its Xcode project.", valueName: "path"))
  var path: String?

  @Option(
    help: ArgumentHelp(
      "The program of an app that is built already, with the library of this package. (default: none)", valueName: "file"))
  var binary: String?

  @Option(help: ArgumentHelp("The title of the app. (default: the name of the program)", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the app's sources, by which a crash names the files. (default: that of the app)", valueName: "dir"))
  var sources: String?

  @Flag(
    inversion: .prefixedNo, help: "Opens the page in the browser. (default: if the output is a terminal on a desktop)")
  var open: Bool?

  @Flag(help: "Builds the app, prints what the preview does not support, and ends.")
  var buildOnly = false

  @OptionGroup var build: AppBuildOptions

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The greatest number of processes of the app at a time.", valueName: "count"))
  var maxApps = AppLimits().processes

  @OptionGroup var processes: AppProcessOptions

  @OptionGroup var server: Serve

  func validate() throws {
    if server.scenarios != nil { throw ValidationError("An app has no --scenarios.") }
    guard (1...1_000).contains(maxApps) else { throw ValidationError("--max-apps is 1 to 1000.") }
    if (path == nil) == (binary == nil) { throw ValidationError("Name the folder of an app, or its program with --binary.") }
    try server.validate()
  }

  func run() throws {
    defer { BackgroundWriter.error.flush() }
    if let binary {
      let settings = try settings(program: Path.program(binary), title: Path.name(of: binary), folder: sources)
      try server.serve(app: settings, opensPage: opensPage)
    } else if let path {
      try run(AppDevelopment(build.recipe(path), isServed: !buildOnly))
    }
  }

  private func run(_ development: AppDevelopment) throws {
    let version = try development.firstVersion()
    if buildOnly {
      if version.program == nil { throw ExitCode.failure }
      return
    }
    let project = development.project
    let program = try version.program ?? development.placeholder()
    let settings = settings(program: program, title: project.name, folder: sources ?? project.folder)
    try server.serve(app: settings, opensPage: opensPage) { inbox in
      if !version.faults.isEmpty { inbox.tell(AppBroker.News(faults: version.faults)) }
      development.watch(inbox)
    }
  }

  private var opensPage: Bool { open ?? Browser.isAtHand }

  private func settings(program: String, title name: String, folder: String?) -> AppBroker.Settings {
    var settings = AppBroker.Settings(program: program, title: title ?? name)
    settings.limits = processes.limits
    settings.limits.processes = maxApps
    settings.sources = AppSources(folder: folder.map(Path.absolute), others: [Path.ownSources].compactMap(\.self))
    return settings
  }
}
