import ArgumentParser
import Checks
import PreviewProtocol
import WebSocketServer

/// The command that runs the checks of files.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Runs the checks in files, and says where an app's layout is not as they expect.",
    discussion: """
      A file is a scenario with checks, or a file of checks for a scene. A directory stands for all such files in it. \
      docs/checks.md describes them. The command exits with 0 if all checks pass, with 1 if one fails, and with 2 if a file \
      cannot be read.

        split-preview check reader.yaml
        split-preview check --report checks.xml --report checks.html
        split-preview check --watch
      """)

  /// The exit code for files or flags that cannot be read.
  static let unreadable = ExitCode(2)

  @Argument(help: ArgumentHelp("The files, or directories of files.", valueName: "files"))
  var paths = ["."]

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, junit, tap, github, html }

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
    parsing: .unconditional, help: "The number of checks that run at a time, from 1 to 64. (default: that of the processors)")
  var jobs: Int?

  @Flag(help: "Runs again whenever a file is saved, until it is stopped with Control-C.")
  var watch = false

  @Option(help: ArgumentHelp("The address of the server that links in the results lead to.", valueName: "address"))
  var server = "http://127.0.0.1:8080/"

  @Option(
    help: ArgumentHelp(
      "A directory for the pictures of failures, as SVG files. (default: a new directory for temporary files)", valueName: "dir"))
  var pictures: String?

  @OptionGroup var added: DevicesOption

  func validate() throws {
    if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs is \(jobs). It is a number from 1 to 64.") }
    for path in report where Self.format(of: path) == nil {
      throw ValidationError("--report \(path) must end in .xml, .tap, .html or .txt.")
    }
  }

  func run() throws {
    guard watch else {
      if try !runOnce(on: files()) { throw ExitCode(1) }
      return
    }
    var watched = CheckWatch(paths)
    while true {
      runAndReport(&watched)
      while !watched.hasChanged() { CurrentProcess.sleep(milliseconds: 250) }
    }
  }

  private func files() throws -> CheckFiles {
    try CheckFiles(paths, devices: added, isUpdating: update) { CurrentProcess.write("\($0)\n", to: .error) }
  }

  /// Runs the checks for somebody who watches, to whom an unreadable file is a line like all others.
  private func runAndReport(_ watched: inout CheckWatch) {
    do {
      let files = try files()
      watched.add(files.paths)
      _ = try runOnce(on: files)
    } catch {
      CurrentProcess.write("\(error)\n", to: .error)
    }
    CurrentProcess.write("Waiting for a file to be saved. Stop with Control-C.\n", to: .error)
  }

  /// Runs all checks, and writes the results. Returns whether all have passed.
  private func runOnce(on files: CheckFiles) throws -> Bool {
    let found = CheckPlan.run(files.plans, jobs: jobs ?? CurrentProcess.processorCount)
    let reports = try CheckPictures(in: pictures).write(found)
    if update { try files.writeGoldens(reports) }
    for path in report { try OutputFile.write(Array(text(reports, Self.format(of: path) ?? .text).utf8), to: path) }
    CurrentProcess.write(text(reports, format), to: .output)
    return reports.allSatisfy(\.isPassed)
  }

  private func text(_ reports: [CheckReport], _ format: Format) -> String {
    switch format {
    case .text: TextReport(reports, server: server).text
    case .junit: JUnitReport(reports).text
    case .tap: TAPReport(reports).text
    case .github: GitHubReport(reports, server: server).text
    case .html: HTMLReport(reports, server: server).text
    }
  }

  private static func format(of path: String) -> Format? {
    let endings: [(String, Format)] = [(".xml", .junit), (".tap", .tap), (".html", .html), (".txt", .text)]
    return endings.first { path.lowercased().hasSuffix($0.0) }?.1
  }
}
