/// A window that does not take the whole screen of a device: a row of the catalogue.
public struct DeviceWindow: Equatable, Sendable {
  public let arrangement: WindowArrangement
  /// Whether the device is held in landscape.
  public let isLandscape: Bool
  public let size: Size
  /// The size classes that the device reports, or those that follow from the width.
  public let classes: SizeClasses
  public let provenance: Provenance
  /// The ids of the sources.
  public let sources: [String]

  public init(
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
