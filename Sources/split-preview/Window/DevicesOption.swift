import ArgumentParser
import PreviewProtocol
import PreviewServer
import SplitKit

/// The flag for a user's own devices, which all commands with devices share.
struct DevicesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A JSON file of devices to add, as docs/devices.md describes it. (default: none)", valueName: "file"))
  var devices: String?

  /// The catalogue with the devices of the file, or nil if no file is named.
  func extendedCatalog() throws -> DeviceCatalog? {
    try naming(flags: { () throws(PreviewServerError) in try PreviewServer.devices(adding: devices) })
  }

  /// The catalogue, with the devices of the file if one is named.
  func catalog() throws -> DeviceCatalog { try extendedCatalog() ?? .builtIn }
}
