import Foundation

/// An item of a bar: `UIBarItem`.
@preconcurrency @MainActor
open class UIBarItem: ObjectBase, UIAppearance {
  /// The words.
  open var title: String? { didSet { if title != oldValue { noteChange() } } }
  /// The image.
  open var image: UIImage? { didSet { if image !== oldValue { noteChange() } } }
  /// Kept: the image is the same in low bars.
  open var landscapeImagePhone: UIImage?
  /// Kept, without an effect.
  open var largeContentSizeImage: UIImage?
  /// Kept, without an effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Accepted and ignored: no property can be set by its name.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Whether the item can be tapped. The default is true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { noteChange() } } }
  /// A number by which an app finds the item. The default is 0.
  open var tag = 0
  /// Kept, without an effect.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// Kept, without an effect.
  open var imageInsets = UIEdgeInsets.zero
  /// The name of the item for tests, and in its id.
  open var accessibilityIdentifier: String?
  /// The words for people who do not see the item; nil for its title, or else for those of its image.
  open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { noteChange() } } }
  /// A hint for people who do not see the item. It is kept.
  open var accessibilityHint: String?
  /// The value for people who do not see the item. It is kept.
  open var accessibilityValue: String?
  /// The traits for people who do not see the item. They are kept.
  open var accessibilityTraits: UIAccessibilityTraits = .button
  /// Whether the item is an element of its own. It is kept.
  open var isAccessibilityElement = true

  /// Creates an item.
  public override init() { super.init() }
  /// Creates an item as a storyboard does. A coder of another kind gives an empty item.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets the attributes of the words. The colour of the normal state is drawn on a button; the words of a tab have that of the bar.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    wordAttributes[state.rawValue] = attributes
    noteChange()
  }
  /// The attributes that the app has set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { wordAttributes[state.rawValue] }
  private var wordAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Says that the item looks different.
  func noteChange() {}
}
