import Foundation

// The looks of bars. The engine draws bars as the system does, so everything here is kept and has no effect.

/// The look of a bar: `UIBarAppearance`. It is kept and not drawn.
@preconcurrency @MainActor
open class UIBarAppearance: ObjectBase {
  /// Creates the usual look.
  public override init() { super.init() }
  /// Creates the usual look for an idiom.
  public init(idiom: UIUserInterfaceIdiom) { super.init() }
  /// Creates the same look as another one.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
    super.init()
  }
  /// Creates the usual look.
  public required init?(coder: NSCoder) { super.init() }
  /// Kept, without an effect.
  open func configureWithDefaultBackground() {}
  /// Kept, without an effect.
  open func configureWithOpaqueBackground() { backgroundEffect = nil }
  /// Kept, without an effect.
  open func configureWithTransparentBackground() { (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil) }
  /// The look itself.
  open func copy() -> Self { self }
  /// Kept, without an effect.
  open var backgroundEffect: UIBlurEffect?
  /// Kept, without an effect.
  open var backgroundColor: UIColor?
  /// Kept, without an effect.
  open var backgroundImage: UIImage?
  /// Kept, without an effect.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// Kept, without an effect.
  open var shadowColor: UIColor?
  /// Kept, without an effect.
  open var shadowImage: UIImage?
}

/// The look of an item in a state: `UIBarButtonItemStateAppearance`.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: ObjectBase {
  /// Kept, without an effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without an effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// Kept, without an effect.
  open var backgroundImage: UIImage?
  /// Kept, without an effect.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The look of the items of a bar: `UIBarButtonItemAppearance`.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: ObjectBase {
  /// Creates the usual look of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Creates the usual look.
  public override convenience init() { self.init(style: .plain) }
  /// Kept, without an effect.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
  /// Kept, without an effect.
  public let normal = UIBarButtonItemStateAppearance()
  /// Kept, without an effect.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Kept, without an effect.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Kept, without an effect.
  public let focused = UIBarButtonItemStateAppearance()
}

/// The look of a navigation bar: `UINavigationBarAppearance`.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Kept, without an effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without an effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without an effect.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of a large subtitle, since iOS 26. It is kept.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without an effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// Kept, without an effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Kept, without an effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Kept, without an effect.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// Kept, without an effect.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Kept, without an effect.
  open private(set) var backIndicatorImage: UIImage?
  /// Kept, without an effect.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Kept, without an effect.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?)
  {
    (self.backIndicatorImage, self.backIndicatorTransitionMaskImage) = (backIndicatorImage, backIndicatorTransitionMaskImage)
  }
}

/// The look of a toolbar: `UIToolbarAppearance`.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Kept, without an effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Kept, without an effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Kept, without an effect.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a tab in a state: `UITabBarItemStateAppearance`.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: ObjectBase {
  /// Kept, without an effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without an effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// Kept, without an effect.
  open var iconColor: UIColor?
  /// Kept, without an effect.
  open var badgeBackgroundColor: UIColor?
  /// Kept, without an effect.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without an effect.
  open var badgePositionAdjustment = UIOffset.zero
}

/// The look of the tabs of a bar: `UITabBarItemAppearance`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: ObjectBase {
  /// The arrangements of tabs.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// Creates the usual look of a style.
  public init(style: Style) { super.init() }
  /// Creates the usual look.
  public override convenience init() { self.init(style: .stacked) }
  /// Kept, without an effect.
  open func configureWithDefault(for style: Style) {}
  /// Kept, without an effect.
  public let normal = UITabBarItemStateAppearance()
  /// Kept, without an effect.
  public let selected = UITabBarItemStateAppearance()
  /// Kept, without an effect.
  public let disabled = UITabBarItemStateAppearance()
  /// Kept, without an effect.
  public let focused = UITabBarItemStateAppearance()
}

/// The look of a tab bar: `UITabBarAppearance`.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Kept, without an effect.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Kept, without an effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Kept, without an effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Kept, without an effect.
  open var selectionIndicatorTintColor: UIColor?
  /// Kept, without an effect.
  open var selectionIndicatorImage: UIImage?
  /// Kept, without an effect.
  open var stackedItemWidth: CGFloat = 0
  /// Kept, without an effect.
  open var stackedItemSpacing: CGFloat = 0
  /// How items stand in the bar. It is kept.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
}
