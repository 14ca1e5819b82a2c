import SplitKit
import Testing

/// The heights of lines (spec/views.md 880 and 883).
struct LineHeightTests {
  @Test(
    arguments: [
      (17, 3, 20 + 1.0 / 3), (17, 2, 20.5), (15, 3, 18), (15, 2, 18), (13, 3, 15 + 2.0 / 3), (13, 2, 16), (34, 2, 41),
      (33, 2, 39.5),
      (21, 2, 25.5), (28, 2, 33.5), (23, 2, 27.5), (30, 2, 36),
    ] as [(Double, Double, Double)])
  func `one line is as high as its letters, up to the pixel`(size: Double, scale: Double, height: Double) {
    #expect(LineHeight.alone(ofSize: size, scale: scale) == height)
  }

  @Test(
    arguments: [(17, 3, 2, 42 + 1.0 / 3), (15, 3, 2, 38), (15, 3, 3, 58), (17, 2, 0, 0)] as [(Double, Double, Int, Double)])
  func `a further line adds the leading`(size: Double, scale: Double, lines: Int, height: Double) {
    let leading = LineHeight.leading(ofSize: size)
    let whole = LineHeight.height(ofLines: lines, size: size, leading: leading, scale: scale)
    #expect((whole - height).magnitude < 1e-9)
    if lines > 0 { #expect(LineHeight.count(in: whole, size: size, leading: leading) == lines) }
  }

  @Test(arguments: [(28, 26.5), (22, 21), (13, 12.5)] as [(Double, Double)])
  func `the first baseline is the ascent, to the pixel`(size: Double, baseline: Double) {
    #expect(LineHeight.baseline(ofSize: size, scale: 2) == baseline)
  }

  @Test func `the leading of a size is that of Apple's text styles`() {
    let categories = ContentSizeCategory.allCases
    let sizes = categories.flatMap { category in TextStyle.allCases.map { category.size(of: $0) } }
    let others = sizes.filter { LineHeight.leading(ofSize: $0.pointSize) != $0.lineHeight }
    // The largest usual subheadline is the only style of 21 points with another leading.
    #expect(others.map { [$0.pointSize, $0.lineHeight] } == [[21, 28]])
    #expect(Set(LineHeight.table.figures.map(\.size)) == Set(sizes.map(\.pointSize)))
  }

  @Test(arguments: [(10, 12), (17.5, 23), (35, 42), (45, 53), (100, 117), (1, 2)] as [(Double, Double)])
  func `other sizes have a leading between those of the styles, or beyond them`(size: Double, leading: Double) {
    #expect(LineHeight.leading(ofSize: size) == leading)
  }

  @Test func `a height has room for at least one line, and for no more than fit`() {
    #expect(LineHeight.count(in: 0, size: 17, leading: 22) == 1)
    #expect(LineHeight.count(in: 35, size: 17, leading: 22) == 1)
    #expect(LineHeight.count(in: 42, size: 17, leading: 22) == 2)
    #expect(LineHeight.count(in: 20, size: 17, leading: 10) == 2, "A paragraph style can set lines closer than letters are high.")
  }
}
