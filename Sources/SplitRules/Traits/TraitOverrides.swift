/// Traits that take the place of inherited ones. A trait that is nil keeps its inherited value.
///
/// A controller's overrides are merged into the traits that its parent gives it (`traitOverrides` of iOS 17,
/// `setOverrideTraitCollection` before; spec/split-view.md 1.2, W14 documented).
public struct TraitOverrides: Equatable, Sendable {
  public var userInterfaceIdiom: UserInterfaceIdiom?
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var layoutDirection: LayoutDirection?
  public var userInterfaceStyle: UserInterfaceStyle?
  public var preferredContentSizeCategory: ContentSizeCategory?

  public init() {}

  /// The inherited traits, with the overrides in their place.
  public func applied(to inherited: TraitCollection) -> TraitCollection {
    TraitCollection(
      userInterfaceIdiom: userInterfaceIdiom ?? inherited.userInterfaceIdiom,
      horizontalSizeClass: horizontalSizeClass ?? inherited.horizontalSizeClass,
      verticalSizeClass: verticalSizeClass ?? inherited.verticalSizeClass,
      layoutDirection: layoutDirection ?? inherited.layoutDirection,
      userInterfaceStyle: userInterfaceStyle ?? inherited.userInterfaceStyle,
      preferredContentSizeCategory: preferredContentSizeCategory ?? inherited.preferredContentSizeCategory)
  }
}
