import ArgumentParser
import HostSystem
import PreviewProtocol
import SamplePreviews
import Spelling
import SplitKit

/// The name of the command that the arguments begin with.
enum CommandName {
  private static let all: [String] = SplitPreview.configuration.subcommands.compactMap { $0.configuration.commandName }
  /// The commands that the help lists.
  private static let listed: [String] =
    ["serve"]
    + SplitPreview.configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }

  /// The name of the command that was given, or that of the default.
  static func given(in arguments: [String]) -> String { arguments.first.flatMap { all.contains($0) ? $0 : nil } ?? "serve" }

  /// The flags that every command has, which the parser does not propose for a misspelt one.
  private static let flagsOfAll = ["--help", "--version"]

  /// Throws an error for a first argument that is no command, and for `help` of one that is none. Flags are those of the default command,
  /// which takes no other arguments.
  static func check(_ arguments: [String]) throws {
    let isHelp = arguments.first == "help"
    if isHelp, let other = arguments.dropFirst(2).first(where: { !$0.hasPrefix("-") }) {
      throw CommandError(description: "help takes one command, and \(other.clipped) is another one. See split-preview --help.")
    }
    if let flag = arguments.first, flag.hasPrefix("--"), let near = nearWord(to: flag, in: flagsOfAll, within: 2), near != flag {
      throw CommandError(description: "There is no flag \(flag.clipped). Did you mean \(near)?")
    }
    guard let name = isHelp ? arguments.dropFirst().first : arguments.first, !name.hasPrefix("-") else { return }
    guard name != "help", name != "serve", !all.contains(name) else { return }
    if Preview.all.contains(where: { $0.id == name }) {
      throw CommandError(description: "\(name) is a scene and no command. Write split-preview picture \(name), for example.")
    }
    if FileTree.exists(name), !isHelp {
      throw CommandError(
        description: "\(name.clipped) is no command. To show an app of your own, write split-preview app \(name.clipped). "
          + "To offer scenario files, write split-preview --scenarios DIR.")
    }
    if nearWord(to: name, in: listed) == nil, let scene = nearWord(to: name, in: Preview.all.map(\.id)) {
      let question = "Did you mean the scene \(scene)? Write split-preview picture \(scene), for example."
      throw CommandError(description: "There is no command \(name.clipped). \(question)")
    }
    throw CommandError(
      description:
        "There is no command \(name.isEmpty ? "without a name" : name.clipped). \(nearest(to: name.clipped, in: listed)) See split-preview --help."
    )
  }
}
