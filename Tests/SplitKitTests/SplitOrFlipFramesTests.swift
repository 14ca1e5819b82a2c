import ContentBlocks
import SplitKit
import Testing

@testable import SamplePreviews

/// The widths and the five frames of the article's container: spec/split-view.md 8.2 to 8.5 and statements 209 to 212,
/// 215 and 216.
@Suite struct SplitOrFlipFramesTests {
  /// By the article's rule and by its repository's, of the sizes that the specification lists.
  static let widths: [(width: Double, height: Double, article: Double, repository: Double)] = [
    (736, 414, 440, 320), (768, 1024, 320, 320), (1024, 768, 440, 440), (694, 768, 320, 320), (678, 1024, 320, 320),
    (981, 1024, 320, 320), (1112, 834, 440, 440), (1366, 1024, 440, 440), (1024, 1366, 320, 320), (896, 414, 440, 440),
    (900, 900, 320, 320), (880, 700, 440, 320), (881, 700, 440, 440), (880.5, 700, 440, 440), (700.5, 700, 440, 320),
  ]

  @Test(arguments: widths)
  func `the left column's width`(row: (width: Double, height: Double, article: Double, repository: Double)) {
    let size = Size(width: row.width, height: row.height)
    #expect(LeftColumnWidth().width(for: size) == row.article)
    #expect(LeftColumnWidth(minimumWidthForWideColumn: 880).width(for: size) == row.repository)
  }

  @Test func `the five frames`() {
    let frames = SplitOrFlipFrames(size: Size(width: 1024, height: 768), leftColumnWidth: 440, isRightToLeft: false)
    #expect(frames.full == Rect(x: 0, y: 0, width: 1024, height: 768))
    #expect(frames.fullLeft == Rect(x: -1024, y: 0, width: 1024, height: 768))
    #expect(frames.fullRight == Rect(x: 1024, y: 0, width: 1024, height: 768))
    #expect(frames.leftColumn == Rect(x: 0, y: 0, width: 440, height: 768))
    #expect(frames.rightColumn == Rect(x: 440, y: 0, width: 584, height: 768))
  }

  @Test func `from right to left they are mirrored`() {
    let frames = SplitOrFlipFrames(size: Size(width: 1024, height: 768), leftColumnWidth: 440, isRightToLeft: true)
    #expect(frames.full == Rect(x: 0, y: 0, width: 1024, height: 768))
    #expect(frames.fullLeft == Rect(x: 1024, y: 0, width: 1024, height: 768))
    #expect(frames.fullRight == Rect(x: -1024, y: 0, width: 1024, height: 768))
    #expect(frames.leftColumn == Rect(x: 584, y: 0, width: 440, height: 768))
    #expect(frames.rightColumn == Rect(x: 0, y: 0, width: 584, height: 768))
  }

  @Test(arguments: [false, true])
  func `a column that is wider than the size is cut to it`(isRightToLeft: Bool) {
    let frames = SplitOrFlipFrames(
      size: Size(width: 400, height: 300), leftColumnWidth: 440, isRightToLeft: isRightToLeft)
    #expect(frames.leftColumn == frames.full)
    #expect(frames.rightColumn.width == 0)
  }
}
