import SplitKit

/// The width of the left one of two columns, by the size that they share.
///
/// The article's rule is 440 if the size is wider than high, and otherwise 320. Its repository also requires a least
/// width of 880, which the article's text does not (spec/split-view.md 8.2, S1 and R-SOF).
package struct LeftColumnWidth {
  /// The width, in points, that the size must exceed for a column of 440.
  package var minimumWidthForWideColumn: Double

  /// Creates the rule. Without a width, it is the article's.
  package init(minimumWidthForWideColumn: Double = 0) { self.minimumWidthForWideColumn = minimumWidthForWideColumn }

  package func width(for size: Size) -> Double {
    size.isLandscape && size.width > minimumWidthForWideColumn ? 440 : 320
  }

  /// The reason for the width. It names the rule and not the size, so it does not change with every point.
  func reason(for size: Size) -> String {
    guard size.isLandscape else { return "the size that the sides share is not wider than high" }
    let minimum = shortest(minimumWidthForWideColumn)
    if size.width <= minimumWidthForWideColumn { return "the sides share a width of at most \(minimum)" }
    let isWide = "the size that the sides share is wider than high"
    return minimumWidthForWideColumn > 0 ? "\(isWide) and wider than \(minimum)" : isWide
  }
}
