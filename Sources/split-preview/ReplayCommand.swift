import ArgumentParser
import HostSystem
import PreviewProtocol
import PreviewServer
import SamplePreviews
import SplitKit

/// The command that repeats a recorded session and compares the answers.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Repeats a session that the page has saved, and compares every answer with the saved one.",
    discussion: """
      The command sends the messages of a transcript to a session in this process, or with --server to a running server. It \
      prints every place where an answer is not as recorded, with the line in the file and the path of the member. The exit code \
      is 0 if nothing differs, 1 if something does, and 2 if the file cannot be read or the server does not answer. \
      docs/protocol.md describes transcripts, what is not compared, and how a file says what may differ.

        split-preview replay mail.jsonl
        split-preview replay mail.jsonl --server http://127.0.0.1:8080 --ignore 'panes[*].frame'
      """)

  /// The exit code when a file cannot be read, a flag is wrong, or a server does not answer.
  static let unreadable = ExitCode(2)

  @Argument(help: ArgumentHelp("A transcript, as “Save transcript” in the timeline of the page writes it.", valueName: "file"))
  var file: String

  @Option(
    help: ArgumentHelp(
      "A place in answers that may differ, with everything below it, such as 'panes[*].frame'; '*' is the whole answer. It can be given several times. "
        + "(default: none, beside those of the file)", valueName: "path"))
  var ignore: [String] = []

  @Option(help: ArgumentHelp("The greatest number of differences to print, from 1 to 10000.", valueName: "number"))
  var limit = 20

  @Option(
    help: ArgumentHelp(
      "A running server to repeat the session with, by the address that it prints, with its token if it has one. (default: none)",
      valueName: "address"))
  var server: String?

  @Option(help: ArgumentHelp("The seconds to wait for each answer of the server, from 1 to 3600.", valueName: "seconds"))
  var timeout = 30

  @Option(
    help: ArgumentHelp("A directory of scenario files whose apps the session shows. (default: none)", valueName: "directory"))
  var scenarios: String?

  @OptionGroup var added: DevicesOption

  func validate() throws {
    guard (1...ReplayReport.mostDifferences).contains(limit) else {
      throw ValidationError("--limit is \(limit). It must be from 1 to \(ReplayReport.mostDifferences).")
    }
    guard (1...3_600).contains(timeout) else { throw ValidationError("--timeout is \(timeout). It must be from 1 to 3600.") }
    guard server == nil || scenarios == nil && added.devices == nil else {
      throw ValidationError("A running server has its own scenes and devices. Leave out --scenarios and --devices, or --server.")
    }
  }

  func run() throws {
    var transcript = try SessionTranscript.read(file)
    transcript.mayDiffer += try patterns()
    let report = try server.map { try replay(transcript, on: $0) } ?? replayHere(transcript)
    try Output.print(ReplayText(report, file: file, limit: limit).text)
    if report.differenceCount > 0 { throw ExitCode(1) }
  }

  private func replay(_ transcript: SessionTranscript, on server: String) throws -> ReplayReport {
    var replay = LockStepReplay(transcript, server: ReplaySocket(to: server, timeout: .seconds(timeout)))
    return try replay.run()
  }

  private func replayHere(_ transcript: SessionTranscript) throws -> ReplayReport {
    let devices = try added.extendedCatalog()
    var replay = Replay(transcript, previews: try previews(), devices: devices)
    return replay.run()
  }

  /// The scenes of this program and of the scenario files. The faults of the files are written to standard error.
  private func previews() throws -> [Preview] {
    let library = PreviewLibrary(Preview.all)
    if let scenarios {
      try naming(flags: { () throws(PreviewServerError) in try PreviewFolder(scenarios: scenarios) }).fill(library)
    }
    return library.previews
  }

  private func patterns() throws -> [MemberPattern] {
    try ignore.map { text in
      do throws(MemberPatternError) {
        return try MemberPattern(text)
      } catch {
        throw CommandError(description: "--ignore: \(error)")
      }
    }
  }
}
