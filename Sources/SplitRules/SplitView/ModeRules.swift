/// The rule by which a classic split selects its display mode.
package enum ClassicModeRule: Sendable {
  /// The orientation of the device decides: the primary is beside the secondary in landscape, and hidden in portrait.
  /// An app cannot prefer a mode.
  case orientation
  /// The shape of the window decides: the primary is beside the secondary if the window is wider than high and, on an
  /// iPad, at least `besideFrom` wide.
  case shape(besideFrom: Double)
  /// The width of the window decides: the primary is beside the secondary in a window at least `besideFrom` wide. A
  /// preferred mode needs that room too.
  case room(besideFrom: Double)

  /// Whether the orientation of the device decides, and not the size of the split.
  package var followsOrientation: Bool {
    switch self {
    case .orientation: true
    case .shape, .room: false
    }
  }
}

/// The rule by which a split with a column style selects its display mode.
package enum ColumnModeRule: Sendable {
  /// The behaviour decides, and it follows from the window. In landscape, a split tiles if it is at least `tilesFrom`
  /// wide. From `displacesFrom` up to that width a double tiles and a triple displaces. Every other split overlays. A
  /// free window goes by its room.
  case behavior(tilesFrom: Double, displacesFrom: Double)
  /// The width of the window decides: one column is beside the secondary in a window at least `besideFrom` wide, and
  /// two columns are if their least widths leave the secondary its own.
  case room(besideFrom: Double)
}
