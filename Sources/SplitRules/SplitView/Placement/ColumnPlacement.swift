/// The rule for the frames of an expanded split's columns, which follow from its bounds, the formation and the
/// widths.
///
/// A classic split is laid out like a double. Sources: spec/split-view.md section 7 for iOS 5 (S4 observed), 2.7 for
/// iOS 8 to 18, 4.3 for the column styles of iOS 14 to 18 (inferred from the documentation of the modes: no figures are
/// public), and 5.2 for iOS 26 (M26 observed).
package struct ColumnPlacement {
  package let style: SplitViewStyle
  package let design: SplitDesign
  package let background: PrimaryBackgroundStyle
  package let grid: PixelGrid
  /// The place of the split's own view.
  package let bounds: ViewPlacement
  package let formation: ColumnFormation
  package let widths: SideColumnWidths
  /// Whether the primary stands at the right. It does if the layout is right-to-left or the primary edge is trailing,
  /// but not both (AD documented for edges, the combination inferred).
  package let isMirrored: Bool
  /// The height of the bars in the split's bottom inset, which is the part that exceeds the window's own inset.
  package var bottomBar: Double = 0

  package init(
    style: SplitViewStyle, design: SplitDesign, background: PrimaryBackgroundStyle, grid: PixelGrid,
    bounds: ViewPlacement, formation: ColumnFormation, widths: SideColumnWidths, isMirrored: Bool,
    bottomBar: Double = 0
  ) {
    self.style = style
    self.design = design
    self.background = background
    self.grid = grid
    self.bounds = bounds
    self.formation = formation
    self.widths = widths
    self.isMirrored = isMirrored
    self.bottomBar = bottomBar
  }
}

extension ColumnPlacement {
  package var frames: ColumnFrames {
    let frames =
      switch design.standing {
      case .tiled: tiled
      case .floating: floating
      }
    return isMirrored ? frames.mirrored(in: bounds.frame) : frames
  }

  private var frame: Rect { bounds.frame }
  private var insets: EdgeInsets { isMirrored ? bounds.safeArea.mirrored : bounds.safeArea }
  private var inset: Double { design.standing.inset }
  private var p: Double { widths.primary }
  private var s: Double { widths.supplementary }
  private var line: Double { design.line.width(on: grid) }
  private var isTriple: Bool { style == .tripleColumn }

  /// A column over the split's whole height. It has the split's insets at each edge that it touches.
  private func column(_ x: Double, _ width: Double) -> ViewPlacement {
    bounds.column(from: frame.x + x, width: width, insets: insets)
  }

  /// The secondary, which begins at a distance from the primary edge and ends at the other edge, and the line before
  /// it.
  private func besideSecondary(_ distance: Double) -> (secondary: ViewPlacement, separator: Rect) {
    let start = min(distance + line, frame.width)
    let separator = Rect(x: frame.x + distance, y: frame.y, width: line, height: frame.height)
    return (column(start, frame.width - start), separator)
  }

  // iOS 26

  private var floating: ColumnFrames { background == .none ? flat : isTriple ? floatingTriple : floatingDouble }

  private var floatingDouble: ColumnFrames {
    var frames = ColumnFrames(primary: floatingPrimary, secondary: column(0, frame.width))
    if formation == .oneBeside { frames.secondary.safeArea.left += p + inset }
    return frames
  }

  private var floatingTriple: ColumnFrames {
    var frames = ColumnFrames(primary: floatingPrimary, secondary: column(0, frame.width))
    switch formation {
    case .hidden: frames.supplementary = column(isMirrored ? -s : -s - line, s)
    case .oneBeside, .primaryOverOneBeside, .twoDisplacing:
      frames.supplementary = column(0, s)
      let beside = besideSecondary(s)
      (frames.secondary, frames.separators.secondary) = (beside.secondary, beside.separator)
    case .oneOver: frames.supplementary = column(0, s)
    case .twoBeside, .twoOver:
      frames.supplementary = column(0, s + p + inset)
      frames.supplementary.safeArea.left += p + inset
      guard formation == .twoBeside else { break }
      let beside = besideSecondary(s + p + inset)
      (frames.secondary, frames.separators.secondary) = (beside.secondary, beside.separator)
    }
    return frames
  }

  /// The frames without a sidebar's background. Nothing floats: a double tiles, and a column that covers others stands
  /// at the edge.
  private var flat: ColumnFrames {
    var frames = isTriple ? floatingTriple : ColumnFrames(secondary: column(0, frame.width))
    frames.primary = column(showsPrimary ? 0 : -hiddenPrimaryDistance, p)
    if isTriple {
      flattenSupplementary(&frames)
    } else if formation == .oneBeside {
      let beside = besideSecondary(p)
      (frames.secondary, frames.separators.secondary) = (beside.secondary, beside.separator)
    }
    return frames
  }

  /// Moves the supplementary beside the primary. The line between them takes the place of the floating primary's inset
  /// (inferred).
  private func flattenSupplementary(_ frames: inout ColumnFrames) {
    guard formation == .twoBeside || formation == .twoOver else { return }
    frames.supplementary = column(p + line, s)
    let first = Rect(x: frame.x + p, y: frame.y, width: line, height: frame.height)
    frames.separators.sides = first
    guard formation == .twoBeside else { return }
    let beside = besideSecondary(p + line + s)
    frames.secondary = beside.secondary
    frames.separators.secondary = beside.separator
  }

  /// The floating primary, which stands beyond the edge when it is hidden.
  private var floatingPrimary: ViewPlacement {
    let x = showsPrimary ? inset : -hiddenPrimaryDistance
    return bounds.floatingColumn(x: x, width: p, insets: insets, inset: inset, bottomBar: bottomBar)
  }

  /// The distance of a hidden primary from the edge, which leaves room for a hidden supplementary (M26 observed).
  ///
  /// At the right, a hidden column begins where the window ends, without an inset or a line (spec/containers.md 401:
  /// observed for the trailing edge and inferred for a layout from right to left; 402: inferred).
  private var hiddenPrimaryDistance: Double {
    (isTriple && formation == .hidden ? s + line : 0) + p + (isMirrored ? 0 : inset)
  }

  private var showsPrimary: Bool {
    switch formation {
    case .hidden: false
    case .oneBeside, .oneOver: !isTriple
    case .twoBeside, .twoOver, .primaryOverOneBeside, .twoDisplacing: true
    }
  }

  // iOS 14 to 18

  /// The frames of columns that stand side by side, beginning at the edge. A hidden column stands beyond the edge.
  ///
  /// A displaced secondary keeps its width and moves by the primary's (spec section 12, 8: recommended, no figures
  /// found).
  private var tiled: ColumnFrames { isTriple ? tiledTriple : tiledDouble }

  private var tiledDouble: ColumnFrames {
    var frames = ColumnFrames(primary: column(showsPrimary ? 0 : -p, p), secondary: column(0, frame.width))
    if formation == .oneBeside {
      frames.primary = tiledPrimary
      let beside = besideSecondary(p)
      (frames.secondary, frames.separators.secondary) = (beside.secondary, beside.separator)
    }
    return frames
  }

  /// The frame of a primary that is tiled beside the other columns. In iOS 14 to 17, its view begins outside the split view.
  private var tiledPrimary: ViewPlacement {
    var primary = column(0, p)
    guard style != .unspecified else { return primary }
    primary.frame.x -= design.outsetOfTiledPrimary
    primary.frame.width += design.outsetOfTiledPrimary
    primary.safeArea.left += design.outsetOfTiledPrimary
    return primary
  }

  private var tiledTriple: ColumnFrames {
    let lead = showsPrimary ? p + line : 0
    var frames = ColumnFrames(
      primary: column(showsPrimary ? 0 : -p, p),
      supplementary: column(formation == .hidden ? -s : lead, s), secondary: column(0, frame.width))
    if showsPrimary { frames.separators.sides = Rect(x: frame.x + p, y: frame.y, width: line, height: frame.height) }
    if formation == .twoBeside { frames.primary = tiledPrimary }
    switch formation {
    case .hidden, .oneOver, .twoOver: break
    case .oneBeside, .twoBeside, .primaryOverOneBeside:
      let beside = besideSecondary(lead + s)
      frames.secondary = beside.secondary
      frames.separators.secondary = beside.separator
    case .twoDisplacing:
      let width = max(0, frame.width - s - line)
      frames.secondary = column(lead + s + line, width)
      frames.separators.secondary = Rect(x: frame.x + lead + s, y: frame.y, width: line, height: frame.height)
    }
    return frames
  }
}

extension ViewPlacement {
  /// A column over the whole height of this view. It has an inset only at each edge that it touches.
  package func column(from x: Double, width: Double, insets: EdgeInsets) -> ViewPlacement {
    let end = x + width
    var safeArea = insets
    safeArea.left = max(0, frame.x + insets.left - max(x, frame.x))
    safeArea.right = max(0, min(end, frame.maxX) - (frame.maxX - insets.right))
    return ViewPlacement(frame: Rect(x: x, y: frame.y, width: width, height: frame.height), safeArea: safeArea)
  }

  /// A column that floats below the top inset and ends above the bottom edge.
  ///
  /// With i as the inset of the floating column and b as the window's bottom inset, the distance to the bottom edge is
  /// m = max(i, b - i), and the column has a bottom inset of max(0, b - m) (M26 observed). The column keeps clear of a
  /// bar (unmeasured).
  package func floatingColumn(x: Double, width: Double, insets: EdgeInsets, inset: Double, bottomBar: Double)
    -> ViewPlacement
  {
    let margin = bottomBar > 0 ? insets.bottom : max(inset, insets.bottom - inset)
    let column = Rect(
      x: frame.x + x, y: frame.y + insets.top, width: width, height: max(0, frame.height - insets.top - margin))
    return ViewPlacement(frame: column, safeArea: EdgeInsets(bottom: max(0, insets.bottom - margin)))
  }
}

extension SplitDesign {
  /// The width that a primary column always leaves free in the split: the line beside it, or the inset before it.
  package func clearance(on grid: PixelGrid) -> Double {
    switch standing {
    case .tiled: line.width(on: grid)
    case .floating(let inset): inset
    }
  }
}
