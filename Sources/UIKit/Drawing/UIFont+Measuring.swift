import Foundation
internal import SplitKit
internal import TextMeasures

extension UIFont {
  /// The font in the size that it has for some traits, if it follows the text size.
  func adjusted(for traits: UITraitCollection, _ follows: Bool) -> UIFont {
    guard follows, let style else { return self }
    let size = (traits.preferredContentSizeCategory.engine ?? .large).size(of: style.engine).pointSize
    return UIFont(
      size: CGFloat(size), weight: weight, design: design, isItalic: isItalic, style: style, paragraph: paragraph)
  }

  /// The font in another weight.
  func weighing(_ weight: Weight) -> UIFont {
    UIFont(size: pointSize, weight: weight, design: design, isItalic: isItalic, style: style)
  }

  /// Whether two fonts look alike at every text size.
  func isOfSameFace(as other: UIFont) -> Bool {
    guard let style else { return isEqual(other) }
    return style == other.style && weight == other.weight && design == other.design && isItalic == other.isItalic
  }

  /// The distance from one line to the next for some traits, in points: that of the paragraph style, or else the font's own.
  func lineHeight(for traits: UITraitCollection) -> Double {
    let own = leading(for: traits)
    return paragraph?.height(ofLine: own) ?? own
  }

  /// The height of one line alone for some traits, in points (880), or that of the paragraph style.
  func heightOfOneLine(for traits: UITraitCollection) -> Double {
    let own = LineHeight.alone(ofSize: Double(pointSize), scale: Double(traits.displayScale))
    return paragraph?.height(ofLine: own) ?? own
  }

  /// The distance from the top of a line down to its baseline for some traits, in points (883).
  func baseline(for traits: UITraitCollection) -> CGFloat {
    let scale = Double(traits.displayScale)
    let own = CGFloat(LineHeight.baseline(ofSize: Double(pointSize), scale: scale))
    // The letters are in the middle of a line that the paragraph style makes higher (ours).
    return own + CGFloat(heightOfOneLine(for: traits) - LineHeight.alone(ofSize: Double(pointSize), scale: scale)) / 2
  }

  /// The leading of the text style, which Apple's table has, or else that of the size.
  private func leading(for traits: UITraitCollection) -> Double {
    guard let style else { return LineHeight.leading(ofSize: Double(pointSize)) }
    let size = (traits.preferredContentSizeCategory.engine ?? .large).size(of: style.engine)
    return size.pointSize == Double(pointSize) ? size.lineHeight : LineHeight.leading(ofSize: Double(pointSize))
  }

  /// The letters of the font, with which texts are measured.
  ///
  /// The other designs than the system's are drawn in fonts whose letters differ in other ways, so their letters have no spacing.
  var letters: TextFont {
    let size = Double(pointSize)
    return design == .default ? .system(size: size, weight: weight.css) : TextFont(size: size, weight: weight.css)
  }

  /// The font as the page takes it, with the height of a line.
  func node(for traits: UITraitCollection) -> Value {
    var members = [
      Member("size", .number(Double(pointSize))), Member("weight", .number(Double(weight.css))),
    ]
    if design != .default { members.append(Member("design", .string(design.rawValue))) }
    if isItalic { members.append(Member("isItalic", true)) }
    if letters.spacing != 0 { members.append(Member("spacing", .number(letters.spacing))) }
    members.append(Member("line", .number(lineHeight(for: traits))))
    return .object(members)
  }

  /// The size of a text, broken into lines of a width. The height is that of whole lines, and the width is that of the longest line,
  /// rounded up to the pixel.
  ///
  /// - Parameter startsWithLeading: Whether the first line is as high as the others, as in a text view (872). In a label it is as high as
  ///   its letters (880).
  func size(
    of text: String, width: Double, lines limit: Int, traits: UITraitCollection, startsWithLeading: Bool = false
  ) -> Size {
    let look = letters
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let most = limit > 0 ? limit : .max
    let lines = paragraphs.flatMap { paragraph in
      paragraph.isEmpty ? [""] : look.lines(of: paragraph, width: max(1, width), limit: most, keepsSpaces: true)
    }
    let shown = lines.prefix(most)
    let widest = shown.map { look.width(of: $0) * stretch }.max() ?? 0
    let first = startsWithLeading ? lineHeight(for: traits) : heightOfOneLine(for: traits)
    return Size(
      width: min(LineHeight.up(widest, scale: Double(traits.displayScale)), max(0, width)),
      height: text.isEmpty ? 0 : first + Double(shown.count - 1) * lineHeight(for: traits))
  }
}
