import ArgumentParser
import PreviewProtocol
import SplitKit

/// The command that prints the settings of a scene for a preview in Xcode.
struct SwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Prints the settings of a scene as Swift for a preview in Xcode.",
    discussion: """
      The lines create the scene's split views and tab bar controllers, set the properties that differ from UIKit's defaults, \
      and override the traits. An empty view controller is in the place of each of the app's own.

        split-preview swift lab --option 'properties={"preferredDisplayMode":"oneBesideSecondary"}'
        split-preview swift mail --width 700 --height 1000 --trait userInterfaceStyle=dark
      """)

  @OptionGroup var window: WindowArguments

  func run() throws {
    try Output.print(window.reply(.swift).text)
  }
}
