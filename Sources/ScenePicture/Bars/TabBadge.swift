import SplitKit

/// The badge of a tab.
struct TabBadge {
  private let text: String
  private let color: Color

  /// Returns nil for a tab without a badge.
  init?(_ tab: Value) {
    (text, color) = (tab.text("badge"), tab.color("badgeColor") ?? Color(0xFF3B30))
    if text.isEmpty { return nil }
  }

  private static func style(_ color: Color) -> TextAttributes { TextAttributes(12, 500, color) }

  /// The width in points (`Public/styles/bars.css`).
  var width: Double { max(18, Self.style(.white).width(of: text) + 10) }

  /// Draws the badge as a red pill.
  func draw(in frame: Rect, _ canvas: inout Canvas) {
    canvas.rect(frame, color, radii: .all(9))
    canvas.line(text, in: frame, Self.style(.white), .center)
  }

  /// Draws the text alone, as in a sidebar.
  func drawText(in frame: Rect, _ canvas: inout Canvas, _ setting: PictureSetting) {
    canvas.line(text, in: frame, Self.style(setting.palette.quiet), .center)
  }
}
