import ArgumentParser

/// The flags of a command that can be about an app in place of a scene.
struct NamedApp: ParsableArguments {
  @Option(
    name: .customLong("app"),
    help: ArgumentHelp("An app of your own, in place of a scene: its folder, or its program. (default: none)", valueName: "path"))
  var path: String?

  @OptionGroup var build: AppBuildOptions

  @OptionGroup var processes: AppProcessOptions

  /// Throws an error for a flag that is about the build of an app, where none is named.
  static func refuse(_ flags: [String]) throws {
    guard let flag = flags.first else { return }
    throw ValidationError("\(flag) is about how an app is built, and no app is named. Name one with --app.")
  }
}
