import Foundation

/// Texts of one line that have no room in their label.
extension UILabel {
  /// The text and the font for the width of the label: in smaller letters, or cut at its start or in its middle. The page cuts a text at
  /// its end.
  func fitted(_ text: String, _ font: UIFont) -> (text: String, font: UIFont) {
    let isCut = lineBreakMode == .byTruncatingHead || lineBreakMode == .byTruncatingMiddle
    guard numberOfLines == 1, adjustsFontSizeToFitWidth || isCut, bounds.width > 0 else { return (text, font) }
    let width = width(of: text, font)
    guard width > bounds.width + 0.5 else { return (text, font) }
    let smaller = adjustsFontSizeToFitWidth ? font.withSize(font.pointSize * scale(forWidth: width)) : font
    return (isCut ? cut(text, smaller) : text, smaller)
  }

  private func width(of text: String, _ font: UIFont) -> CGFloat {
    CGFloat(font.size(of: text, width: 100_000, lines: 1, traits: traitCollection).width)
  }

  private func scale(forWidth width: CGFloat) -> CGFloat { max(minimumScaleFactor, bounds.width / width) }

  /// As many letters of the text as there is room for, with an ellipsis for the others.
  private func cut(_ text: String, _ font: UIFont) -> String {
    let letters = Array(text)
    var (fits, tooMany) = (0, letters.count)
    while fits + 1 < tooMany {
      let middle = (fits + tooMany) / 2
      if width(of: keeping(middle, of: letters), font) <= bounds.width { fits = middle } else { tooMany = middle }
    }
    return fits < letters.count && width(of: text, font) > bounds.width ? keeping(fits, of: letters) : text
  }

  private func keeping(_ count: Int, of letters: [Character]) -> String {
    let start = lineBreakMode == .byTruncatingHead ? 0 : (count + 1) / 2
    return String(letters.prefix(start)) + "…" + String(letters.suffix(count - start))
  }
}
