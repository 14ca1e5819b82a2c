/// The place of a cell in a mosaic, in units. A unit is a third of the mosaic's width.
struct MosaicCell: Equatable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  var maxY: Int { y + height }

  func moved(down units: Int) -> MosaicCell { MosaicCell(x: x, y: y + units, width: width, height: height) }

  func contains(x column: Int, y row: Int) -> Bool {
    (x..<x + width).contains(column) && (y..<maxY).contains(row)
  }
}

/// A part of a mosaic, three units wide (spec/split-view.md 9.6, R-IG observed). A row is one unit high, and every
/// other block three.
///
/// The name of a block says where its large cell is. The leading edge is at x 0, and right-to-left drawing mirrors it.
enum MosaicBlock: CaseIterable {
  case topLeading, topTrailing, bottomLeading, bottomTrailing, tallBottomLeading, row

  /// The height of the block in units.
  var height: Int { self == .row ? 1 : 3 }

  /// The cells in the order of the posts.
  var cells: [MosaicCell] {
    switch self {
    case .topLeading:
      Self.cells((0, 0, 2, 2), (2, 0, 1, 1), (2, 1, 1, 1), (0, 2, 1, 1), (1, 2, 1, 1), (2, 2, 1, 1))
    case .topTrailing:
      Self.cells((0, 0, 1, 1), (0, 1, 1, 1), (1, 0, 2, 2), (0, 2, 1, 1), (1, 2, 1, 1), (2, 2, 1, 1))
    case .bottomLeading:
      Self.cells((0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 1, 1), (0, 1, 2, 2), (2, 1, 1, 1), (2, 2, 1, 1))
    case .bottomTrailing:
      Self.cells((0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 1, 1), (0, 1, 1, 1), (0, 2, 1, 1), (1, 1, 2, 2))
    case .tallBottomLeading:
      Self.cells(
        (0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 1, 1), (0, 1, 1, 2), (1, 1, 1, 1), (1, 2, 1, 1), (2, 1, 1, 1), (2, 2, 1, 1))
    case .row: Self.cells((0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 1, 1))
    }
  }

  private static func cells(_ cells: (Int, Int, Int, Int)...) -> [MosaicCell] {
    cells.map { MosaicCell(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
  }
}
