/// The letters in which a text is set, as far as the width of the text depends on them.
///
/// The widths are those of the page's own font, an Inter that is adjusted to San Francisco, with the spacing of San Francisco
/// (`LetterSpacing`). Layouts, pictures and the page measure with the same numbers.
package struct TextFont: Hashable, Sendable {
  /// The size in points.
  package var size: Double
  /// The weight as in CSS, where 400 is regular and 700 is bold.
  package var weight: Int
  /// The space after each letter, in sizes of the font.
  package var spacing: Double

  /// Creates a font from its figures.
  package init(size: Double, weight: Int = 400, spacing: Double = 0) {
    (self.size, self.weight, self.spacing) = (size, weight, spacing)
  }

  /// The system's font, whose letters have the spacing of San Francisco, to a ten-thousandth of the size.
  package static func system(size: Double, weight: Int = 400) -> TextFont {
    let spacing = (LetterSpacing.between(ofSize: size, weight: weight) * 10_000).rounded() / 10_000
    return TextFont(size: size, weight: weight, spacing: spacing)
  }
}

extension TextFont {
  /// The width of a text in one line, in points.
  package func width(of text: String) -> Double { width(thousandths(of: text.unicodeScalars)) }

  /// A number of thousandths of the font's size in points.
  func width(_ thousandths: Double) -> Double { thousandths / 1000 * size }

  /// The width of letters in thousandths of the font's size, after that of others.
  func thousandths(of scalars: some Sequence<Unicode.Scalar>, after others: Double = 0) -> Double {
    scalars.reduce(others) { $0 + Advances.width(of: $1, weight: weight) + 1000 * spacing }
  }
}
