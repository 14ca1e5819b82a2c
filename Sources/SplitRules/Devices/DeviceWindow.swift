/// A window that a device can have beside another app: a row of the catalogue.
public struct DeviceWindow: Equatable, Sendable {
  public let arrangement: WindowArrangement
  /// Which way the device is held.
  public let isLandscape: Bool
  public let size: Size
  /// What the device reports, or what follows from the width.
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
