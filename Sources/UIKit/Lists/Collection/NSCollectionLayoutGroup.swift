import Foundation

/// An item of a layout: `NSCollectionLayoutItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: ObjectBase {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The distances inside the place of the item in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item. They are kept.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Marks at the item, which are not drawn.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }
  /// Creates an item with marks, which are not drawn.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }
  /// The rectangles of the item's cells in a place, of which the first is that of the next waiting cell. `measure` gives the size that
  /// suits the contents of a waiting cell.
  func cells(in place: CGRect, _ measure: CellMeasure) -> [CGRect] { cells(in: place, from: 0, measure) }

  fileprivate func cells(in place: CGRect, from first: Int, _ measure: CellMeasure) -> [CGRect] {
    let insets = UIEdgeInsets(contentInsets, isMirrored: false)
    var cell = place.inset(by: insets)
    if layoutSize.isEstimate, let suiting = measure(first, cell.size, layoutSize.widthDimension.isEstimate) {
      if layoutSize.widthDimension.isEstimate { cell.size.width = suiting.width }
      if layoutSize.heightDimension.isEstimate { cell.size.height = suiting.height }
    }
    return [cell]
  }

  /// The length that cells take of a row or column, with the insets around them.
  fileprivate func length(of cells: [CGRect], inRow isRow: Bool, from start: CGPoint) -> CGFloat {
    isRow
      ? (cells.map(\.maxX).max() ?? start.x) - start.x + contentInsets.trailing
      : (cells.map(\.maxY).max() ?? start.y) - start.y + contentInsets.bottom
  }
}

/// Gives the size that suits the contents of the cell with a number in a size, whose width may be a wish; nil for a cell without
/// constraints.
typealias CellMeasure = (_ cell: Int, _ size: CGSize, _ isWidthEstimate: Bool) -> CGSize?

/// Items in a row or column: `NSCollectionLayoutGroup`.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items.
  public let subitems: [NSCollectionLayoutItem]
  private let isRow: Bool
  private let count: Int?
  /// The distance between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isRow: Bool, count: Int? = nil) {
    (self.subitems, self.isRow, self.count, provider) = (subitems, isRow, count, nil)
    super.init(layoutSize: size, supplementaryItems: [])
  }
  private init(_ size: NSCollectionLayoutSize, _ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    (subitems, isRow, count, self.provider) = ([], true, nil, provider)
    super.init(layoutSize: size, supplementaryItems: [])
  }
  private let provider: NSCollectionLayoutGroupCustomItemProvider?
  /// Items at places that a closure gives.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, itemProvider) }
  /// Items in a row, as many as there is room for.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isRow: true)
  }
  /// A number of equal items in a row.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, [subitem], isRow: true, count: count)
  }
  /// A number of equal items in a row.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, [subitem], isRow: true, count: count) }
  /// Items in a column, as many as there is room for.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isRow: false)
  }
  /// A number of equal items in a column.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, [subitem], isRow: false, count: count)
  }
  /// A number of equal items in a column.
  open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, [subitem], isRow: false, count: count) }

  fileprivate override func cells(in place: CGRect, from first: Int, _ measure: CellMeasure) -> [CGRect] {
    let inner = place.inset(by: UIEdgeInsets(contentInsets, isMirrored: false))
    if let provider {
      return provider(LayoutSurroundings(inner.size, .current)).map { $0.frame.offsetBy(dx: inner.minX, dy: inner.minY) }
    }
    let spacing = interItemSpacing?.spacing ?? 0
    var (cells, start, index) = ([CGRect](), CGFloat(0), 0)
    let whole = room(in: inner)
    while index < 200, let item = subitems[safely: index % max(1, subitems.count)] {
      if let count, index == count { break }
      var size = item.layoutSize.value(in: inner.size)
      if let count {
        let share = (whole - CGFloat(count - 1) * spacing) / CGFloat(count)
        if isRow { size.width = share } else { size.height = share }
      }
      let length = isRow ? size.width : size.height
      guard length > 0, index == 0 || start + length <= whole + 0.5 else { break }
      let corner = isRow ? CGPoint(x: inner.minX + start, y: inner.minY) : CGPoint(x: inner.minX, y: inner.minY + start)
      let made = item.cells(in: CGRect(origin: corner, size: size), from: first + cells.count, measure)
      let isEstimate = (isRow ? item.layoutSize.widthDimension : item.layoutSize.heightDimension).isEstimate && count == nil
      let taken = isEstimate ? item.length(of: made, inRow: isRow, from: corner) : length
      if isRow, isEstimate, index > 0, start + taken > whole + 0.5 { break }
      cells += made
      start += taken + spacing
      index += 1
    }
    return cells
  }

  /// The length of the row or column. A column with an estimated height holds each of its items once.
  private func room(in inner: CGRect) -> CGFloat {
    guard !isRow, layoutSize.heightDimension.isEstimate, count == nil else { return isRow ? inner.width : inner.height }
    let heights = subitems.map { $0.layoutSize.value(in: inner.size).height }
    return max(inner.height, heights.reduce(0, +) + CGFloat(subitems.count - 1) * (interItemSpacing?.spacing ?? 0))
  }

  /// The height of the group with its cells: that of the cells if its own is an estimate.
  func height(with cells: [CGRect], in place: CGRect) -> CGFloat {
    guard layoutSize.heightDimension.isEstimate, !cells.isEmpty else { return place.height }
    return length(of: cells, inRow: false, from: place.origin)
  }
}
