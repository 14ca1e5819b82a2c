/// The places of an expanded split's columns.
///
/// The place of a column that the split does not have is zero. A column that the split does not show is at zero or
/// where it is parked.
package struct ColumnFrames: Equatable {
  package var primary = ViewPlacement()
  package var supplementary = ViewPlacement()
  package var secondary = ViewPlacement()
  package var inspector = ViewPlacement()
  package var separators = ColumnSeparators()

  package subscript(column: Column) -> ViewPlacement {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .secondary, .compact: secondary
    case .inspector: inspector
    }
  }
}

/// The frames of columns as an object, because a copy of so many numbers takes long.
package final class PlacedColumns: Equatable {
  package let frames: ColumnFrames

  package init(_ frames: ColumnFrames) { self.frames = frames }

  package static func == (one: PlacedColumns, other: PlacedColumns) -> Bool { one.frames == other.frames }
}

/// The lines between tiled columns.
package struct ColumnSeparators: Equatable {
  /// The line before the secondary.
  package var secondary: Rect?
  /// The line between the primary and the supplementary.
  package var sides: Rect?
  /// The line before the inspector.
  package var inspector: Rect?

  package init(secondary: Rect? = nil, sides: Rect? = nil, inspector: Rect? = nil) {
    self.secondary = secondary
    self.sides = sides
    self.inspector = inspector
  }

  package func mirrored(in frame: Rect) -> ColumnSeparators {
    ColumnSeparators(
      secondary: secondary?.mirrored(in: frame), sides: sides?.mirrored(in: frame),
      inspector: inspector?.mirrored(in: frame))
  }
}

extension ColumnFrames {
  /// Returns the frames with their horizontal edges on the pixel grid. Heights and insets stay as they are.
  ///
  /// The length of a pixel can be a number that is not a binary fraction, such as a third of a point. Sums of such
  /// lengths can deviate from the grid.
  package func snapped(to grid: PixelGrid) -> ColumnFrames {
    ColumnFrames(
      primary: primary.snapped(to: grid), supplementary: supplementary.snapped(to: grid),
      secondary: secondary.snapped(to: grid), inspector: inspector.snapped(to: grid),
      separators: ColumnSeparators(
        secondary: separators.secondary?.snapped(to: grid), sides: separators.sides?.snapped(to: grid),
        inspector: separators.inspector?.snapped(to: grid)))
  }

  package func mirrored(in frame: Rect) -> ColumnFrames {
    ColumnFrames(
      primary: primary.mirrored(in: frame), supplementary: supplementary.mirrored(in: frame),
      secondary: secondary.mirrored(in: frame), inspector: inspector.mirrored(in: frame),
      separators: separators.mirrored(in: frame))
  }
}

extension ViewPlacement {
  /// The placement with left and right exchanged inside a frame.
  package func mirrored(in container: Rect) -> ViewPlacement {
    ViewPlacement(frame: frame.mirrored(in: container), safeArea: safeArea.mirrored)
  }

  fileprivate func snapped(to grid: PixelGrid) -> ViewPlacement {
    ViewPlacement(frame: frame.snapped(to: grid), safeArea: safeArea)
  }
}

extension Rect {
  fileprivate func snapped(to grid: PixelGrid) -> Rect {
    Rect(x: grid.round(x), y: y, width: grid.round(width), height: height)
  }
}
