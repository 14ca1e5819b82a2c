import SplitKit

/// A grid of cells of one size.
struct GridSpec: Sendable {
  /// The least width of a cell in points. The columns share the width of the grid equally.
  let minimumCellWidth: Double
  /// The width of a cell divided by the height of its picture.
  let aspectRatio: Double
  /// The distance between cells in points.
  let spacing: Double
  let cells: [CellSpec]
}

/// A cell of a grid.
struct CellSpec: Sendable {
  let id: String?
  let title: String?
  let image: String?
  let tap: [ActionSpec]
  let mark: SourceMark
}

extension GridSpec {
  static let shape: Shape<GridSpec> = .mapping(
    "Grid", "a grid",
    Shape<Double>.number(20...2000).field(
      "minimumCellWidth", default: 160, "The least width of a cell, in points.", written: 160),
    Shape<Double>.number(0.1...10).field(
      "aspectRatio", default: 1, "The width of a cell's picture divided by its height.", written: 1),
    Shape<Double>.number(0...200).field("spacing", default: 12, "The distance between cells, in points.", written: 12),
    Shape<[CellSpec]>.list(of: CellSpec.shape).field("cells", "The cells in reading order.")
  ) { (_, width, ratio, spacing, cells) throws(SourceError) in
    GridSpec(minimumCellWidth: width, aspectRatio: ratio, spacing: spacing, cells: cells)
  }
}

extension CellSpec {
  static let shape: Shape<CellSpec> = .mapping(
    "Cell", "a cell", Shape<String>.text.optional("title", "The words below the picture."),
    Shape<String>.symbol.optional("image", "The name of an SF Symbol in the picture."), ActionSpec.tap, CommonSpec.id
  ) { (mark, title, image, tap, id) throws(SourceError) in CellSpec(id: id, title: title, image: image, tap: tap, mark: mark) }
}
