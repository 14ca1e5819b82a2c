import ArgumentParser
import PreviewProtocol
import SplitKit

/// The command that prints what some people cannot use in a preview.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Prints what some people cannot use in a scene: small touch targets, missing names, low contrast, cut text.",
    discussion: """
      The command opens the scene, drags its window through the widths, and looks at each layout on the way: at touch targets \
      below 44 x 44 points, at elements without a text or a label, at the contrast of the texts that are drawn, \
      at elements that are lower than a line of text, and at texts that end with an ellipsis. The widths of texts are measured in \
      Inter, so those of a device, in San Francisco, are slightly different. It exits with 1 if it finds something. Texts in UIKit's \
      own colors, such as secondaryLabel, are counted apart when their contrast is low, because an app does not choose the colors.

        split-preview audit mail
        split-preview audit lab --option style=tripleColumn --profile ios14 --from 375 --to 1024
        split-preview audit instagram --text-size accessibilityExtraExtraExtraLarge --format json
        split-preview audit --app ../Notes
      """)

  @OptionGroup var scene: SceneArguments

  @OptionGroup var widths: WidthRange

  // A value can begin with a dash, so the error for `--height -1` says that the height is wrong, not that it is missing.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The window's height. (default: that of the scene's own window)", valueName: "points"))
  var height: Double?

  @OptionGroup var version: ProfileOption

  @OptionGroup var traits: TraitArguments

  @OptionGroup var answer: AnswerFormatOption

  func validate() throws { try scene.requireScene() }

  func run() throws {
    let audit = try audit()
    try answer.print(audit.text)
    if !audit.isClean { throw ExitCode(1) }
  }

  /// The sentence of an error, which names the flag that it is about.
  private func sentence(_ error: ProtocolError) -> String {
    guard let path = error.path, path.hasPrefix("traits.") else { return WidthRange.sentence(error) }
    return traits.sentence(error.message, about: path)
  }

  private func audit() throws -> SceneReply {
    var window = try scene.window(profile: version.profile)
    window.traits = try traits.members()
    let range = widths.at(height: try height ?? scene.ownHeight())
    do {
      let question = SceneQuestion(.audit(range), of: try window.opening(on: scene.devices()).message, as: answer.format)
      return try scene.reply(to: question)
    } catch let error as ProtocolError {
      throw ValidationError(sentence(error))
    }
  }
}
