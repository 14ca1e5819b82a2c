import SplitKit

/// The colours of the apps that the page brings (`Public/apps/*/*.css`).
extension Palette {
  /// The colours of UIKit (`Public/styles/apps/system.css`).
  mutating func takeSystemColors(_ finish: Finish) {
    text = isDark ? .white : .black
    barTitle = text
    tint = isDark ? Color(0x0A84FF) : Color(0x007AFF)
    secondaryText = isDark ? Color(0xEBEBF5, alpha: 0.6) : Color(0x3C3C43, alpha: 0.6)
    selected = isDark ? Color(0x3A3A3C) : Color(0xD1D1D6)
    grouped = isDark ? .black : Color(0xF2F2F7)
    card = isDark ? Color(0x1C1C1E) : .white
    if finish != .glass { sidebar = isDark ? Color(0x1C1C1E) : Color(0xF2F2F7) }
    guard finish == .glass else { return }
    cardRadius = 26
    tint = isDark ? Color(0x0091FF) : Color(0x0088FF)
    selected = Color(0x767680, alpha: isDark ? 0.32 : 0.14)
    barButton = text
    floating = isDark ? Color(0x1D1D20) : Color(0xF6F6F9)
  }

  mutating func takeSplitOrFlip(_ finish: Finish) {
    text = isDark ? .white : .black
    barTitle = text
    tint = isDark ? Color(0x0A84FF) : Color(0x007AFF)
    secondaryText = isDark ? Color(0xEBEBF5, alpha: 0.6) : Color(0x3C3C43, alpha: 0.6)
    selected = isDark ? Color(0x2C2C2E) : Color(0xE3E3E8)
    if finish == .glass { barButton = text }
  }

  mutating func takeAdaptability() {
    text = isDark ? .white : .black
    barTitle = text
    tint = isDark ? Color(0x0A84FF) : Color(0x007AFF)
    secondaryText = Color(0x8E8E93)
    chevron = isDark ? Color(0x545458) : Color(0xC7C7CC)
    selected = isDark ? Color(0x2C2C2E) : Color(0xD9D9D9)
    bar = isDark ? Color(0x18181A, alpha: 0.97) : Color(0xF7F7F7, alpha: 0.97)
    hairline = isDark ? Color(0xFFFFFF, alpha: 0.16) : Color(0, alpha: 0.22)
    separator = isDark ? Color(0x38383A) : Color(0xB2B2B2)
    grouped = isDark ? .black : Color(0xEFEFF4)
    cardRadius = 0
  }

  /// The face of a bar of iOS 5, from its top to its bottom (`Public/styles/looks/ios5.css`).
  static func glossyBar(isInPopover: Bool, isDark: Bool) -> [(at: Double, color: Color)] {
    if isInPopover { return [(0, Color(0x4C5567)), (0.5, Color(0x252F42)), (0.5, Color(0x172134)), (1, Color(0x131D2F))] }
    if isDark { return [(0, Color(0x5D626A)), (0.5, Color(0x2A2D33)), (0.5, Color(0x17191D)), (1, Color(0x0C0D10))] }
    return [(0, Color(0xF4F5F8)), (0.04, Color(0xD4D7DE)), (1, Color(0xA6ADBB))]
  }

  /// The colours of the bars of iOS 5 (`Public/styles/looks/ios5.css`).
  mutating func takeColorsOfClassicBars() {
    text = isDark ? Color(0xECEFF4) : .black
    secondaryText = Color(0x6D7682)
    separator = .black
    status = .white
    barTitle = isDark ? .white : Color(0x6B737F)
    barButton = .white
    hairline = isDark ? Color(0x2C3037) : Color(0xE0E0E0)
    if isDark { (background, raised) = (Color(0x16181C), Color(0x16181C)) }
  }
}
