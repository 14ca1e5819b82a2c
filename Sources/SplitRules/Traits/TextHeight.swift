/// The height of a part of the interface that contains lines of text, such as a row or a header.
///
/// The part has a height at the text size `large`, and grows by as much as its lines grow. At the five accessibility
/// sizes it also has room for more lines, because titles may wrap there and texts that stood side by side stand below
/// each other, as in UIKit's own list cells (AD documented for `UIListContentConfiguration`; the number of lines is
/// ours).
package struct TextHeight: Equatable, Sendable {
  /// The height at `large`, in points.
  package let usual: Double
  /// The styles of the lines that stand below each other.
  package let lines: [TextStyle]
  /// The styles of the lines that the accessibility sizes add.
  package let accessibilityLines: [TextStyle]

  /// Creates a height: what it is at `large`, the lines in it, and those that the accessibility sizes add.
  package init(_ usual: Double, _ lines: TextStyle..., atAccessibilitySizes accessibilityLines: TextStyle...) {
    self.usual = usual
    self.lines = lines
    self.accessibilityLines = accessibilityLines
  }

  /// The height at a text size, in points.
  package func at(_ category: ContentSizeCategory) -> Double {
    let grown = lines.reduce(usual) { $0 + category.growth(of: $1) }
    guard category.isAccessibilityCategory else { return grown }
    return accessibilityLines.reduce(grown) { $0 + category.size(of: $1).lineHeight }
  }
}
