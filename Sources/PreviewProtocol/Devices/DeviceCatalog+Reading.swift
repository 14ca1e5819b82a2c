import EmbeddedFiles
import SplitKit

extension DeviceCatalog {
  /// The built-in catalogue: `devices.json` beside this file.
  package static let builtIn: DeviceCatalog = {
    do throws(ProtocolError) {
      return try DeviceCatalog(json: EmbeddedFile.devices, otherwise: nil)
    } catch {
      preconditionFailure("devices.json: \(error.message)")
    }
  }()

  /// Reads a file of devices that a user has written. A row without a mark counts as `custom`, and a missing member has
  /// the value that is usual for the idiom.
  ///
  /// Throws an error that says what is wrong, with its place in the file as the path.
  package init(file json: [UInt8]) throws(ProtocolError) { try self.init(json: json, otherwise: .custom) }

  /// Reads a catalogue. `otherwise` is the mark of a row without one, or nil if every row must have one.
  private init(json: [UInt8], otherwise: Provenance?) throws(ProtocolError) {
    let value: Value
    do throws(JSONError) {
      value = try JSONReader.read(json)
    } catch {
      throw ProtocolError(.malformed, error.description)
    }
    guard value.members != nil else {
      throw ProtocolError(.malformed, "A file of devices is a JSON object; this is \(value.summary).")
    }
    let file = Fields(value)
    try file.expectOnly(["sources", "windows", "devices"])
    var sources: [String: String] = [:]
    for source in try file.optional("sources")?.namedFields() ?? [] {
      sources[source.name] = try source.field.string()
    }
    let reader = try DeviceReader(windows: file.optional("windows"), provenance: otherwise)
    self.init(devices: try reader.devices(file.required("devices")), sources: sources)
  }
}
