import Foundation

/// The heights of lines that a paragraph style sets, in points.
struct ParagraphLines: Hashable, Sendable {
  private let spacing, multiple, least, most: CGFloat

  /// Reads a style, or returns nil for one that leaves lines as they are. A line alone has no space below it.
  init?(_ style: NSParagraphStyle?, hasOneLine: Bool) {
    guard let style else { return nil }
    (spacing, multiple) = (hasOneLine ? 0 : max(0, style.lineSpacing), max(0, style.lineHeightMultiple))
    (least, most) = (max(0, style.minimumLineHeight), max(0, style.maximumLineHeight))
    guard spacing > 0 || multiple > 0 && multiple != 1 || least > 0 || most > 0 else { return nil }
  }

  /// The height of a line with the space below it. The space counts below the last line too (ours).
  func height(ofLine usual: Double) -> Double {
    var height = usual * (multiple > 0 ? Double(multiple) : 1)
    if least > 0 { height = max(height, Double(least)) }
    if most > 0 { height = min(height, Double(most)) }
    return height + Double(spacing)
  }
}

extension UIFont {
  /// The font in lines of the heights that a paragraph style sets.
  func inLines(of style: NSParagraphStyle?, hasOneLine: Bool = false) -> UIFont {
    guard let lines = ParagraphLines(style, hasOneLine: hasOneLine), lines != paragraph else { return self }
    return UIFont(
      size: pointSize, weight: weight, design: design, isItalic: isItalic, style: self.style, name: customName, paragraph: lines)
  }
}

extension NSAttributedString {
  /// The style of the first paragraph, or nil.
  var firstParagraphStyle: NSParagraphStyle? { first(.paragraphStyle, as: NSParagraphStyle.self) }
}
