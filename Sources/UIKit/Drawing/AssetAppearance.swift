/// The appearance that a colour or an image of an asset catalogue is for.
struct AssetAppearance: Decodable, Sendable {
  private let appearance: String
  private let value: String

  /// Whether something is for the appearance and the device of some traits.
  static func fit(_ appearances: [AssetAppearance]?, _ idiom: String?, _ traits: UITraitCollection) -> Bool {
    guard idiom == nil || idiom == "universal" || idiom == "ipad" else { return false }
    return (appearances ?? []).allSatisfy { appearance in
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): traits.userInterfaceStyle == .dark
      case ("luminosity", "light"): traits.userInterfaceStyle != .dark
      case ("contrast", "high"): traits.accessibilityContrast == .high
      default: false
      }
    }
  }

  /// How special an entry is: the more conditions it has, the greater the number.
  static func rank(_ appearances: [AssetAppearance]?, _ idiom: String?) -> Int {
    (appearances ?? []).count * 2 + (idiom == "ipad" ? 1 : 0)
  }
}
