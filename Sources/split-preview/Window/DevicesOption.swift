import ArgumentParser

/// The flag for a user's own devices, which all commands with devices share.
struct DevicesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A JSON file of devices to add, as docs/devices.md describes it. (default: none)", valueName: "file"))
  var devices: String?
}
