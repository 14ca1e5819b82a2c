/// How far a figure about a device can be relied on.
package enum Provenance: String, Sendable, CaseIterable {
  /// Two independent sources give the figure.
  case verified
  /// One source gives the figure.
  case reported
  /// The figure is computed, or taken from a device of the same size.
  case inferred
  /// A user's own device file gives the figure.
  case custom
}
