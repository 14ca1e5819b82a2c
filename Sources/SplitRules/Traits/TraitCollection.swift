/// The kind of device that an interface is for.
public enum UserInterfaceIdiom: String, Sendable, CaseIterable { case pad, phone }

/// The amount of room that an interface has in one direction.
public enum UserInterfaceSizeClass: String, Sendable {
  case compact, regular
  /// The controller is in no window.
  case unspecified
}

extension UserInterfaceSizeClass: CaseIterable {
  /// The size classes that can be chosen.
  public static var allCases: [UserInterfaceSizeClass] { [.compact, .regular] }
}

/// The direction in which the user's language is laid out.
public enum LayoutDirection: String, Sendable, CaseIterable { case leftToRight, rightToLeft }

/// The appearance of an interface, light or dark.
public enum UserInterfaceStyle: String, Sendable, CaseIterable { case light, dark }

/// Whether the user prefers a higher contrast between colors: `UIAccessibilityContrast`.
public enum AccessibilityContrast: String, Sendable, CaseIterable { case normal, high }

/// The text size that the user prefers. Devices ship with `large`.
public enum ContentSizeCategory: String, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

/// The environment of a view controller: UIKit's traits, as far as layout depends on them.
public struct TraitCollection: Equatable, Sendable {
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// The amount of room from left to right.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// The amount of room from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// The reading direction of the user's language.
  public var layoutDirection: LayoutDirection
  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UserInterfaceStyle
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// The contrast that the user prefers, or nil before iOS 13, which introduced the trait.
  public var accessibilityContrast: AccessibilityContrast?
  /// Whether the nearest split view is expanded or collapsed, or nil before iOS 26, which introduced the trait.
  public var splitViewControllerLayoutEnvironment: LayoutEnvironment?

  package init(
    userInterfaceIdiom: UserInterfaceIdiom = .pad,
    horizontalSizeClass: UserInterfaceSizeClass,
    verticalSizeClass: UserInterfaceSizeClass,
    layoutDirection: LayoutDirection = .leftToRight,
    userInterfaceStyle: UserInterfaceStyle = .light,
    preferredContentSizeCategory: ContentSizeCategory = .large,
    accessibilityContrast: AccessibilityContrast? = nil,
    splitViewControllerLayoutEnvironment: LayoutEnvironment? = nil
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.accessibilityContrast = accessibilityContrast
    self.splitViewControllerLayoutEnvironment = splitViewControllerLayoutEnvironment
  }

  /// The traits of a controller that is in no window yet.
  package static let unspecified = TraitCollection(
    horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified)

  /// Whether both size classes are regular, as the layouts of the Instagram prototype require (spec 9.6, "RR").
  package var isRegularInBothDirections: Bool {
    horizontalSizeClass == .regular && verticalSizeClass == .regular
  }
}
