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

  public init() {}
}

extension ColumnWidthPreferences {
  /// Whether another width is asked for than before: what a user's finger has given does not outlive that.
  package func asksAnew(since old: ColumnWidthPreferences) -> Bool { preferred != old.preferred || fraction != old.fraction }

  /// The primary column's width in an expanded split of that size, in points on the pixel grid. Whatever was asked
  /// for, it fits into the split, with the line beside it or the inset around it (unmeasured); before iOS 8 it has one
  /// width wherever it is.
  ///
  /// The secondary's least width is 464 where none is set (M26 observed); that another one counts for two columns as
  /// it does for three is inferred.
  package func primaryColumnWidth(
    in size: Size, design: SplitDesign, grid: PixelGrid, leastSecondary: Double = minimumSecondaryWidth
  ) -> Double {
    let limits = limits(in: size, design: design)
    let wanted = wanted(in: size, design: design, leastSecondary: leastSecondary)
    let width = min(max(wanted, limits.minimum), limits.maximum)
    return grid.round(design.isAdaptive ? min(width, size.width - design.clearance(on: grid)) : width)
  }

  private func wanted(in size: Size, design: SplitDesign, leastSecondary: Double) -> Double {
    switch design {
    case .fixed: return Self.fixedWidth
    case .tiled:
      return preferred ?? ((fraction ?? Self.automaticFraction) * size.width).rounded(.up)
    case .floating:
      if let preferred { return preferred }
      let wanted = fraction.map { $0 * size.width } ?? Self.floatingWidth
      let room = size.width - SplitDesign.floatingInset - leastSecondary
      return room > 0 ? min(wanted, room) : wanted
    }
  }

  /// The width before iOS 26: ceil(0.4 x W), or ceil(fraction x W), then the minimum, then the maximum, by
  /// default 0 and 320, or 375 on the 12.9-inch class (spec 2.6: UYL-W, the rest inferred).
  private func limits(in size: Size, design: SplitDesign) -> (minimum: Double, maximum: Double) {
    switch design {
    case .fixed:
      return (Self.fixedWidth, Self.fixedWidth)
    case .tiled:
      let isLargeScreen = max(size.width, size.height) >= 1366
      return (minimum ?? 0, maximum ?? (isLargeScreen ? 375 : 320))
    case .floating:
      return (minimum ?? Self.minimumFloatingWidth, maximum ?? .infinity)
    }
  }

  /// iOS 5: always (S4 observed).
  private static let fixedWidth: Double = 320
  private static let automaticFraction = 0.4
  /// iOS 26: 320, capped so that the secondary keeps 464 beside the primary and its inset of 10
  /// (spec 5.3, M26 observed).
  private static let floatingWidth: Double = 320
  package static let minimumSecondaryWidth: Double = 464
  /// Measured for a triple; for two columns unmeasured (spec section 12, 3).
  private static let minimumFloatingWidth: Double = 240
}
