/// A window that does not take the whole screen of a device: a row of the catalogue.
package struct DeviceWindow: Equatable, Sendable {
  package let arrangement: WindowArrangement
  /// Whether the device is held in landscape.
  package let isLandscape: Bool
  package let size: Size
  /// The size classes that the device reports, or those that follow from the width.
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
