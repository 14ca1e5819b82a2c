import ArgumentParser
import PreviewProtocol

/// The command that prints the facts of a scene or of an app, of which checks speak.
struct FactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Prints the facts of a scene with their names, as checks name them.",
    discussion: """
      A check says what a fact must be: `{split.displayMode: oneBesideSecondary}`. A column has the frame of its pane, such as \
      split.secondary.width.

        split-preview facts mail --width 700 --height 1000
        split-preview facts --app ../Notes --width 700 --height 1000
        split-preview facts mail --format json
      """)

  @OptionGroup var window: WindowArguments

  @OptionGroup var answer: AnswerFormatOption

  func run() throws { try Output.print(document: window.reply(.facts, as: answer.format).text) }
}
