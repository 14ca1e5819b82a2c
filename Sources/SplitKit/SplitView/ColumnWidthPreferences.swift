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
  /// The primary column's width in an expanded split of that size, in points on the pixel grid. Never wider than
  /// the split, whatever was asked for (inferred).
  func primaryColumnWidth(in size: Size, profile: Profile, grid: PixelGrid) -> Double {
    let limits = limits(in: size, profile: profile)
    let width = min(max(wanted(in: size, profile: profile), limits.minimum), limits.maximum)
    return grid.round(min(width, size.width))
  }

  private func wanted(in size: Size, profile: Profile) -> Double {
    if let preferred { return preferred }
    switch profile {
    case .ios13:
      return ((fraction ?? Self.automaticFraction) * size.width).rounded(.up)
    case .ios26:
      let wanted = fraction.map { $0 * size.width } ?? Self.floatingWidth
      let room = size.width - ColumnArrangement.floatingInset - Self.minimumSecondaryWidth
      return room > 0 ? min(wanted, room) : wanted
    }
  }

  /// The width before iOS 26: ceil(0.4 x W), or ceil(fraction x W), then the minimum, then the maximum, by
  /// default 0 and 320, or 375 on the 12.9-inch class (spec 2.6: UYL-W, the rest inferred).
  private func limits(in size: Size, profile: Profile) -> (minimum: Double, maximum: Double) {
    switch profile {
    case .ios13:
      let isLargeScreen = max(size.width, size.height) >= 1366
      return (minimum ?? 0, maximum ?? (isLargeScreen ? 375 : 320))
    case .ios26:
      return (minimum ?? Self.minimumFloatingWidth, maximum ?? .infinity)
    }
  }

  private static let automaticFraction = 0.4
  /// iOS 26: 320, capped so that the secondary keeps 464 beside the primary and its inset of 10
  /// (spec 5.3, M26 observed).
  private static let floatingWidth: Double = 320
  private static let minimumSecondaryWidth: Double = 464
  /// Measured for a triple; for two columns unmeasured (spec section 12, 3).
  private static let minimumFloatingWidth: Double = 240
}
