import SplitKit
import Testing

@testable import SamplePreviews

/// The arrangements of home and search, cell by cell: spec/split-view.md 9.6 and statements 235 and 236.
@Suite struct MosaicTests {
  /// Which post covers each unit, drawn as the screen shows it.
  private static let drawings: [(mosaic: Mosaic, drawing: String)] = [
    (
      .home,
      """
      0 0 1
      0 0 2
      3 4 5
      6 8 8
      7 8 8
      9 10 11
      12 13 14
      15 15 16
      15 15 17
      18 19 20
      21 23 23
      22 23 23
      24 25 26
      27 28 30
      27 29 31
      32 32 33
      32 32 34
      35 36 37
      """
    ),
    (
      .search,
      """
      0 2 2
      1 2 2
      3 4 5
      6 6 7
      6 6 8
      9 10 11
      12 14 14
      """
    ),
    (.squares, "0 1 2\n3 4 5"),
  ]

  @Test(arguments: drawings.indices)
  func `every unit belongs to the post that is drawn there`(index: Int) {
    let (mosaic, drawing) = Self.drawings[index]
    for (y, line) in drawing.split(separator: "\n").enumerated() {
      for (x, number) in line.split(separator: " ").enumerated() {
        #expect(mosaic.index(atX: x, y: y) == Int(number), "\(x), \(y)")
        #expect(mosaic.cell(Int(number)!).contains(x: x, y: y), "\(x), \(y)")
      }
    }
  }

  @Test(arguments: MosaicBlock.allCases)
  func `a block fills its units, and each of them once`(block: MosaicBlock) {
    let covered = block.cells.flatMap { cell in
      (cell.y..<cell.maxY).flatMap { y in (cell.x..<cell.x + cell.width).map { "\($0) \(y)" } }
    }
    let units = (0..<block.height).flatMap { y in (0..<Mosaic.columns).map { "\($0) \(y)" } }
    #expect(covered.sorted() == units.sorted())
  }

  @Test func `a turn has 32 posts at home and 12 in search`() {
    #expect(Mosaic.home.height(of: 32) == 15)
    #expect(Mosaic.home.cell(32) == MosaicCell(x: 0, y: 15, width: 2, height: 2))
    #expect(Mosaic.search.height(of: 12) == 6)
    #expect(Mosaic.search.cell(12) == MosaicCell(x: 0, y: 6, width: 1, height: 1))
  }

  @Test func `an unfinished turn ends with its lowest cell`() {
    let heights = [0: 0, 1: 2, 2: 2, 4: 3, 33: 17, 36: 18, 37: 18]
    for (count, height) in heights { #expect(Mosaic.home.height(of: count) == height, "\(count)") }
    #expect(Mosaic.search.height(of: 37) == 19)
    #expect(Mosaic.squares.height(of: 37) == 13)
  }

  @Test func `beside the columns and above there is no post`() {
    for mosaic in [Mosaic.home, .search, .squares] {
      #expect(mosaic.index(atX: -1, y: 0) == nil)
      #expect(mosaic.index(atX: 3, y: 0) == nil)
      #expect(mosaic.index(atX: 0, y: -1) == nil)
    }
  }
}

/// The same in points, under headers.
@Suite struct PostGridLayoutTests {
  private static let layouts = [Mosaic.home, .search, .squares].flatMap { mosaic in
    [320, 375, 768, 1366.5].map { width in
      PostGridLayout(width: width, headerHeights: [300], mosaic: mosaic, count: Posts.count)
    }
  }

  @Test(arguments: layouts.indices)
  func `the corners of a cell are its own`(index: Int) {
    let grid = Self.layouts[index]
    for number in 0..<grid.count {
      let cell = grid.mosaic.cell(number)
      let (left, right) = (Double(cell.x) * grid.unit, Double(cell.x + cell.width) * grid.unit)
      let (top, bottom) = (grid.top(ofCell: number), 300 + Double(cell.maxY) * grid.unit)
      for x in [left + 0.01, right - 0.01] {
        for y in [top + 0.01, bottom - 0.01] { #expect(grid.cell(at: Point(x: x, y: y)) == number) }
      }
    }
  }

  @Test func `in the header, beside the grid and below it there is no cell`() {
    let grid = PostGridLayout(width: 300, headerHeights: [300], mosaic: .home, count: Posts.count)
    let outside: [(Double, Double)] = [
      (10, 299.9), (-0.1, 310), (300, 310), (10, 300 + 18 * 100), (10, -5), (290, 300 + 17.5 * 100),
    ]
    for (x, y) in outside { #expect(grid.cell(at: Point(x: x, y: y)) == nil, "\(x), \(y)") }
    let nothing = PostGridLayout(width: 0, headerHeights: [300], mosaic: .home, count: Posts.count)
    #expect(nothing.cell(at: Point(x: 0, y: 300)) == nil)
  }

  @Test(arguments: layouts.indices)
  func `an offset comes back from its anchor`(index: Int) {
    let grid = Self.layouts[index]
    for step in 0..<200 {
      let offset = grid.contentSize.height * Double(step) / 200
      #expect(abs(grid.offset(of: grid.anchor(at: offset)) - offset) < 1e-6)
    }
  }

  @Test func `another width and another mosaic begin with the same post`() {
    let tall = PostGridLayout(width: 600, headerHeights: [300], mosaic: .home, count: Posts.count)
    let wide = PostGridLayout(width: 1200, headerHeights: [220], mosaic: .squares, count: Posts.count)
    let anchor = tall.anchor(at: 300 + 9 * 200)
    #expect(anchor == .cell(18, units: 0))
    #expect(wide.offset(of: anchor) == 220 + 6 * 400)
    #expect(wide.anchor(at: wide.offset(of: anchor)) == anchor)
  }
}

@Suite struct FeedLayoutTests {
  /// Rows of 613: 80, a picture of 400, 80, a gap of 8, a label of 25 and 20 below.
  private let feed = FeedLayout(contentWidth: 600, padding: 100, headerHeight: 140, count: 37, textSize: .large)

  @Test(arguments: [(125, 708, 0), (479.9, 732.9, 0), (300, 1333, 1)] as [(Double, Double, Int)])
  func `the comments of a post are where its label is`(x: Double, y: Double, post: Int) {
    #expect(feed.rowHeight == 613)
    #expect(feed.control(at: Point(x: x, y: y)) == .comments)
    #expect(feed.row(at: Point(x: x, y: y)) == post)
  }

  @Test(arguments: [(124.9, 720), (480, 720), (300, 707.9), (300, 733), (300, 100), (50, 720)] as [(Double, Double)])
  func `and not beside it`(x: Double, y: Double) {
    #expect(feed.control(at: Point(x: x, y: y)) == nil)
  }
}
