import SplitKit

/// UIKit's colours that only views have (`Public/apps/uikit/views.css`).
extension Palette {
  var fill: Color { Color(0x787880, alpha: isDark ? 0.36 : 0.2) }
  var secondaryFill: Color { Color(0x787880, alpha: isDark ? 0.32 : 0.16) }
  var tertiaryFill: Color { Color(0x767680, alpha: isDark ? 0.24 : 0.12) }
  var quaternaryFill: Color { Color(0x747480, alpha: isDark ? 0.18 : 0.08) }
  var tertiaryText: Color { isDark ? Color(0xEBEBF5, alpha: 0.3) : Color(0x3C3C43, alpha: 0.3) }
  var red: Color { Color(isDark ? 0xFF453A : 0xFF3B30) }
  var green: Color { Color(isDark ? 0x30D158 : 0x34C759) }
  /// The material of an alert's card. The page blurs what is below it, which a picture leaves out.
  func card(_ finish: Finish) -> Color {
    switch (finish, isDark) {
    case (.glass, false): Color(0xFAFAFC)
    case (.glass, true): Color(0x26262A)
    case (_, false): Color(0xF2F2F2)
    case (_, true): Color(0x252525)
    }
  }
}
