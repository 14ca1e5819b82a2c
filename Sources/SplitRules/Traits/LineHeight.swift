import TextMeasures

/// The heights of the lines of the system's font.
///
/// One line is as high as its letters need, which is not what Apple's table says (880). Each further line adds the distance that the
/// table calls leading: 22 for a font of 17, 20 for one of 15.
package enum LineHeight {
  /// The height of the letters above the baseline, in sizes of the font (880 and 883).
  package static let ascent = 0.9521484375
  /// The depth of the letters below the baseline, in sizes of the font (880).
  package static let descent = 0.2412109375

  /// The height of the letters of a font, in points.
  package static func natural(ofSize size: Double) -> Double { size * (ascent + descent) }

  /// The height of one line alone, rounded up to the pixel (880).
  package static func alone(ofSize size: Double, scale: Double) -> Double { up(natural(ofSize: size), scale: scale) }

  /// The distance from the top of a line down to its baseline: the ascent, rounded to the pixel (883).
  package static func baseline(ofSize size: Double, scale: Double) -> Double {
    guard scale > 0 else { return size * ascent }
    return (size * ascent * scale).rounded() / scale
  }

  /// A length rounded up to the next pixel. Without a scale it stays as it is.
  package static func up(_ length: Double, scale: Double) -> Double { scale > 0 ? PixelGrid(scale: scale).up(length) : length }

  /// The distance from one line to the next, in points.
  ///
  /// The figures for 17 and 15 are measured (880). The others are those of Apple's table of text styles, in which nearly every size of a
  /// font has one leading: 21 has 26 in six styles, and 28 as a subheadline. For a size between two of the table, the leading is between
  /// theirs, and beyond its ends it grows with the size, in whole points (inferred).
  package static func leading(ofSize size: Double) -> Double {
    let (first, last) = (table.figures[0], table.figures[table.figures.count - 1])
    if size <= first.size { return (first.value / first.size * size).rounded(.up) }
    return (size < last.size ? table.value(at: size) : last.value / last.size * size).rounded()
  }

  /// The leadings of Apple's table by the size of the font (Human Interface Guidelines, "Typography").
  package static let table: SizeTable = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25), (21, 26), (22, 28),
    (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (29, 35), (30, 37), (31, 38), (32, 39), (33, 40), (34, 41),
    (36, 43), (37, 44), (38, 46), (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56), (48, 57), (49, 58), (50, 59),
    (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
  ]

  /// The height of some lines below each other, the first of which is alone in its height.
  package static func height(ofLines count: Int, size: Double, leading: Double, scale: Double) -> Double {
    count > 0 ? alone(ofSize: size, scale: scale) + Double(count - 1) * leading : 0
  }

  /// The number of lines for which a height has space, which is at least 1. A point more or less counts for nothing.
  ///
  /// - Parameter leading: The distance between lines. The first one is as high as its letters, or as the distance if that is less.
  package static func count(in height: Double, size: Double, leading: Double) -> Int {
    let first = min(natural(ofSize: size), leading)
    return 1 + Int(max(0, min(1e6, (height + 1 - first) / max(1, leading))))
  }
}
