/// Whether the columns of an expanded split are tiled, or the primary floats over the others.
package enum ColumnStanding: Sendable {
  /// The columns stand side by side with a line between them. The view of a hidden primary stands off screen.
  case tiled
  /// The primary floats over a secondary as wide as the window. `inset` is its distance, in points, from the edge and
  /// from what is beside it. The view of a hidden primary leaves the hierarchy.
  case floating(inset: Double)

  /// The distance of the primary from the edge, which is zero if columns are tiled.
  package var inset: Double {
    switch self {
    case .tiled: 0
    case .floating(let inset): inset
    }
  }
}

/// The width of the line between two columns.
package enum ColumnLine: Sendable {
  case points(Double)
  case pixel

  /// The width in points.
  package func width(on grid: PixelGrid) -> Double {
    switch self {
    case .points(let points): points
    case .pixel: grid.pixel
    }
  }
}
