/// The places of an expanded split's columns. One that the split does not have, or does not show, is at zero or where it
/// is parked.
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

/// The lines between tiled columns, each by the columns that it is between.
package struct ColumnSeparators: Equatable {
  /// Before the secondary.
  package var secondary: Rect?
  /// Between the two side columns.
  package var sides: Rect?
  /// Before the inspector.
  package var inspector: Rect?

  package init(secondary: Rect? = nil, sides: Rect? = nil, inspector: Rect? = nil) {
    self.secondary = secondary
    self.sides = sides
    self.inspector = inspector
  }

  /// Those that are there, with the names that their panes have.
  package var all: [(name: String, frame: Rect)] {
    [("separator", secondary), ("separator-sides", sides), ("separator-inspector", inspector)].compactMap { name, frame in
      frame.map { (name, $0) }
    }
  }

  package func mirrored(in frame: Rect) -> ColumnSeparators {
    ColumnSeparators(
      secondary: secondary?.mirrored(in: frame), sides: sides?.mirrored(in: frame),
      inspector: inspector?.mirrored(in: frame))
  }
}

extension ColumnFrames {
  /// Every width on the pixel grid, where sums of pixels that are no binary fractions have strayed from it. Heights and
  /// insets are as they were given.
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
  /// With left and right exchanged inside a frame.
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
