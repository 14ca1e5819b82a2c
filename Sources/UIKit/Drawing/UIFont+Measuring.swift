import Foundation
internal import ScenePicture
internal import SplitKit

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

  /// The height of a line for some traits, in points: that of the paragraph style, or else the font's own.
  func lineHeight(for traits: UITraitCollection) -> Double {
    let own = ownLineHeight(for: traits)
    return paragraph?.height(ofLine: own) ?? own
  }

  private func ownLineHeight(for traits: UITraitCollection) -> Double {
    guard let style else { return (Double(pointSize) * 1.2).rounded(.up) }
    let size = (traits.preferredContentSizeCategory.engine ?? .large).size(of: style.engine)
    return size.pointSize == Double(pointSize) ? size.lineHeight : (Double(pointSize) * 1.2).rounded(.up)
  }

  /// The font as the page takes it, with the height of a line.
  func node(for traits: UITraitCollection) -> Value {
    var members = [
      Member("size", .number(Double(pointSize))), Member("weight", .number(Double(weight.css))),
    ]
    if design != .default { members.append(Member("design", .string(design.rawValue))) }
    if isItalic { members.append(Member("isItalic", true)) }
    members.append(Member("line", .number(lineHeight(for: traits))))
    return .object(members)
  }

  /// The size of a text, broken into lines of a width. The height is that of whole lines, and the width is that of the longest
  /// line, rounded up.
  func size(of text: String, width: Double, lines limit: Int, traits: UITraitCollection) -> Size {
    let look = TextAttributes(measuring: Double(pointSize), weight: weight.css)
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let most = limit > 0 ? limit : .max
    let lines = paragraphs.flatMap { paragraph in
      paragraph.isEmpty ? [""] : look.lines(of: paragraph, width: max(1, width), limit: most, keepsSpaces: true)
    }
    let shown = lines.prefix(most)
    let widest = shown.map { look.width(of: $0) * stretch }.max() ?? 0
    return Size(
      width: min(widest.rounded(.up), max(0, width)), height: text.isEmpty ? 0 : Double(shown.count) * lineHeight(for: traits))
  }
}
