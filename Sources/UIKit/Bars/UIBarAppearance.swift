import Foundation
internal import SplitKit

// The looks of bars. The colours of backgrounds, lines, titles and tabs are drawn. Everything else is kept and has no effect.

/// The look of a bar: `UIBarAppearance`. Its colours are drawn. A background with a colour is drawn without a blur.
@preconcurrency @MainActor
open class UIBarAppearance: ObjectBase {
  /// The surface below the colour of the background.
  enum Surface { case usual, opaque, none }

  private(set) var surface = Surface.usual
  private var hasOwnShadow = false

  /// Creates the usual look.
  public override init() { super.init() }
  /// Creates the usual look for an idiom.
  public init(idiom: UIUserInterfaceIdiom) { super.init() }
  /// Creates the same look as another one.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }
  /// Creates the usual look.
  public required init?(coder: NSCoder) { super.init() }
  /// Gives the bar the background and the line of the system.
  open func configureWithDefaultBackground() { configure(.usual) }
  /// Gives the bar an opaque background, the colour `systemBackground` (inferred), and the line of the system.
  open func configureWithOpaqueBackground() { configure(.opaque) }
  /// Gives the bar neither a background nor a line.
  open func configureWithTransparentBackground() { configure(.none) }
  /// A new look with the same values.
  open func copy() -> Self {
    guard let copy = Self(coder: EmptyCoder()) else { return self }
    copy.take(self)
    return copy
  }
  /// Kept, without an effect.
  open var backgroundEffect: UIBlurEffect?
  /// The background, over that of `configureWith…Background()`.
  open var backgroundColor: UIColor?
  /// Kept, without an effect.
  open var backgroundImage: UIImage?
  /// Kept, without an effect.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line between the bar and the content; nil for no line. A bar of iOS 26 has a line only if the app has given it
  /// one (ours).
  open var shadowColor: UIColor? = .separator { didSet { hasOwnShadow = true } }
  /// Kept, without an effect.
  open var shadowImage: UIImage?

  private func configure(_ surface: Surface) {
    (self.surface, backgroundColor, backgroundEffect) = (surface, nil, nil)
    shadowColor = surface == .none ? nil : .separator
    hasOwnShadow = surface == .none
  }

  /// Takes the values of another look, which is of this class or of one above it.
  func take(_ other: UIBarAppearance) {
    (surface, backgroundColor, backgroundEffect) = (other.surface, other.backgroundColor, other.backgroundEffect)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    hasOwnShadow = other.hasOwnShadow
  }

  /// Whether the look differs from the usual one in what is drawn.
  var isGiven: Bool { surface != .usual || backgroundColor != nil || hasOwnShadow }

  /// The colours for the engine.
  func look(for traits: UITraitCollection) -> BarLook {
    var look = BarLook()
    look.background = backgroundColor?.hex(for: traits)
    switch surface {
    case .usual: if look.background?.hasSuffix("00") == true { look.background = nil }
    case .opaque: look.background = look.background ?? UIColor.systemBackground.hex(for: traits)
    case .none: look.background = look.background ?? BarLook.clear
    }
    if hasOwnShadow { look.shadow = shadowColor?.hex(for: traits) ?? BarLook.clear }
    return look
  }
}

/// The look of an item in a state: `UIBarButtonItemStateAppearance`.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: ObjectBase {
  /// The attributes of the words. The colour of the normal state is drawn.
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
  /// The look of a button that can be tapped.
  public let normal = UIBarButtonItemStateAppearance()
  /// Kept, without an effect.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Kept, without an effect.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Kept, without an effect.
  public let focused = UIBarButtonItemStateAppearance()

  /// The colour of the words, or nil for that of the bar.
  var color: UIColor? { normal.titleTextAttributes.foreground }
}

/// The look of a navigation bar: `UINavigationBarAppearance`.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Its colour is drawn, and the size and the weight of its font.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title. Its colour is drawn, and the size and the weight of its font.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without an effect.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of a large subtitle, since iOS 26. It is kept.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without an effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of the buttons. The colour of their words is drawn.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the buttons that finish what the user does; without a colour of theirs, they have that of the other buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the main buttons, since iOS 26; without a colour of theirs, they have that of the other buttons.
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

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    (subtitleTextAttributes, largeSubtitleTextAttributes) = (other.subtitleTextAttributes, other.largeSubtitleTextAttributes)
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
    (prominentButtonAppearance, backButtonAppearance) = (other.prominentButtonAppearance, other.backButtonAppearance)
    (backIndicatorImage, titlePositionAdjustment) = (other.backIndicatorImage, other.titlePositionAdjustment)
  }

  override var isGiven: Bool {
    super.isGiven || !titleTextAttributes.isEmpty || !largeTitleTextAttributes.isEmpty || !buttonColors.isEmpty
  }

  override func look(for traits: UITraitCollection) -> BarLook {
    var look = super.look(for: traits)
    look.titleColor = titleTextAttributes.foreground?.hex(for: traits)
    look.largeTitleColor = largeTitleTextAttributes.foreground?.hex(for: traits)
    (look.titleFont, look.largeTitleFont) = (titleTextAttributes.font?.ofBar, largeTitleTextAttributes.font?.ofBar)
    look.buttonColors = buttonColors.mapValues { $0.hex(for: traits) }
    return look
  }
}

/// A look of a bar with looks of its buttons.
@MainActor
private protocol HasButtonLooks {
  var buttonAppearance: UIBarButtonItemAppearance { get }
  var doneButtonAppearance: UIBarButtonItemAppearance { get }
  var prominentButtonAppearance: UIBarButtonItemAppearance { get }
}

extension HasButtonLooks {
  /// The colours of the words of buttons. A button that stands out has that of the others if it has none of its own (inferred).
  fileprivate var buttonColors: [BarButtonStyle: UIColor] {
    let (plain, done) = (buttonAppearance.color, doneButtonAppearance.color)
    let colors: [BarButtonStyle: UIColor?] = [
      .plain: plain, .done: done ?? plain, .prominent: prominentButtonAppearance.color ?? done ?? plain,
    ]
    return colors.compactMapValues { $0 }
  }
}

extension UINavigationBarAppearance: HasButtonLooks {}
extension UIToolbarAppearance: HasButtonLooks {}

/// The look of a toolbar: `UIToolbarAppearance`.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of the buttons. The colour of their words is drawn.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the buttons that finish what the user does; without a colour of theirs, they have that of the other buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the main buttons, since iOS 26; without a colour of theirs, they have that of the other buttons.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
    prominentButtonAppearance = other.prominentButtonAppearance
  }

  override var isGiven: Bool { super.isGiven || !buttonColors.isEmpty }

  override func look(for traits: UITraitCollection) -> BarLook {
    var look = super.look(for: traits)
    look.buttonColors = buttonColors.mapValues { $0.hex(for: traits) }
    return look
  }
}

/// The look of a tab in a state: `UITabBarItemStateAppearance`.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: ObjectBase {
  /// The attributes of the title. Its colour is drawn if there is no `iconColor`, because a tab has one colour here.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without an effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image, and of the title below it.
  open var iconColor: UIColor?
  /// Kept, without an effect.
  open var badgeBackgroundColor: UIColor?
  /// Kept, without an effect.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without an effect.
  open var badgePositionAdjustment = UIOffset.zero
  /// Kept, without an effect.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  /// The colour of a tab in the state.
  var color: UIColor? { iconColor ?? titleTextAttributes.foreground }
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
  /// The look of a tab that is not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// Kept, without an effect.
  public let disabled = UITabBarItemStateAppearance()
  /// Kept, without an effect.
  public let focused = UITabBarItemStateAppearance()
}

/// The look of a tab bar: `UITabBarAppearance`.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of the tabs. Their colours are drawn in every arrangement.
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

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    (stackedLayoutAppearance, inlineLayoutAppearance) = (other.stackedLayoutAppearance, other.inlineLayoutAppearance)
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
  }

  override var isGiven: Bool {
    super.isGiven || stackedLayoutAppearance.normal.color != nil || stackedLayoutAppearance.selected.color != nil
  }

  override func look(for traits: UITraitCollection) -> BarLook {
    var look = super.look(for: traits)
    look.itemColor = stackedLayoutAppearance.normal.color?.hex(for: traits)
    look.selectedItemColor = stackedLayoutAppearance.selected.color?.hex(for: traits)
    return look
  }
}
