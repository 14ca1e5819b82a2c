import ArgumentParser
import PreviewProtocol
import SplitKit

/// The command that prints why a part of a preview is where it is, or is hidden.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Prints why a part of a scene is shown, hidden or sized as it is.",
    discussion: """
      The command opens the scene in a window of the given size, and explains a controller, a pane, a column or what stands \
      at a point: sentences from what happened to it down to the cause, each with its statement in docs/conformance.md. Then \
      it prints the nearest widths, from 200 to 2000, at which one of these facts changes. Without a target and a point, it \
      explains the root of the window.

        split-preview explain mail --width 700 --height 1000 --target split.primary
        split-preview explain lab --width 600 --height 800 --target B --profile ios14
        split-preview explain mail --width 820 --height 1180 --point 20,300 --format json
        split-preview explain --app ../Notes --width 700 --height 1000
      """)

  @OptionGroup var scene: SceneArguments

  @Option(
    help: ArgumentHelp(
      "The target of the app's package or project, which is --target of other commands. (default: its first app for iOS)",
      valueName: "name"))
  var appTarget: String?

  // A value can begin with a dash, so the error for `--height -1` says that the height is wrong, not that it is missing.
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The width of the window, from 1 to 20000.", valueName: "points"))
  var width: Double

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The height of the window, from 1 to 20000.", valueName: "points"))
  var height: Double

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A controller or a pane, by its id, a column such as split.primary, or window. (default: the root of the window)",
      valueName: "name"))
  var target: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("A point of the window, such as 300,200. (default: none)", valueName: "x,y"))
  var point: String?

  @OptionGroup var version: ProfileOption

  @OptionGroup var answer: AnswerFormatOption

  func run() throws {
    let question = try question()
    let size = try [Self.length(width, "width"), Self.length(height, "height")]
    let message = try scene.message([Member("window", .object(size))] + version.members)
    do {
      let asked = SceneQuestion(.explanation(question), of: message, as: answer.format)
      try answer.print(scene.reply(to: asked, target: appTarget).text)
    } catch let error as ProtocolError {
      throw ValidationError(Self.sentence(error))
    }
  }

  /// The sentence of an error, which names the flag that it is about.
  private static func sentence(_ error: ProtocolError) -> String {
    switch error.path {
    case "window.width", "window.height": "--\(error.message.dropFirst("window.".count))"
    case "target": "--target: \(error.message)"
    default: error.message
    }
  }

  private func question() throws -> ExplainQuestion {
    guard let point else { return target.map { .target($0) } ?? .root }
    guard target == nil else { throw ValidationError("--point \(point) cannot be given together with --target.") }
    let parts = point.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      throw ValidationError("--point \(point) is no point. Write it like 300,200.")
    }
    return .point(Point(x: x, y: y))
  }

  /// A member for a length. A value that is not finite can only come from the command line, because JSON cannot represent it.
  private static func length(_ length: Double, _ name: String) throws -> Member {
    guard length.isFinite else { throw ValidationError("--\(name) is \(length). A size must be a number from 1 to 20000.") }
    return Member(name, .number(length))
  }
}
