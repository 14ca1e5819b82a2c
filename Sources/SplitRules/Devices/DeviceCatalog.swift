/// The devices that are known, by their ids.
package struct DeviceCatalog: Equatable, Sendable {
  /// In the order in which they are offered.
  package private(set) var devices: [Device]
  /// What the ids of sources stand for.
  package private(set) var sources: [String: String]

  package init(devices: [Device] = [], sources: [String: String] = [:]) {
    self.devices = devices
    self.sources = sources
  }

  /// The device of that id; nil for any other.
  package subscript(id: String) -> Device? { devices.first { $0.id == id } }

  /// This catalogue and another's devices, which stand for those of the same id.
  package func adding(_ other: DeviceCatalog) -> DeviceCatalog {
    let ids = Set(other.devices.map(\.id))
    return DeviceCatalog(
      devices: devices.filter { !ids.contains($0.id) } + other.devices,
      sources: sources.merging(other.sources) { $1 })
  }
}
