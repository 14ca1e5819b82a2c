import Foundation

/// Whether a scene is being recorded: `UISceneCaptureState`, with UIKit's raw values.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive = 0, active = 1 }

/// The size of the items of a toolbar of a Mac: `UINSToolbarItemPresentationSize`, with UIKit's raw values.
public enum UINSToolbarItemPresentationSize: Int, Sendable { case unspecified = -1, regular = 0, small = 1, large = 3 }

/// The list around a view: `UIListEnvironment`, with UIKit's raw values.
public enum UIListEnvironment: Int, Sendable { case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain }

/// The trait `forceTouchCapability`.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// Unavailable.
  public static var defaultValue: UIForceTouchCapability { .unavailable }
}

/// The kind of device that an interface is for: `UIUserInterfaceIdiom`, with UIKit's raw values.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}

/// The amount of room in one direction: `UIUserInterfaceSizeClass`, with UIKit's raw values.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Whether an interface is light or dark: `UIUserInterfaceStyle`, with UIKit's raw values.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The direction in which the user's language is laid out: `UITraitEnvironmentLayoutDirection`, with UIKit's raw values.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight = 0, rightToLeft = 1 }

/// The direction in which an interface is laid out: `UIUserInterfaceLayoutDirection`, with UIKit's raw values.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// Whether the user prefers a higher contrast: `UIAccessibilityContrast`, with UIKit's raw values.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal = 0, high = 1 }

/// The level of an interface above others: `UIUserInterfaceLevel`, with UIKit's raw values. It is always `base` unless an app
/// overrides it.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base = 0, elevated = 1 }

/// The colours that a display can show: `UIDisplayGamut`, with UIKit's raw values.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB = 0, P3 = 1 }

/// Whether there is touch that feels force: `UIForceTouchCapability`, with UIKit's raw values. It is never available.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// Whether letters are bold: `UILegibilityWeight`, with UIKit's raw values.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular = 0, bold = 1 }

/// Whether a window is in front: `UIUserInterfaceActiveAppearance`, with UIKit's raw values.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive = 0, active = 1 }

/// Whether the nearest split view is expanded or collapsed: `UISplitViewController.LayoutEnvironment` of iOS 26.
public enum UISplitViewControllerLayoutEnvironment: Int, Sendable { case none, expanded, collapsed }

/// The text size that a user prefers: `UIContentSizeCategory`.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// UIKit's name of the size.
  public let rawValue: String
  /// Creates a size from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Large, with which devices ship.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Extra large.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Extra extra large.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Extra extra extra large.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first size for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  /// Posted when the size has changed.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory: Comparable {
  /// Whether the first size is smaller. The unspecified size is smaller than all others.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (ordered.firstIndex(of: one) ?? -1) < (ordered.firstIndex(of: other) ?? -1)
  }
}
