import ArgumentParser
import PreviewProtocol
import SplitKit

/// The command that prints why a part of a preview is where it is, or is hidden.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Prints why a part of a scene is shown, hidden or sized as it is.",
    discussion: """
      The command opens the scene in a window, and explains a controller, a pane, a column or what is at a point: sentences \
      from what happened to it down to the cause, each with its statement in docs/conformance.md. Then it prints the nearest \
      widths, from 200 to 2000, at which one of these facts changes. Without a part and a point, it explains the root of the window.

        split-preview explain mail --width 700 --height 1000 --part split.primary
        split-preview explain lab --width 600 --height 800 --part B --profile ios14
        split-preview explain mail --width 820 --height 1180 --point 20,300 --format json
        split-preview explain --app ../Notes --width 700 --height 1000
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A controller, a pane or an element, by its id, a column such as split.primary, or window. (default: the root of the window)",
      valueName: "id"))
  var part: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("A point of the window, such as 300,200. (default: none)", valueName: "x,y"))
  var point: String?

  @OptionGroup var answer: AnswerFormatOption

  @OptionGroup var window: WindowArguments

  // An older spelling, which now names the new one.
  @Option(help: .hidden) var appTarget: String?

  func validate() throws {
    if appTarget != nil { throw ValidationError("--app-target is --target, as for all other commands.") }
    if let target = window.scene.build.target, !window.scene.isApp {
      throw ValidationError("--target is the target of an app's project. The part to explain is --part \(target).")
    }
  }

  func run() throws { try answer.print(window.reply(.explanation(question()), as: answer.format).text) }

  private func question() throws -> ExplainQuestion {
    guard let point else { return part.map { .target($0) } ?? .root }
    guard part == nil else { throw ValidationError("--point \(point) cannot be given together with --part.") }
    let parts = point.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      throw ValidationError("--point \(point) is no point. Write it like 300,200.")
    }
    return .point(Point(x: x, y: y))
  }
}
