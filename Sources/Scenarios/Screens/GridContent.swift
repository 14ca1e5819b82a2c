import ContentBlocks
import SplitKit

/// The cells of a grid.
final class GridContent: ScreenContent {
  private let spec: GridSpec
  private let cells: [(id: String, cell: CellSpec)]
  private let actions: [String: [ActionSpec]]

  init(_ spec: GridSpec, prefix: String) {
    self.spec = spec
    cells = spec.cells.enumerated().map { (id: "\(prefix)/\($0.element.id ?? "\($0.offset + 1)")", cell: $0.element) }
    actions = Dictionary(cells.map { ($0.id, $0.cell.tap) }, uniquingKeysWith: { first, _ in first })
  }

  func actions(of element: String, in screen: ScreenViewController) -> [ActionSpec]? { actions[element] }

  func viewModel(in screen: ScreenViewController) -> Value {
    let items = cells.map { cell -> Value in
      [
        "id": .string(cell.id), "title": .text(cell.cell.title), "image": .text(cell.cell.image),
        "isEnabled": .bool(!cell.cell.tap.isEmpty),
      ]
    }
    return ["kind": "blockGrid", "title": .text(screen.title), "items": .array(items)]
  }

  func metrics(in screen: ScreenViewController) -> (any ContentMetrics)? { layout(in: screen) }

  func frame(of element: String, in screen: ScreenViewController) -> Rect? {
    cells.firstIndex { $0.id == element }.map { layout(in: screen).frame(ofCell: $0) }
  }

  private func layout(in screen: ScreenViewController) -> BlockGridLayout {
    BlockGridLayout(
      width: screen.contentWidth, count: cells.count, minimumCellWidth: spec.minimumCellWidth, aspectRatio: spec.aspectRatio,
      spacing: spec.spacing,
      captionHeight: cells.contains { $0.cell.title != nil } ? TextHeight(28, .footnote).at(screen.textSize) : 0)
  }
}

/// The layout of a grid: as many columns as have at least the least width, with equal spaces between and around the cells.
struct BlockGridLayout: Equatable {
  /// The width of the content in points.
  let width: Double
  let count: Int
  let minimumCellWidth: Double
  /// The width of a cell's picture divided by its height.
  let aspectRatio: Double
  /// The distance between cells, and around the grid, in points.
  let spacing: Double
  /// The height of the words below a picture, in points.
  let captionHeight: Double

  private var columnCount: Int { max(1, Int((width - spacing) / (minimumCellWidth + spacing))) }
  /// The width of a cell.
  var cellWidth: Double { max(0, (width - spacing) / Double(columnCount) - spacing) }
  var cellHeight: Double { cellWidth / aspectRatio + captionHeight }
  private var rowCount: Int { (count + columnCount - 1) / columnCount }

  var contentSize: Size { Size(width: width, height: spacing + Double(rowCount) * (cellHeight + spacing)) }

  func frame(ofCell index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
    return Rect(
      x: spacing + Double(column) * (cellWidth + spacing), y: spacing + Double(row) * (cellHeight + spacing), width: cellWidth,
      height: cellHeight)
  }

  /// The cell at a point of the content, or nil for a space.
  func cell(at point: Point) -> Int? {
    guard cellWidth > 0, let column = index(at: point.x, length: cellWidth), column < columnCount,
      let row = index(at: point.y, length: cellHeight)
    else { return nil }
    let cell = row * columnCount + column
    return cell < count ? cell : nil
  }

  /// The index of the cell along one side at a position, or nil for a space.
  private func index(at position: Double, length: Double) -> Int? {
    let step = length + spacing
    guard position >= spacing, position.truncatingRemainder(dividingBy: step) >= spacing else { return nil }
    return Int((position - spacing) / step)
  }
}

extension BlockGridLayout: ContentMetrics {
  var kind: String { "blockGrid" }
  var columns: Int? { columnCount }

  var numbers: [Member] {
    [
      Member("unit", .number(cellWidth)), Member("rowHeight", .number(cellHeight)), Member("spacing", .number(spacing)),
      Member("captionHeight", .number(captionHeight)),
    ]
  }

  var reason: String? {
    let cell = "\(shortest(minimumCellWidth)) and \(shortest(spacing)) between them"
    return "\(shortest(width)) has room for \(columnCount) cells of at least \(cell)"
  }

  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    cell(at: touch.contentPoint).flatMap { viewModel["items"]?.id(ofElement: $0) }
  }
}
