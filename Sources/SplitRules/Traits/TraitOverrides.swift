/// Traits that take the place of inherited ones. A trait that is nil keeps its inherited value.
///
/// A controller's overrides are merged into the traits that its parent gives it (`traitOverrides` of iOS 17,
/// `setOverrideTraitCollection` before; spec/split-view.md 1.2, W14 documented).
package struct TraitOverrides: Equatable, Sendable {
  package var userInterfaceIdiom: UserInterfaceIdiom?
  package var horizontalSizeClass: UserInterfaceSizeClass?
  package var verticalSizeClass: UserInterfaceSizeClass?
  package var layoutDirection: LayoutDirection?
  package var userInterfaceStyle: UserInterfaceStyle?
  package var preferredContentSizeCategory: ContentSizeCategory?
  package var accessibilityContrast: AccessibilityContrast?
  package var splitViewControllerLayoutEnvironment: LayoutEnvironment?

  package init() {}

  /// The inherited traits, with the overrides in their place. A trait that the OS version does not have has no override.
  package func applied(to inherited: TraitCollection) -> TraitCollection {
    TraitCollection(
      userInterfaceIdiom: userInterfaceIdiom ?? inherited.userInterfaceIdiom,
      horizontalSizeClass: horizontalSizeClass ?? inherited.horizontalSizeClass,
      verticalSizeClass: verticalSizeClass ?? inherited.verticalSizeClass,
      layoutDirection: layoutDirection ?? inherited.layoutDirection,
      userInterfaceStyle: userInterfaceStyle ?? inherited.userInterfaceStyle,
      preferredContentSizeCategory: preferredContentSizeCategory ?? inherited.preferredContentSizeCategory,
      accessibilityContrast: inherited.accessibilityContrast.map { accessibilityContrast ?? $0 },
      splitViewControllerLayoutEnvironment: inherited.splitViewControllerLayoutEnvironment.map {
        splitViewControllerLayoutEnvironment ?? $0
      })
  }
}
