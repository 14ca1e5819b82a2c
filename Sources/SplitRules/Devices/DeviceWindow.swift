/// A window that a device can have beside another app: a row of the catalogue.
package struct DeviceWindow: Equatable, Sendable {
  package let arrangement: WindowArrangement
  /// Which way the device is held.
  package let isLandscape: Bool
  package let size: Size
  /// What the device reports, or what follows from the width.
  package let classes: SizeClasses
  package let provenance: Provenance
  /// The ids of the sources.
  package let sources: [String]

  package init(
    arrangement: WindowArrangement, isLandscape: Bool, size: Size, classes: SizeClasses, provenance: Provenance,
    sources: [String]
  ) {
    self.arrangement = arrangement
    self.isLandscape = isLandscape
    self.size = size
    self.classes = classes
    self.provenance = provenance
    self.sources = sources
  }
}
