import Foundation

/// An effect of a view on what is below: `UIVisualEffect`.
@preconcurrency @MainActor
open class UIVisualEffect: ObjectBase {
  /// Creates no effect.
  public override init() { super.init() }
}

/// A blur: `UIBlurEffect`.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The kinds of blur: `UIBlurEffect.Style`, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent = 5, systemUltraThinMaterial = 6, systemThinMaterial = 7
    case systemMaterial = 8, systemThickMaterial = 9, systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11, systemThinMaterialLight = 12, systemMaterialLight = 13
    case systemThickMaterialLight = 14, systemChromeMaterialLight = 15, systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17, systemMaterialDark = 18, systemThickMaterialDark = 19, systemChromeMaterialDark = 20
  }

  /// The kind of the blur.
  public let style: Style

  /// Creates a blur of a kind.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
