internal import PreviewProtocol
internal import SplitKit

/// Finds a device of the catalogue by what people call it.
enum DeviceNames {
  /// The device with an id, such as `ipad-pro-11-m4`, or the newest one that runs the system and whose name or id begins with these
  /// words: “iPad Pro 11” is the newest iPad Pro of 11 inches. Screens with more space need their whole name.
  static func device(
    _ name: String, running systems: SystemVersions, in catalog: DeviceCatalog = .builtIn
  ) throws(TestWindowError) -> Device {
    let wanted = words(name)
    if let exact = catalog.devices.first(where: { $0.id == name || words($0.name) == wanted }) { return exact }
    let matching = catalog.devices.filter { device in
      let own = [words(device.name), words(device.id)]
      return own.contains { $0.starts(with: wanted) } && (!own[0].contains("space") || wanted.contains("space"))
    }
    let running = matching.filter { $0.hasRun(systems) }
    if !wanted.isEmpty, let newest = running.max(by: { ($0.year ?? 0) < ($1.year ?? 0) }) { return newest }
    throw .noDevice(name, nearest: nearest(to: wanted, matching, in: catalog))
  }

  /// The words of a name in lower case, without signs and inches.
  private static func words(_ name: String) -> [String] {
    name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init).filter { $0 != "inch" }
  }

  private static func nearest(to wanted: [String], _ matching: [Device], in catalog: DeviceCatalog) -> [String] {
    if !matching.isEmpty { return matching.map(\.id) }
    let scored = catalog.devices.map { device in (device.id, zip(words(device.name), wanted).prefix { $0 == $1 }.count) }
    let best = scored.map(\.1).max() ?? 0
    return best == 0 ? [] : scored.filter { $0.1 == best }.map(\.0)
  }
}
