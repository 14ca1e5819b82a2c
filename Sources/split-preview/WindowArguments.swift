import ArgumentParser
import PreviewProtocol
import SamplePreviews
import SplitKit

/// The arguments of a command that opens a scene in one window: the scene, the window and the traits.
struct WindowArguments: ParsableArguments {
  @OptionGroup var scene: SceneArguments

  @OptionGroup(title: "Options for an app") var target: AppTargetOption

  // A value can begin with a dash, so the error for `--height -1` says that the height is wrong, not that it is missing.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width of the window, from 1 to 20000, together with --height. (default: the device's screen, or the scene's own window)",
      valueName: "points"))
  var width: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The height of the window, from 1 to 20000, together with --width.", valueName: "points"))
  var height: Double?

  @OptionGroup var version: ProfileOption

  @Option(
    help: ArgumentHelp(
      "A trait, such as userInterfaceStyle=dark or layoutDirection=rightToLeft. Repeatable. (default: none)",
      valueName: "name=value"))
  var trait: [String] = []

  /// The message that opens the scene.
  private func message() throws -> Value {
    var further: [Member] = []
    if let window = try window() { further.append(Member("window", window)) }
    further += version.members
    let traits = try trait.map(Self.member)
    for (index, member) in traits.enumerated() where traits[..<index].contains(where: { $0.name == member.name }) {
      throw ValidationError("--trait \(member.name) is given twice.")
    }
    if !traits.isEmpty { further.append(Member("traits", .object(traits))) }
    return try scene.message(further)
  }

  /// The answer to a question about the window. A refusal of the message is in the words of the command.
  func reply(_ subject: SceneQuestion.Subject) throws -> SceneReply {
    let question = SceneQuestion(subject, of: try message())
    do {
      return try scene.reply(to: question, target: target.target)
    } catch let error as ProtocolError {
      // Only a fault of a flag is helped by the list of flags.
      guard Self.isOfFlag(error) else { throw CommandError(description: error.message) }
      throw ValidationError(Self.sentence(error))
    }
  }

  /// The members of the message that are flags or arguments of the command.
  private static let flags = ["scene", "window", "traits", "profile", "policy", "device", "options"]

  private static func isOfFlag(_ error: ProtocolError) -> Bool {
    guard let member = error.path?.split(separator: ".").first else { return false }
    return flags.contains(String(member))
  }

  private static func sentence(_ error: ProtocolError) -> String {
    switch error.path {
    case "window.width", "window.height": "--\(error.message.dropFirst("window.".count))"
    case let path? where path.hasPrefix("traits."): "--trait \(error.message.dropFirst("traits.".count))"
    default: error.message
    }
  }

  private func window() throws -> Value? {
    switch (width, height) {
    case (nil, nil): return nil
    case (let width?, let height?): return .object([try Self.length(width, "width"), try Self.length(height, "height")])
    case (.some, nil): throw ValidationError("--width needs --height, and --height is missing.")
    case (nil, .some): throw ValidationError("--height needs --width, and --width is missing.")
    }
  }

  /// A member for a length. A value that is not finite can only come from the command line, because JSON cannot represent it.
  private static func length(_ length: Double, _ name: String) throws -> Member {
    guard length.isFinite else { throw ValidationError("--\(name) is \(length). A size must be a number from 1 to 20000.") }
    return Member(name, .number(length))
  }

  private static func member(_ trait: String) throws -> Member {
    let parts = trait.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw ValidationError("\(trait) is no trait. Write it like userInterfaceStyle=dark.") }
    return Member(String(parts[0]), .string(String(parts[1])))
  }
}
