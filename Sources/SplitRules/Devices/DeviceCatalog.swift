/// The known devices.
package struct DeviceCatalog: Equatable, Sendable {
  /// The devices, in the order in which a client offers them.
  package private(set) var devices: [Device]
  /// The descriptions of the sources, by their ids.
  package private(set) var sources: [String: String]

  package init(devices: [Device] = [], sources: [String: String] = [:]) {
    self.devices = devices
    self.sources = sources
  }

  /// The device with the given id, or nil if there is none.
  package subscript(id: String) -> Device? { devices.first { $0.id == id } }

  /// This catalogue with another's devices added. An added device replaces the one with the same id.
  package func adding(_ other: DeviceCatalog) -> DeviceCatalog {
    let ids = Set(other.devices.map(\.id))
    return DeviceCatalog(
      devices: devices.filter { !ids.contains($0.id) } + other.devices,
      sources: sources.merging(other.sources) { $1 })
  }
}
