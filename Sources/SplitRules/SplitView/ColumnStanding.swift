/// How the columns of an expanded split stand.
package enum ColumnStanding: Sendable {
  /// Columns side by side with a line between them; a hidden primary waits off screen.
  case tiled
  /// A primary that floats over a secondary as wide as the window, that far from the edge and from what is beside it, in
  /// points; a hidden one leaves the hierarchy.
  case floating(inset: Double)

  /// How far a primary stands from the edge: nothing where columns are tiled.
  package var inset: Double {
    switch self {
    case .tiled: 0
    case .floating(let inset): inset
    }
  }

  /// The columns that float over the others.
  package var floatingColumns: [Column] {
    switch self {
    case .tiled: []
    case .floating: [.primary]
    }
  }
}

/// How wide the line between two columns is.
package enum ColumnLine: Sendable {
  case points(Double)
  case pixel

  /// In points.
  package func width(on grid: PixelGrid) -> Double {
    switch self {
    case .points(let points): points
    case .pixel: grid.pixel
    }
  }
}
