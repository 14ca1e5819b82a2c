import TextMeasures
import Testing

struct LetterSpacingTests {
  /// The widths of texts on iOS 26 (`measured/trees.jsonl`), and those of the page's font without spaces between letters, in points.
  static let measured: [(text: String, size: Double, weight: Int, measured: Double, plain: Double)] = [
    ("Classic Interviews", 17, 400, 136, 140.5), ("Recently Played", 17, 600, 127, 127.9), ("Eleventh item", 15, 400, 92.5, 93.5),
    ("Large sheet", 22, 400, 112, 119.7), ("Notifications", 34, 700, 203.5, 207.3), ("Library", 10, 500, 35, 32.4),
  ]

  @Test(arguments: measured) func `a text is within a point and a half of San Francisco`(
    _ one: (text: String, size: Double, weight: Int, measured: Double, plain: Double)
  ) {
    let spaces = LetterSpacing.between(ofSize: one.size, weight: one.weight) * one.size * Double(one.text.count)
    #expect((one.plain + spaces - one.measured).magnitude < 1.5, "\(one.text): \(one.plain + spaces)")
  }

  @Test func `a size outside of Apple's table has the space of the nearest one`() {
    #expect(LetterSpacing.between(ofSize: 0, weight: 400) == LetterSpacing.between(ofSize: 6, weight: 400))
    #expect(LetterSpacing.between(ofSize: 5000, weight: 400) == LetterSpacing.between(ofSize: 80, weight: 400))
    #expect(LetterSpacing.between(ofSize: .infinity, weight: 400) == LetterSpacing.between(ofSize: 80, weight: 400))
  }

  @Test func `a size between two of the table is between theirs`() {
    let (lower, middle, upper) = (
      LetterSpacing.between(ofSize: 12, weight: 400), LetterSpacing.between(ofSize: 12.5, weight: 400),
      LetterSpacing.between(ofSize: 13, weight: 400)
    )
    #expect(middle < lower && middle > upper && (middle - (lower + upper) / 2).magnitude < 1e-9)
  }
}
