import ArgumentParser
import SplitKit

/// The flag for the OS version of a scene.
struct ProfileOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The OS version: \(Profile.all.map(\.id).joined(separator: ", ")), as far as the scene has it. "
        + "(default: the newest measured one, or that of the scenario file or the app)"))
  var profile: String?
}
