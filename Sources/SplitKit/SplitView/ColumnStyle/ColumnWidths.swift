/// What an app can ask of the widths of a column style's columns.
public struct ColumnStyleWidths: Equatable, Sendable {
  public var primary = ColumnWidthPreferences()
  public var supplementary = ColumnWidthPreferences()
  /// Has no maximum.
  public var secondary = ColumnWidthPreferences()
  public var inspector = ColumnWidthPreferences()

  public init() {}

  /// Of compact there are none; what is asked of it counts for the secondary.
  subscript(column: Column) -> ColumnWidthPreferences {
    get {
      switch column {
      case .primary: primary
      case .supplementary: supplementary
      case .secondary, .compact: secondary
      case .inspector: inspector
      }
    }
    set {
      switch column {
      case .primary: primary = newValue
      case .supplementary: supplementary = newValue
      case .secondary, .compact: secondary = newValue
      case .inspector: inspector = newValue
      }
    }
  }
}

/// The widths of the two side columns; of a double column the supplementary's is of no use.
struct SideColumnWidths: Equatable {
  var primary: Double
  var supplementary: Double
}

/// The widths of a column style's side columns: a pure rule.
///
/// The growth of a triple's columns on iOS 26 is measured (spec/split-view.md 5.3, M26 observed); what a further column
/// of pixels is at another scale than 2 is inferred.
struct ColumnWidthRule {
  let style: SplitViewStyle
  let design: SplitDesign
  let preferences: ColumnStyleWidths
  /// The split's width, on the pixel grid.
  let width: Double
  let grid: PixelGrid
}

extension ColumnWidthRule {
  /// The widths in an arrangement.
  func widths(in arrangement: ColumnArrangement) -> SideColumnWidths {
    let widths =
      switch (design, style) {
      case (.floating, .tripleColumn): floatingTriple(arrangement)
      case (.floating, _): SideColumnWidths(primary: floatingDouble, supplementary: 0)
      case (.tiled, _), (.fixed, _):
        SideColumnWidths(
          primary: min(tiledPrimary, width - grid.pixel), supplementary: min(tiledSupplementary, width - grid.pixel))
      }
    return SideColumnWidths(
      primary: grid.round(widths.primary), supplementary: grid.round(widths.supplementary))
  }

  /// The least width in which three columns stand side by side on iOS 26 (M26 observed: 954.5 with the defaults).
  var leastWidthOfThreeColumns: Double { least.primary + least.supplementary + leastSecondary + gaps }

  /// What stands between three columns: the primary's inset and a line.
  private var gaps: Double { SplitDesign.floatingInset + grid.pixel }

  // iOS 26

  /// The least widths where the app sets none: measured for a triple, taken for a double's primary too (spec section 12, 3).
  var least: SideColumnWidths {
    SideColumnWidths(
      primary: preferences.primary.minimum ?? 240, supplementary: preferences.supplementary.minimum ?? 240)
  }

  var leastSecondary: Double { preferences.secondary.minimum ?? ColumnWidthPreferences.minimumSecondaryWidth }

  /// 280 and 320, or what is preferred, as points or as a part of the width, raised to the least and lowered to the
  /// most.
  private var natural: SideColumnWidths {
    SideColumnWidths(
      primary: natural(preferences.primary, otherwise: 280, least: least.primary),
      supplementary: natural(preferences.supplementary, otherwise: 320, least: least.supplementary))
  }

  private func natural(_ column: ColumnWidthPreferences, otherwise: Double, least: Double) -> Double {
    let wanted = column.preferred ?? column.fraction.map { $0 * width } ?? otherwise
    return min(max(wanted, least), column.maximum ?? .infinity)
  }

  private var floatingDouble: Double {
    preferences.primary.primaryColumnWidth(
      in: Size(width: width, height: 0), design: design, grid: grid, leastSecondary: leastSecondary)
  }

  private func floatingTriple(_ arrangement: ColumnArrangement) -> SideColumnWidths {
    var widths = natural
    switch arrangement {
    case .hidden, .oneOver, .twoDisplacing: break
    case .oneBeside, .primaryOverOneBeside:
      let room = width - grid.pixel - leastSecondary
      widths.supplementary = min(widths.supplementary, max(least.supplementary, room))
    case .twoBeside:
      let room = width - gaps - leastSecondary
      widths.primary = min(widths.primary, max(least.primary, room - least.supplementary))
      widths.supplementary = min(widths.supplementary, max(least.supplementary, room - widths.primary))
    case .twoOver:
      widths.primary = min(widths.primary, max(least.primary, width - gaps - widths.supplementary))
    }
    return widths
  }

  // iOS 14 to 18: a primary of 320 and a supplementary of 375 on windows of 1024 or wider, else 320 (inferred); neither
  // wider than the window with the line beside it (unmeasured).

  /// What is left for the secondary beside one column and beside two.
  var roomBesideColumns: FreeWindowRoom {
    let first = style == .tripleColumn ? tiledSupplementary : tiledPrimary
    let besideOne = width - first - grid.pixel
    return FreeWindowRoom(besideOne: besideOne, besideTwo: besideOne - tiledPrimary - grid.pixel, least: leastSecondary)
  }

  private var tiledPrimary: Double {
    natural(preferences.primary, otherwise: 320, least: preferences.primary.minimum ?? 0)
  }

  private var tiledSupplementary: Double {
    natural(
      preferences.supplementary, otherwise: width >= 1024 ? 375 : 320, least: preferences.supplementary.minimum ?? 0)
  }
}

/// How a column style's columns stand to each other: what a mode comes to, where a mode alone does not say it.
enum ColumnArrangement: Equatable {
  /// The secondary alone.
  case hidden
  /// One column beside the secondary: the primary of a double, the supplementary of a triple.
  case oneBeside
  case oneOver
  /// Two columns beside the secondary.
  case twoBeside
  /// Two columns over the whole secondary.
  case twoOver
  /// iOS 26: the primary over a supplementary that stays beside the secondary, which is what a request for two beside
  /// comes to where three columns do not fit.
  case primaryOverOneBeside
  /// Two columns, and the secondary pushed aside with its width kept.
  case twoDisplacing
}
