import ArgumentParser

/// The flag for the target of an app. It stands apart, because `explain` has another --target.
struct AppTargetOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The target of the package or of the project. (default: its first app for iOS)", valueName: "name"))
  var target: String?
}
