import ArgumentParser
import HostSystem
import ModelContext
import PreviewProtocol
import PreviewServer
import SamplePreviews
import SplitKit

/// The command that lets an agent preview apps, by the Model Context Protocol.
struct ContextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves the scenes to a coding agent, by the Model Context Protocol on standard input and output.",
    discussion: """
      An agent starts this command itself and calls its tools: open a scene, resize it, tap, ask why a column is hidden, and draw \
      a picture. Nothing listens on a network. docs/agents.md shows how to add the command to an agent's configuration. It ends \
      when the agent closes the input.

        claude mcp add split-preview -- /path/to/split-preview mcp
      """)

  @OptionGroup var added: DevicesOption

  @Option(
    help: ArgumentHelp(
      "A directory of scenario files (*.yaml) to offer too, as docs/scenarios.md describes them. (default: none)",
      valueName: "dir"))
  var scenarios: String?

  func run() throws {
    let devices = try added.extendedCatalog()
    let identity = ServerIdentity(name: "split-preview", version: Version.current, epoch: "", resumeFor: 0)
    let library = PreviewLibrary(Preview.all)
    let server = ContextServer(
      identity: identity, scenes: library, devices: devices, files: try files(for: library, devices ?? .builtIn),
      rasterize: { try PNGTool.draw($0, size: $1) })
    CurrentProcess.ignoreClosedPipes()
    serve(with: server)
  }

  /// The scenario files, of which the first versions are in the library at once. Their faults are written to standard error.
  private func files(for library: PreviewLibrary, _ devices: DeviceCatalog) throws -> SceneFiles {
    guard let scenarios else { return .none }
    var folder = FollowedFolder(try naming(flags: { () throws(PreviewServerError) in try PreviewFolder(scenarios: scenarios) }))
    let start = ContinuousClock.now
    folder.look(into: library)
    return SceneFiles(
      refresh: { folder.look(into: library, at: ContinuousClock.now - start) },
      checks: { try folder.file(of: $0).map { try CheckFiles.plan(ofFile: $0, devices) } })
  }

  /// Serves until the input has ended and everything is answered, or until nobody reads the answers.
  private func serve(with server: ContextServer) {
    var hasEnded = false
    while !hasEnded || server.hasWork {
      // Input comes before work, so that a call can be cancelled.
      if !hasEnded, !server.hasWork || (!server.isFull && StandardInput.isReady) {
        let bytes = StandardInput.read()
        if bytes.isEmpty {
          hasEnded = true
          server.finishInput()
        } else {
          server.receive(bytes)
        }
      } else {
        server.work()
      }
      guard CurrentProcess.write(server.takeOutput(), to: .output) else { return }
    }
  }
}
