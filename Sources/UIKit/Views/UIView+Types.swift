import Foundation

extension UIView {
  /// How a frame follows the size of the superview: `UIView.AutoresizingMask`, with UIKit's raw values.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: UInt
    /// Creates a mask from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content fills a view: `UIView.ContentMode`, with UIKit's raw values.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
    case bottomRight
  }

  /// Whether a tint is dimmed: `UIView.TintAdjustmentMode`, with UIKit's raw values.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// How changes are animated: `UIView.AnimationOptions`. The duration alone counts here.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: UInt
    /// Creates options from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins from the present state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats. It runs once here.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs back. It does not here.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration is that of the animation around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve is this one, and not that of the animation around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The content is drawn while a transition runs.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides one view and shows the other, which is what `isHidden` says here too.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The options are these, and not those of the animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A flip. It is not drawn.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip. It is not drawn.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A curl. It is not drawn.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A curl. It is not drawn.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A dissolve. It is not drawn.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip. It is not drawn.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip. It is not drawn.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The number of pictures in a second. It has no effect.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// The number of pictures in a second. It has no effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// The number of pictures in a second. It has no effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// Changes from before are laid out first, since iOS 26. It has no effect.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
  }
}

/// The direction of a content: `UISemanticContentAttribute`, with UIKit's raw values.
public enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }

/// The nature of an element, for people who do not see it: `UIAccessibilityTraits`.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The raw value, which is UIKit's.
  public let rawValue: UInt64
  /// Creates traits from UIKit's raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// An element that cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A summary of a screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// An element that starts something during which no words should be spoken.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element with a value that can be changed.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A content that can be made larger.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A button that switches something.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
