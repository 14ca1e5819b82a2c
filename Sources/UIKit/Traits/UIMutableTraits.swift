import Foundation
internal import SplitKit

/// Traits that can be set: `UIMutableTraits` of iOS 17.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The amount of room from left to right.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The amount of room from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The level above other interfaces.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The number of pixels for each point.
  var displayScale: CGFloat { get set }
  /// The colours of the display.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether letters are bold.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the window is in front.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The environment that split views give to the controllers in them.
  var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment { get set }
  /// The value of a trait that an app defines.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value where Trait.Value: Hashable { get set }
}

/// The overrides of a view's or a controller's traits: `UITraitOverrides` of iOS 17.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains(_ trait: any UITraitDefinition.Type) -> Bool
  /// Takes an override back.
  mutating func remove(_ trait: any UITraitDefinition.Type)
}

/// Values that an app sets.
struct MutableTraitValues: UITraitOverrides {
  var values = TraitValues()

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.idiom ?? .unspecified }
    set { values.idiom = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass ?? .unspecified }
    set { values.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass ?? .unspecified }
    set { values.verticalSizeClass = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection ?? .unspecified }
    set { values.layoutDirection = newValue }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style ?? .unspecified }
    set { values.style = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.contentSize ?? .unspecified }
    set { values.contentSize = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.contrast ?? .unspecified }
    set { values.contrast = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.level ?? .unspecified }
    set { values.level = newValue }
  }
  var displayScale: CGFloat {
    get { values.displayScale ?? 0 }
    set { values.displayScale = newValue }
  }
  var displayGamut: UIDisplayGamut {
    get { values.displayGamut ?? .unspecified }
    set { values.displayGamut = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight ?? .unspecified }
    set { values.legibilityWeight = newValue }
  }
  var activeAppearance: UIUserInterfaceActiveAppearance {
    get { values.activeAppearance ?? .unspecified }
    set { values.activeAppearance = newValue }
  }
  var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    get { values.layoutEnvironment ?? .none }
    set { values.layoutEnvironment = newValue }
  }
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value where Trait.Value: Hashable {
    get { values.custom[ObjectIdentifier(trait)]?.base as? Trait.Value ?? trait.defaultValue }
    set { values.custom[ObjectIdentifier(trait)] = AnyHashable(newValue) }
  }

  func contains(_ trait: any UITraitDefinition.Type) -> Bool { trait.differs(values, TraitValues()) }
  mutating func remove(_ trait: any UITraitDefinition.Type) { trait.clear(&values) }
}
