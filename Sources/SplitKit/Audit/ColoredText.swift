/// A text that can be seen, with its colour and that of what is behind it.
package struct ColoredText: Equatable, Sendable {
  /// The whole text.
  package let text: String
  /// The id of the element or of the view model that has the text.
  package let target: String
  /// The id of the pane that shows it.
  package let pane: String
  /// The area of its letters in window coordinates. A text in several lines has the area of the first one.
  package let area: Rect
  /// The colour of the letters as it is on the background.
  package let color: RGBColor
  package let background: RGBColor
  /// The size of the letters in points, and their weight as in CSS.
  package let pointSize: Double
  package let weight: Int
  /// The name of UIKit's colour if both colours are UIKit's own, so that the app did not choose them.
  package let systemColor: String?

  package init(
    text: String, target: String, pane: String, area: Rect, color: RGBColor, background: RGBColor, pointSize: Double,
    weight: Int = 400, systemColor: String? = nil
  ) {
    (self.text, self.target, self.pane, self.area) = (text, target, pane, area)
    (self.color, self.background, self.pointSize, self.weight) = (color, background, pointSize, weight)
    self.systemColor = systemColor
  }
}

extension ColoredText {
  /// The contrast of the text, from 1 to 21.
  package var contrast: Double { color.contrast(to: background) }

  /// The least contrast of the text: 4.5, or 3 if it is large, which means at least 24 points, or 18.66 points in bold (W3C, WCAG 2.2,
  /// 1.4.3, where a point of UIKit is a pixel of CSS).
  package var leastContrast: Double {
    pointSize >= 24 || weight >= 700 && pointSize >= 18.66 ? Auditor.leastContrastOfLargeText : Auditor.leastContrast
  }

  package var hasLowContrast: Bool { contrast < leastContrast }
}

extension Auditor {
  /// The findings about texts with too little contrast: one for each element and color of its letters. Texts in UIKit's own colors are
  /// left out.
  package static func findings(about texts: [ColoredText]) -> [AuditFinding] {
    var groups: [[ColoredText]] = []
    for text in texts where text.hasLowContrast && text.systemColor == nil {
      if let index = groups.firstIndex(where: { $0[0].isBeside(text) }) {
        groups[index].append(text)
      } else {
        groups.append([text])
      }
    }
    return groups.compactMap(finding)
  }

  /// The finding about some texts of an element in one color. It names the one that is hardest to read.
  private static func finding(about texts: [ColoredText]) -> AuditFinding? {
    guard let worst = texts.min(by: { $0.contrast < $1.contrast }) else { return nil }
    let others = texts.count == 1 ? "" : texts.count == 2 ? " and another text" : " and \(texts.count - 1) other texts"
    let verb = texts.count == 1 ? "has" : "have"
    let colors = "\(worst.color.hexadecimal) on \(worst.background.hexadecimal)"
    let text =
      "“\(worst.text.prefix(60))”\(others) (\(worst.target)) \(verb) a contrast of \(worst.contrast.shortened), \(colors). "
      + "It should be at least \(shortest(worst.leastContrast))."
    return AuditFinding(
      rule: .contrast, target: worst.target, pane: worst.pane, text: text, area: texts.count == 1 ? worst.area : nil,
      part: worst.color.hexadecimal)
  }
}

extension Double {
  /// A contrast in whole hundredths. It is not rounded up, so that 4.499 does not become 4.5.
  package var hundredths: Double { (self * 100).rounded(.down) / 100 }

  /// A contrast as text, in hundredths.
  package var shortened: String { shortest(hundredths) }
}

extension ColoredText {
  /// Whether two texts of an element have letters of one color.
  fileprivate func isBeside(_ other: ColoredText) -> Bool {
    target == other.target && pane == other.pane && color == other.color && leastContrast == other.leastContrast
  }
}
