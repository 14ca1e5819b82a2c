/// What decides which mode a classic split shows.
package enum ClassicModeRule: Sendable {
  /// The way the device is held: beside on its side, hidden upright. Nothing can be preferred.
  case orientation
  /// The window's shape: beside where it is wider than high and, on an iPad, at least that wide.
  case shape(besideFrom: Double)
  /// The window's width: beside from there on. What is preferred needs that room too.
  case room(besideFrom: Double)

  /// Whether the way the device is held decides, and not the split's size.
  package var followsOrientation: Bool {
    switch self {
    case .orientation: true
    case .shape, .room: false
    }
  }
}

/// What decides which mode a split with a style shows.
package enum ColumnModeRule: Sendable {
  /// The behaviour, which itself follows from the window: landscape tiles from the one width on, a double from the other,
  /// where a triple displaces; everything else overlays. A free window goes by its room.
  case behavior(tilesFrom: Double, displacesFrom: Double)
  /// The window's width: a column beside from there on, three where there is room for their least widths.
  case room(besideFrom: Double)
}
