import ArgumentParser
import SplitKit

/// The flag for the OS version of a scene.
struct ProfileOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The OS version: \(Profile.all.map(\.id).joined(separator: ", ")), as far as the scene has it. "
        + "(default: the scene's own)"))
  var profile: String?

  /// The member of `open` for the flag, or none without it.
  var members: [Member] { profile.map { [Member("profile", .string($0))] } ?? [] }
}
