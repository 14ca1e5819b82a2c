/// The space between the letters of the page's own font, with which its texts are as wide as those of San Francisco.
///
/// San Francisco sets letters closer or wider by the size of the font (Human Interface Guidelines, "Typography", the tracking values), and
/// has narrower letters from a size of 20 on. The constants here were fitted to 57 widths of texts on iOS 26 (`measured/trees.jsonl`):
/// with them, texts of 17 points differ from the measured ones by 0.6 points on average, without them by 2.5.
package enum LetterSpacing {
  /// The space after each letter, in sizes of the font.
  ///
  /// - Parameters:
  ///   - size: The size of the font in points. One outside of Apple's table has the space of the nearest size in it.
  ///   - weight: The weight as in CSS.
  package static func between(ofSize size: Double, weight: Int) -> Double {
    let tracking = tracking.value(at: size) / 1000
    guard size < firstDisplaySize else { return tracking + text - display }
    return tracking + text + (weight >= 500 ? heavier : 0)
  }

  /// The size from which San Francisco has the letters for headlines (Human Interface Guidelines).
  private static let firstDisplaySize = 20.0
  /// The differences of the letters of both fonts, in sizes of the font: of all letters, of those for headlines, and of heavier ones.
  private static let (text, display, heavier) = (0.0112, 0.033, 0.008)

  /// Apple's tracking, in thousandths of the size.
  private static let tracking: SizeTable = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26),
    (18, -25),
    (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (32, 13),
    (34, 12),
    (36, 10), (40, 10), (44, 8), (48, 8), (52, 6), (56, 6), (60, 5), (64, 4), (68, 2), (72, 2), (76, 1), (80, 0),
  ]
}
