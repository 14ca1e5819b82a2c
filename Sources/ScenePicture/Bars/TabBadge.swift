import SplitKit
import TextMeasures

/// The badge of a tab.
struct TabBadge {
  private let text: String
  private let color: Color
  private let font: TextFont
  /// The height in points.
  let height: Double

  /// Returns nil for a tab without a badge.
  ///
  /// - Parameter isOnPlatter: Whether the tab is on a platter, where the badge is 20 high in letters of 13 (920).
  init?(_ tab: Value, isOnPlatter: Bool = false) {
    (text, color) = (tab.text("badge"), tab.color("badgeColor") ?? Color(0xFF3B30))
    (font, height, padding) = isOnPlatter ? (.system(size: 13), 20, 4) : (TextFont(size: 12, weight: 500), 18, 5)
    if text.isEmpty { return nil }
  }

  private func style(_ color: Color) -> TextAttributes { TextAttributes(font, color) }

  /// The space at each side of the text.
  private let padding: Double

  /// The width in points (`Public/styles/bars.css`).
  var width: Double { max(height, font.width(of: text) + 2 * padding) }

  /// Draws the badge as a red pill.
  func draw(in frame: Rect, _ canvas: inout Canvas) {
    canvas.rect(frame, color, radii: .all(height / 2))
    canvas.line(text, in: frame, style(.white), .center)
  }

  /// Draws the text alone, as in a sidebar.
  func drawText(in frame: Rect, _ canvas: inout Canvas, _ setting: PictureSetting) {
    canvas.line(text, in: frame, style(setting.palette.quiet), .center)
  }
}
