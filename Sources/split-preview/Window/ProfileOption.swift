import ArgumentParser
import SplitKit

/// The flag for the OS version of a scene.
struct ProfileOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The OS version: \(Profile.all.map(\.id).joined(separator: ", ")), as far as the scene has it. "
        + "(default: the scene's own)"))
  var profile: String?
}
