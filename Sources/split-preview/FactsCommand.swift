import ArgumentParser
import Checks
import PreviewProtocol
import WebSocketServer

/// The command that prints the facts of a scene, of which checks speak.
struct FactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Prints the facts of a scene with their names, as checks name them.",
    discussion: """
      A check says what a fact must be: `{split.displayMode: oneBesideSecondary}`. A column has the frame of its pane, such as \
      split.secondary.width.

        split-preview facts mail --width 700 --height 1000
        split-preview facts ../Notes --width 700 --height 1000
      """)

  @OptionGroup var window: WindowArguments

  @OptionGroup var processes: AppProcessOptions

  func validate() throws { try processes.check() }

  func run() throws {
    if window.scene.isApp { return try listFactsOfApp() }
    let (message, devices, previews) = try (window.message(), window.scene.devices(), window.scene.previews())
    let lines = try WindowArguments.naming { () throws(ProtocolError) in
      let probe = try PreviewProbe(message, among: previews, on: devices)
      return SceneFacts(probe.scene, profile: probe.profile).all.map { "\($0.target).\($0.name): \($0.value.words)" }
    }
    CurrentProcess.write(lines.joined(separator: "\n") + "\n", to: .output)
  }

  /// Lists the facts of the folder or the program of an app.
  private func listFactsOfApp() throws {
    let apps = CheckedApps(window.scene.scene, processes, devices: window.scene.added.devices)
    let lines = try apps.facts(window.message())
    CurrentProcess.write(lines.joined(separator: "\n") + "\n", to: .output)
  }
}
