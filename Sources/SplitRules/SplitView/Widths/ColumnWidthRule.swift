/// The widths of the two side columns. A double does not use the width of the supplementary.
package struct SideColumnWidths: Equatable {
  package var primary: Double
  package var supplementary: Double

  package init(primary: Double, supplementary: Double) {
    self.primary = primary
    self.supplementary = supplementary
  }
}

/// The rule for the widths of a column style's side columns.
///
/// How a triple's columns grow on iOS 26 is measured (spec/split-view.md 5.3, M26 observed) at scale 2. For other
/// scales the pixel between columns is inferred.
package final class ColumnWidthRule {
  package let style: SplitViewStyle
  package let design: SplitDesign
  package let preferences: ColumnStyleWidths
  /// The widths to which the user has dragged columns, which are among the preferred widths too.
  package let dragged: DraggedWidths
  /// The split's width, on the pixel grid.
  package let width: Double
  package let grid: PixelGrid

  package init(
    style: SplitViewStyle, design: SplitDesign, preferences: ColumnStyleWidths, dragged: DraggedWidths = DraggedWidths(),
    width: Double, grid: PixelGrid
  ) {
    self.style = style
    self.design = design
    self.preferences = preferences
    self.dragged = dragged
    self.width = width
    self.grid = grid
  }
}

extension ColumnWidthRule: Equatable {
  /// Compares two rules of one split. Their design is the same, because it is that of the OS version.
  package static func == (one: ColumnWidthRule, other: ColumnWidthRule) -> Bool {
    one.style == other.style && one.preferences == other.preferences && one.dragged == other.dragged
      && one.width == other.width && one.grid == other.grid
  }
}

extension ColumnWidthRule {
  /// The widths in a formation.
  package func widths(in formation: ColumnFormation) -> SideColumnWidths { reasonedWidths(in: formation).values }

  /// The widths in a formation, with their reasons.
  package func reasonedWidths(in formation: ColumnFormation) -> ReasonedWidths {
    let widths =
      switch (design.standing, style) {
      case (.floating, .tripleColumn): floatingTriple(formation)
      case (.floating, _): ReasonedWidths(primary: floatingDouble)
      case (.tiled, _): tiled
      }
    return widths.rounded(on: grid)
  }

  /// The least width in which three columns stand side by side on iOS 26 (M26 observed: 954.5 with the defaults).
  package var leastWidthOfThreeColumns: Double { least.primary + least.supplementary + leastSecondary + gaps }

  /// The room between three columns: the primary's inset and a line.
  private var gaps: Double { design.standing.inset + grid.pixel }

  /// The least widths that the app sets, or else those of the version.
  package var least: SideColumnWidths {
    SideColumnWidths(
      primary: preferences.primary.minimum ?? design.columnWidths.primary.least,
      supplementary: preferences.supplementary.minimum ?? design.columnWidths.supplementary.least)
  }

  package var leastSecondary: Double { preferences.secondary.minimum ?? design.columnWidths.leastSecondary }

  /// The preferred widths, in points or as a part of the split's width, or else those of the version. They are raised
  /// to the least width and lowered to the greatest.
  private var natural: (primary: ReasonedWidth, supplementary: ReasonedWidth) {
    let (numbers, least) = (design.columnWidths, least)
    return (
      natural(.primary, otherwise: numbers.primary.natural(in: width), least: least.primary),
      natural(.supplementary, otherwise: numbers.supplementary.natural(in: width), least: least.supplementary)
    )
  }

  private func natural(_ column: Column, otherwise: Double, least: Double) -> ReasonedWidth {
    let preferences = preferences[column]
    var wanted = preferences.wish(in: width, isDragged: dragged[column] != nil) ?? ReasonedWidth(otherwise, .automatic)
    wanted.raise(to: least)
    wanted.lower(to: preferences.maximum ?? .infinity)
    return wanted
  }

  // The rule of versions in which the primary floats.

  private var floatingDouble: ReasonedWidth {
    preferences.primary.primaryColumnWidth(
      in: Size(width: width, height: 0), design: design, grid: grid, leastSecondary: leastSecondary,
      isDragged: dragged[.primary] != nil)
  }

  private func floatingTriple(_ formation: ColumnFormation) -> ReasonedWidths {
    var (primary, supplementary) = natural
    switch formation {
    case .hidden, .oneOver, .twoDisplacing: break
    case .oneBeside, .primaryOverOneBeside:
      let room = width - grid.pixel - leastSecondary
      supplementary.lower(to: room, .secondary(leastSecondary), least: least.supplementary)
    case .twoBeside:
      let room = width - gaps - leastSecondary
      primary.lower(to: room - least.supplementary, .threeColumns, least: least.primary)
      supplementary.lower(to: room - primary.value, .threeColumns, least: least.supplementary)
    case .twoOver:
      primary.lower(to: width - gaps - supplementary.value, .supplementary, least: least.primary)
    }
    return ReasonedWidths(primary: primary, supplementary: supplementary)
  }

  // The rule of versions in which columns are tiled.

  /// The widths of tiled columns. No column is wider than the window without the line (unmeasured).
  private var tiled: ReasonedWidths {
    var (primary, supplementary) = natural
    let most = width - grid.pixel
    primary.lower(to: most, .split)
    supplementary.lower(to: most, .split)
    return ReasonedWidths(primary: primary, supplementary: supplementary)
  }

  /// The width that remains for the secondary beside one column and beside two.
  package var roomBesideColumns: FreeWindowRoom {
    let natural = (primary: natural.primary.value, supplementary: natural.supplementary.value)
    let first = style == .tripleColumn ? natural.supplementary : natural.primary
    let besideOne = width - first - grid.pixel
    return FreeWindowRoom(
      besideOne: besideOne, besideTwo: besideOne - natural.primary - grid.pixel, least: leastSecondary)
  }
}
