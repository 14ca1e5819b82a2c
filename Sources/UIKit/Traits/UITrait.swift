import Foundation
internal import SplitKit

/// A trait as a type: `UITraitDefinition` of iOS 17. An app can define its own.
public protocol UITraitDefinition: Sendable {
  /// The type of the values.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
  /// The name of the trait, which appears in descriptions.
  static var name: String { get }
  /// Whether a change of the trait changes colours.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as an argument: `UITrait`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, which knows its value in a collection.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value?> & Sendable { get }
}

extension UITraitDefinition {
  /// Whether two collections differ in this trait.
  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    if let system = self as? any SystemTrait.Type { return system.systemDiffers(one, other) }
    return one.custom[ObjectIdentifier(self)] != other.custom[ObjectIdentifier(self)]
  }

  /// Removes the value of this trait.
  static func clear(_ values: inout TraitValues) {
    if let system = self as? any SystemTrait.Type { return system.clearSystem(&values) }
    values.custom[ObjectIdentifier(self)] = nil
  }
}

extension SystemTrait {
  static func systemDiffers(_ one: TraitValues, _ other: TraitValues) -> Bool { one[keyPath: path] != other[keyPath: path] }
  static func clearSystem(_ values: inout TraitValues) { values[keyPath: path] = nil }
}

/// The trait `userInterfaceIdiom`.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
/// The trait `horizontalSizeClass`.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The trait `verticalSizeClass`.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The trait `layoutDirection`.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
/// The trait `userInterfaceStyle`.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait `preferredContentSizeCategory`.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
/// The trait `accessibilityContrast`.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait `userInterfaceLevel`.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait `displayScale`.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Zero.
  public static var defaultValue: CGFloat { 0 }
}
/// The trait `displayGamut`.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait `legibilityWeight`.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
/// The trait `activeAppearance`.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}
/// The trait `splitViewControllerLayoutEnvironment`, since iOS 26.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  /// None.
  public static var defaultValue: UISplitViewControllerLayoutEnvironment { .none }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> & Sendable { \.idiom }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> & Sendable { \.horizontalSizeClass }
}
extension UITraitVerticalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> & Sendable { \.verticalSizeClass }
}
extension UITraitLayoutDirection: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> & Sendable { \.layoutDirection }
}
extension UITraitUserInterfaceStyle: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> & Sendable { \.style }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory?> & Sendable { \.contentSize }
}
extension UITraitAccessibilityContrast: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast?> & Sendable { \.contrast }
}
extension UITraitUserInterfaceLevel: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> & Sendable { \.level }
}
extension UITraitDisplayScale: SystemTrait {
  static var path: WritableKeyPath<TraitValues, CGFloat?> & Sendable { \.displayScale }
}
extension UITraitDisplayGamut: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut?> & Sendable { \.displayGamut }
}
extension UITraitLegibilityWeight: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight?> & Sendable { \.legibilityWeight }
}
extension UITraitActiveAppearance: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> & Sendable { \.activeAppearance }
}
extension UITraitSplitViewControllerLayoutEnvironment: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UISplitViewControllerLayoutEnvironment?> & Sendable { \.layoutEnvironment }
}

extension UITraitCollection {
  /// The traits that `changedTraits(from:)` compares.
  static var knownTraits: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self, UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitLegibilityWeight.self, UITraitActiveAppearance.self, UITraitSplitViewControllerLayoutEnvironment.self,
    ]
  }
}
