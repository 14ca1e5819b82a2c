import SplitKit

extension JSONWriter {
  /// Writes a device for `/meta.json`, with all its windows and their marks.
  mutating func write(_ device: Device) {
    beginObject()
    member("id", device.id)
    member("name", device.name)
    if let year = device.year { member("year", Double(year)) }
    write(device.systems, of: device)
    member("idiom", device.idiom.rawValue)
    member("size", device.screen)
    member("scale", device.scale)
    if let radius = device.cornerRadius { member("cornerRadius", radius) }
    member("homeButton", device.hasHomeButton)
    member("cutout", device.cutout.rawValue)
    member("mark", device.provenance.rawValue)
    member("safeArea", device.safeArea)
    if let insets = device.safeAreaSince26 { member("safeAreaSince26", insets) }
    if let insets = device.coverSafeArea { member("coverSafeArea", insets) }
    beginArray("windows")
    write(.full, isLandscape: false, device.screen, device.portraitClasses, device.provenance)
    write(.full, isLandscape: true, device.screen.turned, device.landscapeClasses, device.provenance)
    for row in device.windows { write(row.arrangement, isLandscape: row.isLandscape, row.size, row.classes, row.provenance) }
    endArray()
    endObject()
  }

  /// Writes the systems of a device, with the profiles that stand for one of them.
  private mutating func write(_ systems: SystemVersions?, of device: Device) {
    guard let systems else { return }
    beginObject("systems")
    member("first", Double(systems.first))
    if let last = systems.last { member("last", Double(last)) }
    member("name", systems.name(on: device.idiom))
    endObject()
    member("profiles", Profile.all.filter { device.hasRun($0.screen.systems) }.map(\.id))
  }

  private mutating func member(_ name: Name, _ insets: Device.SafeArea) {
    beginObject(name)
    member("portrait", insets.portrait)
    member("landscape", insets.landscape)
    member("mark", insets.provenance.rawValue)
    endObject()
  }

  private mutating func write(
    _ arrangement: WindowArrangement, isLandscape: Bool, _ size: Size, _ classes: SizeClasses, _ provenance: Provenance
  ) {
    beginObject()
    member("arrangement", arrangement.rawValue)
    member("orientation", isLandscape ? "landscape" : "portrait")
    member("size", size)
    member("classes", [classes.horizontal.rawValue, classes.vertical.rawValue])
    member("mark", provenance.rawValue)
    endObject()
  }
}
