import Foundation
internal import SplitKit

/// The values of a trait collection, of which an app can give some and leave out others.
///
/// A value that nobody has set is nil here and reads as `unspecified`. The engine knows eight traits. The others are kept, and an
/// app that overrides one reads it back, but no change of the window leads to one.
struct TraitValues: Equatable, @unchecked Sendable {
  var idiom: UIUserInterfaceIdiom?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var style: UIUserInterfaceStyle?
  var contentSize: UIContentSizeCategory?
  var contrast: UIAccessibilityContrast?
  var layoutEnvironment: UISplitViewControllerLayoutEnvironment?
  var level: UIUserInterfaceLevel?
  var displayScale: CGFloat?
  var displayGamut: UIDisplayGamut?
  var legibilityWeight: UILegibilityWeight?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  /// The values of traits that an app defines, by their types.
  var custom: [ObjectIdentifier: AnyHashable] = [:]

  /// These values, with those of another collection in their place where it has any.
  func overridden(by other: TraitValues) -> TraitValues {
    var all = self
    all.idiom = other.idiom ?? idiom
    all.horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    all.verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    all.layoutDirection = other.layoutDirection ?? layoutDirection
    all.style = other.style ?? style
    all.contentSize = other.contentSize ?? contentSize
    all.contrast = other.contrast ?? contrast
    all.layoutEnvironment = other.layoutEnvironment ?? layoutEnvironment
    all.level = other.level ?? level
    all.displayScale = other.displayScale ?? displayScale
    all.displayGamut = other.displayGamut ?? displayGamut
    all.legibilityWeight = other.legibilityWeight ?? legibilityWeight
    all.activeAppearance = other.activeAppearance ?? activeAppearance
    all.custom.merge(other.custom) { $1 }
    return all
  }

  /// Whether every value of another collection is also the value here.
  func contains(_ other: TraitValues) -> Bool { overridden(by: other) == self }
}

extension TraitValues {
  /// The values that the engine's traits have, in a window with a scale.
  init(_ traits: SplitKit.TraitCollection, scale: CGFloat) {
    idiom = UIUserInterfaceIdiom(traits.userInterfaceIdiom)
    horizontalSizeClass = UIUserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UIUserInterfaceSizeClass(traits.verticalSizeClass)
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    style = traits.userInterfaceStyle == .dark ? .dark : .light
    contentSize = UIContentSizeCategory(traits.preferredContentSizeCategory)
    contrast = traits.accessibilityContrast.map { $0 == .high ? .high : .normal }
    layoutEnvironment = traits.splitViewControllerLayoutEnvironment.map(UISplitViewControllerLayoutEnvironment.init)
    (level, displayScale, displayGamut, legibilityWeight, activeAppearance) = (.base, scale, .P3, .regular, .active)
  }

  /// The values as overrides of the engine's traits. An unspecified value overrides nothing.
  var overrides: TraitOverrides {
    var overrides = TraitOverrides()
    overrides.userInterfaceIdiom = idiom.flatMap { $0 == .phone ? .phone : $0 == .pad ? .pad : nil }
    overrides.horizontalSizeClass = horizontalSizeClass?.engine
    overrides.verticalSizeClass = verticalSizeClass?.engine
    overrides.layoutDirection = layoutDirection.flatMap {
      switch $0 {
      case .unspecified: nil
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    }
    overrides.userInterfaceStyle = style.flatMap { $0 == .dark ? .dark : $0 == .light ? .light : nil }
    overrides.preferredContentSizeCategory = contentSize?.engine
    overrides.accessibilityContrast = contrast.flatMap { $0 == .high ? .high : $0 == .normal ? .normal : nil }
    overrides.splitViewControllerLayoutEnvironment = layoutEnvironment?.engine
    return overrides
  }
}

extension UIUserInterfaceIdiom {
  init(_ idiom: SplitKit.UserInterfaceIdiom) { self = idiom == .phone ? .phone : .pad }
}

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: SplitKit.UserInterfaceSizeClass) {
    switch sizeClass {
    case .unspecified: self = .unspecified
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }

  /// The engine's size class, or nil for an unspecified one.
  var engine: SplitKit.UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

extension UISplitViewControllerLayoutEnvironment {
  init(_ environment: SplitKit.LayoutEnvironment) {
    switch environment {
    case .outside: self = .none
    case .expanded: self = .expanded
    case .collapsed: self = .collapsed
    }
  }

  var engine: SplitKit.LayoutEnvironment {
    switch self {
    case .none: .outside
    case .expanded: .expanded
    case .collapsed: .collapsed
    }
  }
}

extension UIContentSizeCategory {
  init(_ category: SplitKit.ContentSizeCategory) {
    let index = SplitKit.ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
    self = Self.ordered[index]
  }

  /// The engine's text size, or nil for a name that UIKit does not have.
  var engine: SplitKit.ContentSizeCategory? {
    Self.ordered.firstIndex(of: self).map { SplitKit.ContentSizeCategory.allCases[$0] }
  }
}
