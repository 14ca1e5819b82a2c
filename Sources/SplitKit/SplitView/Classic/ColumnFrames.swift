/// The places of a classic split's columns, expanded: a pure function of its bounds, its mode and the
/// primary's width (spec/split-view.md section 7 for iOS 5, 2.7 for iOS 8 to 18, 5.2 for iOS 26).
struct ColumnFrames: Equatable {
  var primary: ViewPlacement
  var secondary: ViewPlacement
  /// The hairline between tiled columns; nil where there is none.
  var separator: Rect?
}

/// What the places follow from.
struct ColumnArrangement {
  let design: SplitDesign
  let grid: PixelGrid
  /// The split's own view.
  let bounds: ViewPlacement
  let mode: DisplayMode
  let primaryWidth: Double
  /// Whether the primary stands at the right: for exactly one of right-to-left and a trailing edge
  /// (AD documented for edges, the composition inferred).
  let isMirrored: Bool
  /// The height of the bars that the split's bottom inset has beside the window's own.
  var bottomBar: Double = 0
}

extension ColumnArrangement {
  var frames: ColumnFrames {
    let unmirrored =
      switch design {
      case .fixed, .tiled: tiled
      case .floating: floating
      }
    return isMirrored ? unmirrored.mirrored(in: bounds.frame) : unmirrored
  }

  private var frame: Rect { bounds.frame }
  /// The window's insets as they are before mirroring.
  private var insets: EdgeInsets { isMirrored ? bounds.safeArea.mirrored : bounds.safeArea }

  private var tiled: ColumnFrames {
    let width = primaryWidth
    let hidden = mode.showsPrimary ? 0 : width
    let primary = Rect(x: frame.x - hidden, y: frame.y, width: width, height: frame.height)
    guard mode == .oneBesideSecondary else {
      return ColumnFrames(primary: placed(primary), secondary: placed(frame), separator: nil)
    }
    let separator = Rect(x: frame.x + width, y: frame.y, width: design.separatorWidth(on: grid), height: frame.height)
    let secondary = Rect(
      x: separator.maxX, y: frame.y, width: max(0, frame.maxX - separator.maxX), height: frame.height)
    return ColumnFrames(primary: placed(primary), secondary: placed(secondary), separator: separator)
  }

  private func placed(_ column: Rect) -> ViewPlacement {
    bounds.column(from: column.x, width: column.width, insets: insets)
  }

  private var floating: ColumnFrames {
    var secondary = ViewPlacement(frame: frame, safeArea: insets)
    if mode == .oneBesideSecondary { secondary.safeArea.left += primaryWidth + inset }
    return ColumnFrames(primary: floatingPrimary, secondary: secondary, separator: nil)
  }

  /// How far a floating primary stands from the edge, and from what is beside it (M26 observed).
  static let floatingInset: Double = 10
  private var inset: Double { Self.floatingInset }

  private var floatingPrimary: ViewPlacement {
    bounds.floatingColumn(
      x: mode.showsPrimary ? inset : -primaryWidth - inset, width: primaryWidth, insets: insets, bottomBar: bottomBar)
  }
}

extension ColumnFrames {
  /// Everything with left and right exchanged inside the split's frame.
  fileprivate func mirrored(in frame: Rect) -> ColumnFrames {
    ColumnFrames(
      primary: primary.mirrored(in: frame), secondary: secondary.mirrored(in: frame),
      separator: separator.map { $0.mirrored(in: frame) })
  }
}

extension ViewPlacement {
  func mirrored(in container: Rect) -> ViewPlacement {
    ViewPlacement(frame: frame.mirrored(in: container), safeArea: safeArea.mirrored)
  }
}

extension SplitDesign {
  /// What a primary column leaves free of the split's width at the least: the line beside it, or the inset before it.
  func clearance(on grid: PixelGrid) -> Double {
    switch self {
    case .fixed, .tiled: separatorWidth(on: grid)
    case .floating: ColumnArrangement.floatingInset
    }
  }

  /// The width of the line between two tiled columns, in points: one before iOS 8 (from an old port's model), a pixel
  /// since (inferred; half a point at scale 2 is M26 observed). A floating primary has none beside it.
  func separatorWidth(on grid: PixelGrid) -> Double {
    switch self {
    case .fixed: 1
    case .tiled: grid.pixel
    case .floating: 0
    }
  }
}
