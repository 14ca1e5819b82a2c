/// How a window's traits follow from its size.
///
/// Size and size class are separate inputs of the engine: a policy derives the one from the other, and any
/// trait can be overridden. Policies for phones, and one that derives nothing, join here with the devices.
public enum TraitPolicy: String, Sendable, CaseIterable {
  /// An iPad app: horizontally regular above `regularWidthThreshold`, vertically always regular.
  case pad
}

extension TraitPolicy {
  /// The width, in points, up to which a window of the pad idiom is horizontally compact.
  ///
  /// On hardware 639 is compact and 678 regular, and nothing between was seen; 667 is the cut that another
  /// engine's iOS port uses (spec/split-view.md 1.1: bracket observed, the number from one source).
  public static let regularWidthThreshold: Double = 667

  /// The traits of a window of that size, before any override.
  public func traits(for size: Size) -> TraitCollection {
    switch self {
    case .pad:
      TraitCollection(
        userInterfaceIdiom: .pad,
        horizontalSizeClass: size.width > Self.regularWidthThreshold ? .regular : .compact,
        verticalSizeClass: .regular)
    }
  }
}
