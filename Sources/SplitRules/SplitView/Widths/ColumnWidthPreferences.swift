/// What an app can ask of the primary column's width; nil is UIKit's `automaticDimension`.
public struct ColumnWidthPreferences: Equatable, Sendable {
  /// In points. Wins over the fraction (H14 documented).
  public var preferred: Double?
  /// Of the split view's width, 0 to 1.
  public var fraction: Double?
  /// In points.
  public var minimum: Double?
  /// In points. Wins over the minimum (H11: raised to the minimum, then lowered to the maximum).
  public var maximum: Double?

  /// Asks nothing: every width is automatic.
  public init() {}
}

extension ColumnWidthPreferences {
  /// Whether no width is negative or no number.
  package var isPossible: Bool { [preferred, fraction, minimum, maximum].allSatisfy { $0.map { $0 >= 0 } ?? true } }

  /// Whether another width is asked for than before: what a user's finger has given does not outlive that.
  package func asksAnew(since old: ColumnWidthPreferences) -> Bool { preferred != old.preferred || fraction != old.fraction }

  /// The primary column's width in an expanded split of that size, in points on the pixel grid. Whatever was asked
  /// for, it fits into the split, with the line beside it or the inset around it (unmeasured); before iOS 8 it has one
  /// width wherever it is.
  ///
  /// A least width of the secondary that the app sets counts for two columns as it does for three (inferred).
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

  /// A width that leaves the secondary its least, where there is anything to leave.
  private func lowered(_ width: Double, to room: Double) -> Double { room > 0 ? min(width, room) : width }
}
