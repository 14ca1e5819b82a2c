import SplitKit

/// The width of the left column of two, from the size that they share.
///
/// The article's rule: 440 where the size is wider than high, else 320. Its repository asks for a least width besides,
/// 880; the article's text does not (spec/split-view.md 8.2, S1 and R-SOF).
struct LeftColumnWidth {
  /// In points: a column is 440 only where the size is wider than this, too.
  var minimumWidthForWideColumn: Double = 0

  func width(for size: Size) -> Double {
    size.isLandscape && size.width > minimumWidthForWideColumn ? 440 : 320
  }
}
