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
  /// The split's width, on the pixel grid.
  package let width: Double
  package let grid: PixelGrid

  package init(
    style: SplitViewStyle, design: SplitDesign, preferences: ColumnStyleWidths, width: Double, grid: PixelGrid
  ) {
    self.style = style
    self.design = design
    self.preferences = preferences
    self.width = width
    self.grid = grid
  }
}

extension ColumnWidthRule: Equatable {
  /// Compares two rules of one split. Their design is the same, because it is that of the OS version.
  package static func == (one: ColumnWidthRule, other: ColumnWidthRule) -> Bool {
    one.style == other.style && one.preferences == other.preferences && one.width == other.width && one.grid == other.grid
  }
}

extension ColumnWidthRule {
  /// The widths in a formation.
  package func widths(in formation: ColumnFormation) -> SideColumnWidths {
    let widths =
      switch (design.standing, style) {
      case (.floating, .tripleColumn): floatingTriple(formation)
      case (.floating, _): SideColumnWidths(primary: floatingDouble, supplementary: 0)
      case (.tiled, _): tiled
      }
    return SideColumnWidths(
      primary: grid.round(widths.primary), supplementary: grid.round(widths.supplementary))
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
  private var natural: SideColumnWidths {
    let (numbers, least) = (design.columnWidths, least)
    return SideColumnWidths(
      primary: natural(preferences.primary, otherwise: numbers.primary.natural(in: width), least: least.primary),
      supplementary: natural(
        preferences.supplementary, otherwise: numbers.supplementary.natural(in: width), least: least.supplementary))
  }

  private func natural(_ column: ColumnWidthPreferences, otherwise: Double, least: Double) -> Double {
    let wanted = column.preferred ?? column.fraction.map { $0 * width } ?? otherwise
    return min(max(wanted, least), column.maximum ?? .infinity)
  }

  // The rule of versions in which the primary floats.

  private var floatingDouble: Double {
    preferences.primary.primaryColumnWidth(
      in: Size(width: width, height: 0), design: design, grid: grid, leastSecondary: leastSecondary)
  }

  private func floatingTriple(_ formation: ColumnFormation) -> SideColumnWidths {
    var widths = natural
    switch formation {
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

  // The rule of versions in which columns are tiled.

  /// The widths of tiled columns. No column is wider than the window without the line (unmeasured).
  private var tiled: SideColumnWidths {
    let (natural, most) = (natural, width - grid.pixel)
    return SideColumnWidths(primary: min(natural.primary, most), supplementary: min(natural.supplementary, most))
  }

  /// The width that remains for the secondary beside one column and beside two.
  package var roomBesideColumns: FreeWindowRoom {
    let natural = natural
    let first = style == .tripleColumn ? natural.supplementary : natural.primary
    let besideOne = width - first - grid.pixel
    return FreeWindowRoom(
      besideOne: besideOne, besideTwo: besideOne - natural.primary - grid.pixel, least: leastSecondary)
  }
}
