import ArgumentParser
import PreviewProtocol
import SplitKit

/// The command that prints a scene as JSON.
struct SceneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract: "Prints a scene as JSON, as it is on the wire.",
    discussion: """
      The command opens the scene in a window and prints the answer of docs/protocol.md, without the members of a \
      conversation. It has the tree of view controllers, the panes, their contents, and the calls that UIKit made.

        split-preview scene mail --width 700 --height 1000
        split-preview scene lab --option style=tripleColumn --profile ios14
        split-preview scene --app ../Notes --width 700 --height 1000
      """)

  @OptionGroup var window: WindowArguments

  func run() throws {
    try Output.print(document: window.reply(.scene).text)
  }
}
