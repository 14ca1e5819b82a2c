import Foundation

/// The colours of the system, which look different in light and dark interfaces, and with more contrast.
///
/// The numbers are those that Apple published for its interface kits, as far as they are known (general knowledge). A colour
/// without numbers for more contrast looks the same with it.
enum SystemColor: String, Sendable, CaseIterable {
  case systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemPink, systemPurple, systemTeal, systemIndigo
  case systemBrown, systemMint, systemCyan
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, link, placeholderText, separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case tintColor

  /// The colour for some traits.
  func components(for traits: UITraitCollection) -> UIColor.Components {
    let row = Self.table[self] ?? (light: 0x000000FF, dark: 0xFFFFFFFF)
    let isDark = traits.userInterfaceStyle == .dark
    if isDark, traits.userInterfaceLevel == .elevated, let elevated = Self.elevated[self] {
      return UIColor.Components(hex: elevated)
    }
    if traits.accessibilityContrast == .high, let strong = Self.highContrast[self] {
      return UIColor.Components(hex: isDark ? strong.dark : strong.light)
    }
    return UIColor.Components(hex: isDark ? row.dark : row.light)
  }

  private typealias Row = (light: UInt32, dark: UInt32)

  private static let table: [SystemColor: Row] = [
    .systemRed: (0xFF3B30FF, 0xFF453AFF), .systemGreen: (0x34C759FF, 0x30D158FF), .systemBlue: (0x007AFFFF, 0x0A84FFFF),
    .systemOrange: (0xFF9500FF, 0xFF9F0AFF), .systemYellow: (0xFFCC00FF, 0xFFD60AFF), .systemPink: (0xFF2D55FF, 0xFF375FFF),
    .systemPurple: (0xAF52DEFF, 0xBF5AF2FF), .systemTeal: (0x30B0C7FF, 0x40C8E0FF), .systemIndigo: (0x5856D6FF, 0x5E5CE6FF),
    .systemBrown: (0xA2845EFF, 0xAC8E68FF), .systemMint: (0x00C7BEFF, 0x63E6E2FF), .systemCyan: (0x32ADE6FF, 0x64D2FFFF),
    .systemGray: (0x8E8E93FF, 0x8E8E93FF), .systemGray2: (0xAEAEB2FF, 0x636366FF), .systemGray3: (0xC7C7CCFF, 0x48484AFF),
    .systemGray4: (0xD1D1D6FF, 0x3A3A3CFF), .systemGray5: (0xE5E5EAFF, 0x2C2C2EFF), .systemGray6: (0xF2F2F7FF, 0x1C1C1EFF),
    .label: (0x000000FF, 0xFFFFFFFF), .secondaryLabel: (0x3C3C4399, 0xEBEBF599), .tertiaryLabel: (0x3C3C434D, 0xEBEBF54D),
    .quaternaryLabel: (0x3C3C432E, 0xEBEBF529), .link: (0x007AFFFF, 0x0984FFFF), .placeholderText: (0x3C3C434D, 0xEBEBF54D),
    .separator: (0x3C3C434A, 0x54545899), .opaqueSeparator: (0xC6C6C8FF, 0x38383AFF),
    .systemBackground: (0xFFFFFFFF, 0x000000FF), .secondarySystemBackground: (0xF2F2F7FF, 0x1C1C1EFF),
    .tertiarySystemBackground: (0xFFFFFFFF, 0x2C2C2EFF), .systemGroupedBackground: (0xF2F2F7FF, 0x000000FF),
    .secondarySystemGroupedBackground: (0xFFFFFFFF, 0x1C1C1EFF), .tertiarySystemGroupedBackground: (0xF2F2F7FF, 0x2C2C2EFF),
    .systemFill: (0x78788033, 0x7878805C), .secondarySystemFill: (0x78788029, 0x78788052),
    .tertiarySystemFill: (0x7676801F, 0x7676803D), .quaternarySystemFill: (0x74748014, 0x7676802E),
    .tintColor: (0x007AFFFF, 0x0A84FFFF),
  ]

  private static let highContrast: [SystemColor: Row] = [
    .systemRed: (0xD70015FF, 0xFF6961FF), .systemGreen: (0x248A3DFF, 0x30DB5BFF), .systemBlue: (0x0040DDFF, 0x409CFFFF),
    .systemOrange: (0xC93400FF, 0xFFB340FF), .systemYellow: (0xB25000FF, 0xFFD426FF), .systemPink: (0xD30F45FF, 0xFF6482FF),
    .systemPurple: (0x8944ABFF, 0xDA8FFFFF), .systemTeal: (0x008299FF, 0x5DE6FFFF), .systemIndigo: (0x3634A3FF, 0x7D7AFFFF),
    .systemBrown: (0x7F6545FF, 0xB59469FF), .systemMint: (0x0C817BFF, 0x66D4CFFF), .systemCyan: (0x0071A4FF, 0x70D7FFFF),
    .systemGray: (0x6C6C70FF, 0xAEAEB2FF), .systemGray2: (0x8E8E93FF, 0x7C7C80FF), .systemGray3: (0xAEAEB2FF, 0x545456FF),
    .systemGray4: (0xBCBCC0FF, 0x444446FF), .systemGray5: (0xD8D8DCFF, 0x363638FF), .systemGray6: (0xEBEBF0FF, 0x242426FF),
  ]

  private static let elevated: [SystemColor: UInt32] = [
    .systemBackground: 0x1C1C1EFF, .secondarySystemBackground: 0x2C2C2EFF, .tertiarySystemBackground: 0x3A3A3CFF,
    .systemGroupedBackground: 0x1C1C1EFF, .secondarySystemGroupedBackground: 0x2C2C2EFF,
    .tertiarySystemGroupedBackground: 0x3A3A3CFF,
  ]
}

extension UIColor.Components {
  /// Creates a colour of the number 0xRRGGBBAA.
  init(hex: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
