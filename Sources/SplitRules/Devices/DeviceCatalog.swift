/// The known devices.
public struct DeviceCatalog: Equatable, Sendable {
  /// The devices, in the order in which a client offers them.
  public private(set) var devices: [Device]
  /// The descriptions of the sources, by their ids.
  public private(set) var sources: [String: String]

  public init(devices: [Device] = [], sources: [String: String] = [:]) {
    self.devices = devices
    self.sources = sources
  }

  /// The device with the given id, or nil if there is none.
  public subscript(id: String) -> Device? { devices.first { $0.id == id } }

  /// This catalogue with another's devices added. An added device replaces the one with the same id.
  public func adding(_ other: DeviceCatalog) -> DeviceCatalog {
    let ids = Set(other.devices.map(\.id))
    return DeviceCatalog(
      devices: devices.filter { !ids.contains($0.id) } + other.devices,
      sources: sources.merging(other.sources) { $1 })
  }
}
