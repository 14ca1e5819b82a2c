import AppBroker
import ArgumentParser
import Scenarios

/// The command `split-preview`. Without a subcommand, it runs `serve`.
@main
struct SplitPreview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "split-preview",
    abstract: "Shows how a UIKit split view adapts, in a browser.",
    version: Version.description,
    subcommands: [
      Serve.self, AppCommand.self, SweepCommand.self, ExplainCommand.self, AuditCommand.self, PictureCommand.self,
      SceneCommand.self,
      SwiftCommand.self, ReplayCommand.self, NewCommand.self, CheckCommand.self, AccessCommand.self, FactsCommand.self,
      ListCommand.self,
      SchemaCommand.self,
      ContextCommand.self, PageVersion.self,
    ],
    defaultSubcommand: Serve.self)

  /// Runs the command. An error is one line on standard error, and an exit code that is not 0. The faults of a scenario file are a
  /// line each, which begins with the place, so that editors and terminals find it.
  static func main() {
    do {
      try CommandName.check(Array(CommandLine.arguments.dropFirst()))
      var command = try parseAsRoot()
      try command.run()
    } catch let error where exitCode(for: error).isSuccess {
      // Help or the version was asked for.
      do { try Output.print(HelpText.ordered(fullMessage(for: error)) + "\n") } catch { exit(withError: error) }
      exit()
    } catch let code as ExitCode {
      exit(withError: code)  // The command has said what it found.
    } catch let crash as AppCrash {
      Output.say("split-preview: \(crash)\n")
      exit(withError: ExitCode.failure)
    } catch {
      let faults = (error as? ScenarioError)?.description
      Output.say("\(faults ?? "split-preview: \(sentence(for: error))")\n")
      exit(withError: code(of: commandName) ?? exitCode(for: error))
    }
  }

  /// The exit code after an error of a command that reports with 1 that it has found something.
  private static func code(of command: String) -> ExitCode? {
    switch command {
    case CheckCommand.configuration.commandName: CheckCommand.unreadable
    case ReplayCommand.configuration.commandName: ReplayCommand.unreadable
    default: nil
    }
  }

  private static var commandName: String { CommandName.given(in: Array(CommandLine.arguments.dropFirst())) }

  /// A line that says what is wrong and what to do.
  private static func sentence(for error: any Error) -> String {
    let text = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
    guard exitCode(for: error) == .validationFailure else { return text }
    let sentence = FlagValue(refusedBy: text)?.sentence ?? text
    let end = sentence.hasSuffix(".") || sentence.hasSuffix("?") ? "" : "."
    return "\(sentence)\(end) See split-preview \(commandName) --help."
  }
}
