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

  /// A column reaches under the split's insets only at the edges that it touches.
  private func placed(_ column: Rect) -> ViewPlacement {
    var safeArea = insets
    safeArea.left = max(0, frame.x + insets.left - max(column.x, frame.x))
    safeArea.right = max(0, min(column.maxX, frame.maxX) - (frame.maxX - insets.right))
    return ViewPlacement(frame: column, safeArea: safeArea)
  }

  private var floating: ColumnFrames {
    var secondary = ViewPlacement(frame: frame, safeArea: insets)
    if mode == .oneBesideSecondary { secondary.safeArea.left += primaryWidth + inset }
    return ColumnFrames(primary: floatingPrimary, secondary: secondary, separator: nil)
  }

  /// How far a floating primary stands from the edge, and from what is beside it (M26 observed).
  static let floatingInset: Double = 10
  private var inset: Double { Self.floatingInset }

  /// The primary floats below the top inset and ends above the bottom: m = max(10, b - 10) from the edge, where
  /// b is the window's bottom inset, of which max(0, b - m) remains its own (M26 observed). It keeps clear of a bar
  /// (unmeasured).
  private var floatingPrimary: ViewPlacement {
    let margin = bottomBar > 0 ? insets.bottom : max(inset, insets.bottom - inset)
    let isShown = mode.showsPrimary
    let column = Rect(
      x: isShown ? frame.x + inset : frame.x - primaryWidth - inset, y: frame.y + insets.top,
      width: primaryWidth, height: max(0, frame.height - insets.top - margin))
    return ViewPlacement(frame: column, safeArea: EdgeInsets(bottom: max(0, insets.bottom - margin)))
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
  fileprivate func mirrored(in container: Rect) -> ViewPlacement {
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
