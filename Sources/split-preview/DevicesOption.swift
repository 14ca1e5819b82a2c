import ArgumentParser

/// The flag for devices of a user's own, which every command that knows devices has.
struct DevicesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A JSON file of devices to add, as docs/devices.md describes it. (default: none)", valueName: "file"))
  var devices: String?
}
