import ArgumentParser
import Checks
import HostSystem
import PreviewProtocol

/// The command that runs the checks of files.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Runs the checks in files, and says where an app's layout is not as they expect.",
    discussion: """
      A file is a scenario with checks, or a file of checks for a scene or for an app of your own. A directory stands for all such files in it. \
      docs/checks.md describes them. The command exits with 0 if all checks pass, with 1 if one fails, and with 2 if a file \
      cannot be read or written. The checks of all other files run then, too.

        split-preview check reader.yaml
        split-preview check --report checks.xml --report checks.html
        split-preview check --watch
        split-preview check --record mail.jsonl > mail.checks.yaml
        split-preview check --record notes.jsonl --app ../Notes > notes.checks.yaml
        split-preview check --app ../Notes --root NotesSplitViewController notes.yaml
      """)

  /// The exit code for files or flags that cannot be read.
  static let unreadable = ExitCode(2)

  @Argument(help: ArgumentHelp("The files, or directories of files.", valueName: "files"))
  var paths = ["."]

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, junit, tap, github, html

    /// Whether somebody reads the results as they are printed. A fault of a file is also on standard error otherwise.
    var isForPeople: Bool { self == .text || self == .github }
  }

  /// How a run went.
  private enum Outcome {
    /// A file that cannot be written counts like one that cannot be read.
    case passed, failed, unreadable

    init(_ reports: [CheckReport]) {
      self = reports.contains { $0.unreadable != nil } ? .unreadable : reports.allSatisfy(\.isPassed) ? .passed : .failed
    }

    var code: ExitCode {
      switch self {
      case .passed: .success
      case .failed: .failure
      case .unreadable: CheckCommand.unreadable
      }
    }
  }

  @Option(
    help:
      "How to print the results: as text, as JUnit XML, in the Test Anything Protocol, with annotations for GitHub, or as HTML.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "A file to write the results to as well, whose ending is .xml (JUnit), .tap, .html or .txt. Repeatable. (default: none)",
      valueName: "file"))
  var report: [String] = []

  @Flag(help: "Writes the golden files of golden checks, instead of comparing with them.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "A session that the page has saved, which is turned into a check and printed. It runs no checks. (default: none)",
      valueName: "file"))
  var record: String?

  @Option(
    parsing: .unconditional, help: "The number of checks that run at a time, from 1 to 64. (default: that of the processors)")
  var jobs: Int?

  @Flag(help: "Runs again whenever a file of the checks or of an app is saved, until it is stopped with Control-C.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "The address of the server that links in the results lead to, as it prints its own. (default: that of `serve` on this machine in a "
        + "terminal, else none)", valueName: "address"))
  var server: String?

  @Option(
    help: ArgumentHelp(
      "A directory for the pictures of failures, as SVG files. (default: a new directory for temporary files)", valueName: "dir"))
  var pictures: String?

  @Option(
    help: ArgumentHelp(
      "The app that all files are about: its folder, or its program. (default: what each file names)", valueName: "path"))
  var app: String?

  @OptionGroup(title: AppBuildOptions.title) var build: AppBuildOptions

  @OptionGroup(title: AppBuildOptions.title) var processes: AppProcessOptions

  @OptionGroup var added: DevicesOption

  func validate() throws {
    if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs is \(jobs). It is a number from 1 to 64.") }
    for path in report where Self.format(of: path) == nil {
      throw ValidationError("--report \(path) must end in .xml, .tap, .html or .txt.")
    }
    if app == nil { try build.refuse() }
    if record != nil { try refuseFlagsOfRuns() }
    _ = try address()
  }

  /// Throws an error that names a flag about the results of a run, because a recording has none.
  private func refuseFlagsOfRuns() throws {
    let flags = [
      ("format", format != .text), ("report", !report.isEmpty), ("update", update), ("jobs", jobs != nil), ("watch", watch),
      ("server", server != nil), ("pictures", pictures != nil),
    ]
    guard let (name, _) = flags.first(where: \.1) else { return }
    throw ValidationError("--record prints a check and runs none, so --\(name) has nothing to do with it.")
  }

  /// The server that links lead to. Without the flag, a terminal has links to this machine. Files and other programs have none, because
  /// their readers may be somewhere else.
  private func address() throws -> ServerAddress? {
    guard let server = server ?? (CurrentProcess.isTerminal(.output) ? "http://127.0.0.1:8080/" : nil) else { return nil }
    guard let address = ServerAddress(server) else {
      throw ValidationError("--server \(server) is no address. One is like http://127.0.0.1:8080/ or https://host/?token=secret.")
    }
    return address
  }

  func run() throws {
    let apps = NamedApps(processes, devices: added.devices)
    if let record { return try Output.print(document: session(record, apps).check()) }
    guard watch else {
      let outcome = try runOnce(on: files(apps))
      if outcome != .passed { throw outcome.code }
      return
    }
    CheckWatch.run(paths, or: apps.haveChanged) { watched in
      let files = try files(apps)
      watched.add(files.paths)
      _ = try runOnce(on: files)
    }
  }

  private func session(_ path: String, _ apps: NamedApps) throws -> RecordedSessionFile {
    if let app {
      return try RecordedSessionFile(path, scenarios: paths, of: build.recipe(app), among: apps, on: try added.catalog())
    }
    try processes.refuse()
    return try RecordedSessionFile(path, scenarios: paths, on: try added.catalog())
  }

  private func files(_ apps: NamedApps) throws -> CheckFiles {
    let checked = CheckedApps(apps, app, build)
    let files = try CheckFiles(paths, devices: added, apps: checked, isUpdating: update, tell: tell)
    if !apps.isAnyNamed, files.areReadable { try processes.refuse("Name one with --app, or in a file with `app`.") }
    return files
  }

  private func tell(_ sentence: String) { Output.say("\(sentence)\n") }

  /// Runs all checks, and writes the results.
  private func runOnce(on files: CheckFiles) throws -> Outcome {
    for path in report { try OutputFile.checkPlace(of: path) }
    let found = files.run(jobs: jobs ?? CurrentProcess.processorCount)
    let (reports, hasPictures) = CheckPictures(in: pictures).write(found, tell)
    var isWritten = hasPictures
    if update { isWritten = files.writeGoldens(reports, tell) && isWritten }
    let results = text(reports, format, address: try address())
    isWritten = attempt { () throws(WritingError) in try Self.print(results, format) } && isWritten
    for path in report {
      let text = text(reports, Self.format(of: path) ?? .text, address: server == nil ? nil : try address())
      isWritten = attempt { () throws(WritingError) in try OutputFile.write(Array(text.utf8), to: path) } && isWritten
    }
    if !format.isForPeople { for report in reports { report.unreadable.map { tell($0.description) } } }
    return isWritten ? Outcome(reports) : .unreadable
  }

  private static func print(_ text: String, _ format: Format) throws(WritingError) {
    if format.isForPeople { try Output.print(text) } else { try Output.print(document: text) }
  }

  /// Writes something, and says so if that is not possible, such as on a full disk. Everything else is still written then.
  private func attempt(_ write: () throws(WritingError) -> Void) -> Bool {
    do { try write() } catch {
      tell("\(error)")
      return false
    }
    return true
  }

  private func text(_ reports: [CheckReport], _ format: Format, address server: ServerAddress?) -> String {
    switch format {
    case .text: TextReport(reports, server: server).text
    case .junit: JUnitReport(reports, server: server).text
    case .tap: TAPReport(reports, server: server).text
    case .github: GitHubReport(reports, server: server).text
    case .html: HTMLReport(reports, server: server).text
    }
  }

  private static func format(of path: String) -> Format? {
    let endings: [(String, Format)] = [(".xml", .junit), (".tap", .tap), (".html", .html), (".txt", .text)]
    return endings.first { path.lowercased().hasSuffix($0.0) }?.1
  }
}
