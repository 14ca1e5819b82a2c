import Foundation
internal import SplitKit

/// The environment of a view or a controller: `UITraitCollection`. It never changes.
///
/// A collection that an app makes has the values that the app gives; all others read as unspecified.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  /// Creates a collection in which everything is unspecified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Creates a collection with what the closure sets: `UITraitCollection(mutations:)` of iOS 17.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = MutableTraitValues()
    mutations(&traits)
    values = (traits as? MutableTraitValues)?.values ?? TraitValues()
    super.init()
  }

  /// Creates a collection of several ones, of which a later one counts before an earlier one.
  public init(traitsFrom collections: [UITraitCollection]) {
    values = collections.reduce(TraitValues()) { $0.overridden(by: $1.values) }
    super.init()
  }

  /// Creates a collection without values. A collection cannot be restored from an archive.
  public required init?(coder: NSCoder) {
    values = TraitValues()
    super.init()
  }

  /// Whether two collections have the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  /// A number that equal collections share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.verticalSizeClass)
    hasher.combine(values.style)
    return hasher.finalize()
  }

  /// The values by their names.
  open override var description: String {
    "<UITraitCollection: idiom \(userInterfaceIdiom), horizontal \(horizontalSizeClass), vertical \(verticalSizeClass), "
      + "style \(userInterfaceStyle), text \(preferredContentSizeCategory.rawValue)>"
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// The amount of room from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// The amount of room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// The reading direction of the user's language.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.contentSize ?? .unspecified }
  /// The contrast that the user prefers.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// The level above other interfaces.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  /// The number of pixels for each point, or 0 if it is unspecified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// The colours that the display can show.
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  /// Whether letters are bold.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  /// Whether the window is in front.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
  /// Touch never feels force here.
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The range of the brightness of images: unspecified.
  open var imageDynamicRange: UIImage.DynamicRange { .unspecified }
  /// Whether the scene is being recorded: unspecified.
  open var sceneCaptureState: UISceneCaptureState { .unspecified }
  /// The size of the items of a toolbar of a Mac: unspecified.
  open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { .unspecified }
  /// The list around the view: unspecified.
  open var listEnvironment: UIListEnvironment { .unspecified }
  /// The place of the accessory of a tab bar, since iOS 26: unspecified.
  open var tabAccessoryEnvironment: UITabAccessory.Environment { .unspecified }
  /// Whether the nearest split view is expanded or collapsed, since iOS 26.
  open var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment { values.layoutEnvironment ?? .none }

  /// The value of a trait that an app defines, or its default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value where Trait.Value: Hashable {
    values.custom[ObjectIdentifier(trait)]?.base as? Trait.Value ?? trait.defaultValue
  }

  /// Whether every value of another collection is also the value of this one.
  open func containsTraits(in trait: UITraitCollection?) -> Bool { trait.map { values.contains($0.values) } ?? true }

  /// Whether a colour can look different in another collection: whether style, contrast, level or gamut differ.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
  }

  /// The same collection with what the closure changes: `modifyingTraits(_:)` of iOS 17.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)])
  }

  /// The traits whose values differ from those of another collection.
  open func changedTraits(from other: UITraitCollection?) -> [any UITraitDefinition.Type] {
    UITraitCollection.knownTraits.filter { $0.differs(values, other?.values ?? TraitValues()) }
  }

  /// The collection that dynamic colours are resolved for on this thread when nobody gives one. It is that of the controller whose
  /// method runs, or else that of the window.
  public static var current: UITraitCollection {
    get { CurrentTraits.value.withLock { $0 } ?? UITraitCollection() }
    set { CurrentTraits.value.withLock { $0 = newValue } }
  }

  /// Runs a closure with this collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  /// The traits that affect the choice of an image.
  public static var systemTraitsAffectingImageLookup: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitAccessibilityContrast.self, UITraitPreferredContentSizeCategory.self,
    ]
  }
  /// The configuration of images for these traits, which has no effect.
  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration() }
  /// The language in which texts are set: that of the user.
  open var typesettingLanguage: Locale.Language { Locale.current.language }

  /// The traits that affect colours and images.
  public static var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self]
  }
}

// The collections with one value, as convenience initializers: a subclass would inherit them.
extension UITraitCollection {
  /// Creates a collection with one value.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
  /// Creates a collection with one value.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Creates a collection with one value.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
  /// Creates a collection with one value.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Creates a collection with one value.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
  /// Creates a collection with one value.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Creates a collection with one value.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Creates a collection with one value.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
  /// Creates a collection with one value.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
  /// Creates a collection with one value.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  /// Creates a collection with one value.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }

  /// Creates a collection with one value.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
  /// Creates an empty collection, because touch never feels force here.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init { _ in } }
  /// Creates an empty collection, because the range of images is unspecified here.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init { _ in } }
  /// Creates an empty collection, because scenes are not recorded here.
  public convenience init(sceneCaptureState: UISceneCaptureState) { self.init { _ in } }
  /// Creates an empty collection, because there is no toolbar of a Mac here.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) { self.init { _ in } }
  /// Creates an empty collection, because texts are set in the user's language here.
  public convenience init(typesettingLanguage: Locale.Language) { self.init { _ in } }

  convenience init(_ values: TraitValues) {
    self.init { if var traits = $0 as? MutableTraitValues { traits.values = values; $0 = traits } }
  }
}

/// The current collection of the process, which every thread reads.
private enum CurrentTraits {
  static let value = Locked<UITraitCollection?>(nil)
}
