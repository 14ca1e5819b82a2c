import SplitKit

/// The classic style before iOS 26, written from spec/split-view.md 2.3, 2.4, 2.6 and 2.7 alone.
struct TiledOracle {
  private(set) var state: GeometryState

  init(_ state: GeometryState) { self.state = state }

  mutating func take(_ step: GeometryStep) { state.take(step) }

  /// On an iPad: 44 to iOS 11, then 50 (devices.md).
  private var barHeight: Double { state.profile == "ios8" ? 44 : 50 }

  /// The mode follows from what is preferred and, for automatic, from the window: beside where it is wider than high
  /// and at least 1024 wide, on an iPad (2.4).
  private var mode: String {
    switch state.preferredMode {
    case "automatic": state.width > state.height && state.width >= 1024 ? "oneBesideSecondary" : "secondaryOnly"
    case "secondaryOnly": "secondaryOnly"
    case "oneOverSecondary", "twoOverSecondary": "oneOverSecondary"
    default: "oneBesideSecondary"
    }
  }

  /// Whole points: ceil(0.4 W) or ceil(fraction W), then the minimum, 0 by default, then the maximum: 320, or 375 where
  /// the longer side is 1366 or more (2.6).
  var primaryWidth: Double {
    let widths = state.widths
    let large = max(state.width, state.height) >= 1366
    let fraction = widths[.preferredPrimaryColumnWidthFraction] ?? 0.4
    var width = widths[.preferredPrimaryColumnWidth] ?? (fraction * state.width).rounded(.up)
    width = max(width, widths[.minimumPrimaryColumnWidth] ?? 0)
    return state.onGrid(min(width, widths[.maximumPrimaryColumnWidth] ?? (large ? 375 : 320)))
  }

  /// Whether a secondary is left beside the primary; where none is, no rule says what becomes of either.
  var hasRoom: Bool { primaryWidth <= state.width - 1 }

  var expected: ExpectedSplit {
    if state.isCompact { return .collapsed(state, barHeight: barHeight) }
    let isBeside = mode == "oneBesideSecondary"
    let (width, pixel) = (primaryWidth, 1 / state.scale)
    let hairline = Rect(x: width, y: 0, width: pixel, height: state.height)
    let rest = Rect(x: width + pixel, y: 0, width: state.width - width - pixel, height: state.height)
    return ExpectedSplit(
      displayMode: mode, primaryColumnWidth: width, primary: primary,
      secondary: column(isBeside ? rest : state.bounds, isDimmed: mode == "oneOverSecondary"),
      separator: isBeside ? state.placed(hairline) : nil)
  }

  /// A hidden primary stays in the hierarchy, beyond its edge (2.3).
  private var primary: ExpectedSplit.Column {
    let isHidden = mode == "secondaryOnly"
    let frame = Rect(x: isHidden ? -primaryWidth : 0, y: 0, width: primaryWidth, height: state.height)
    var column = column(frame, isDimmed: false)
    column.isVisible = !isHidden
    if isHidden { (column.safeArea, column.contentSafeArea) = (nil, nil) }
    return column
  }

  /// A column has the window's insets as far as it reaches under them.
  private func column(_ unmirrored: Rect, isDimmed: Bool) -> ExpectedSplit.Column {
    let frame = state.placed(unmirrored)
    var insets = state.insets
    insets.left = max(0, insets.left - frame.x)
    insets.right = max(0, insets.right - (state.width - frame.maxX))
    var content = insets
    content.top += barHeight
    return ExpectedSplit.Column(frame: frame, safeArea: insets, contentSafeArea: content, isDimmed: isDimmed)
  }
}
