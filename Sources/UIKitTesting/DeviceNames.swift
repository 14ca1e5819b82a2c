internal import PreviewProtocol
internal import SplitKit

/// Finds a device of the catalogue by the name that people call it.
enum DeviceNames {
  /// The device with an id, such as `ipad-pro-11-m4`, or the newest one that has run the system and whose name or id begins with these
  /// words, or has all of them: “iPad Pro 11” is the newest iPad Pro of 11 inches. Screens with more space need the word “space”.
  static func device(
    _ name: String, running systems: SystemVersions, in catalog: DeviceCatalog = .builtIn
  ) throws(TestWindowError) -> Device {
    let search = DeviceSearch(name, in: catalog)
    guard let device = search.device(running: systems) else { throw .noDevice(name, nearest: search.nearest) }
    return device
  }
}
