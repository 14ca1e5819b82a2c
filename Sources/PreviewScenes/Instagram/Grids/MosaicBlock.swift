/// Where a cell is in a mosaic, in units: a third of the mosaic's width is one.
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

/// A part of a mosaic, three units wide and, but for a row, three high (spec/split-view.md 9.6, R-IG observed).
///
/// The names say where the large cell is. Leading is x 0; what draws right to left mirrors that.
enum MosaicBlock: CaseIterable {
  case topLeading, topTrailing, bottomLeading, bottomTrailing, tallBottomLeading, row

  /// In units.
  var height: Int { self == .row ? 1 : 3 }

  /// In the order of the posts.
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
