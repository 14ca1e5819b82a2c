import SplitKit

/// A mosaic: a sequence of blocks under one another, which repeats for any number of cells.
struct Mosaic: Equatable {
  /// The number of units that share the width.
  static let columns = 3

  let blocks: [MosaicBlock]
  /// The cells of one repetition of the blocks, and its height in units.
  private let cycle: [MosaicCell]
  private let cycleHeight: Int

  init(_ blocks: MosaicBlock...) {
    var cells: [MosaicCell] = []
    var height = 0
    for block in blocks {
      cells += block.cells.map { $0.moved(down: height) }
      height += block.height
    }
    (self.blocks, cycle, cycleHeight) = (blocks, cells, height)
  }

  /// The mosaic of home, with 32 cells in 15 units of height.
  static let home = Mosaic(.topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .tallBottomLeading)
  /// The mosaic of search, with 12 cells in 6 units of height.
  static let search = Mosaic(.topTrailing, .topLeading)
  /// Three columns of squares.
  static let squares = Mosaic(.row)

  func cell(_ index: Int) -> MosaicCell {
    let (turn, position) = index.quotientAndRemainder(dividingBy: cycle.count)
    return cycle[position].moved(down: turn * cycleHeight)
  }

  /// The height of the given number of cells, in units. An unfinished repetition ends with its lowest cell
  /// (unmeasured).
  func height(of count: Int) -> Int { (0..<count).map { cell($0).maxY }.max() ?? 0 }

  /// The cell that covers a unit, or nil if there is none.
  func index(atX x: Int, y: Int) -> Int? {
    guard y >= 0 else { return nil }
    let (turn, row) = y.quotientAndRemainder(dividingBy: cycleHeight)
    return cycle.firstIndex { $0.contains(x: x, y: row) }.map { turn * cycle.count + $0 }
  }
}
