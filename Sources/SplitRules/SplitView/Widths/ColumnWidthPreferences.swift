/// The widths that an app requests for a column. Nil stands for UIKit's `automaticDimension`.
public struct ColumnWidthPreferences: Equatable, Sendable {
  /// The preferred width in points. It takes precedence over the fraction (H14 documented).
  public var preferred: Double?
  /// The preferred width as a fraction of the split view's width, from 0 to 1.
  public var fraction: Double?
  /// The minimum width in points.
  public var minimum: Double?
  /// The maximum width in points. It takes precedence over the minimum (H11: raised to the minimum, then lowered to the
  /// maximum).
  public var maximum: Double?

  /// Creates preferences in which every width is automatic.
  package init() {}
}

extension ColumnWidthPreferences {
  /// Whether no width is negative or no number.
  package var isPossible: Bool { [preferred, fraction, minimum, maximum].allSatisfy { $0.map { $0 >= 0 } ?? true } }

  /// Whether the app asks for another width than before. Such a request discards the width to which the user has
  /// dragged the column.
  package func asksAnew(since old: ColumnWidthPreferences) -> Bool { preferred != old.preferred || fraction != old.fraction }

  /// The primary column's width in an expanded split of the given size, in points on the pixel grid.
  ///
  /// The column always fits into the split, with the line beside it or the inset around it (unmeasured). Before iOS 8
  /// it has the same width everywhere. A least width of the secondary that the app sets counts for two columns as it
  /// does for three (inferred).
  package func primaryColumnWidth(
    in size: Size, design: SplitDesign, grid: PixelGrid, leastSecondary: Double? = nil
  ) -> Double {
    let limits: (minimum: Double, maximum: Double)
    let wanted: Double
    switch design.primaryWidth {
    case .fixed(let width): return grid.round(width)
    case .part(let part, let most, let mostOnLargeScreen, let largeScreen):
      let isLargeScreen = max(size.width, size.height) >= largeScreen
      limits = (minimum ?? 0, maximum ?? (isLargeScreen ? mostOnLargeScreen : most))
      wanted = preferred ?? ((fraction ?? part) * size.width).rounded(.up)
    case .natural(let natural, let least):
      let room = size.width - design.standing.inset - (leastSecondary ?? design.columnWidths.leastSecondary)
      limits = (minimum ?? least, maximum ?? .infinity)
      wanted = preferred ?? lowered(fraction.map { $0 * size.width } ?? natural, to: room)
    }
    let width = min(max(wanted, limits.minimum), limits.maximum)
    return grid.round(min(width, size.width - design.clearance(on: grid)))
  }

  /// The given width, lowered so that the secondary keeps its least width. It stays if no room remains in any case.
  private func lowered(_ width: Double, to room: Double) -> Double { room > 0 ? min(width, room) : width }
}
