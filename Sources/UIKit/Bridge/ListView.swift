import Foundation
internal import SplitKit

/// A scroll view with rows: a table, or a collection that is laid out as a list.
@MainActor
protocol ListView: UIScrollView {
  /// Reads the rows. `reading.frame` is the list's place.
  func readList(in reading: inout ReadingContext) -> ListReading
  /// Whether a swipe may reveal actions of a row.
  var mayHaveSwipeActions: Bool { get }
  /// Whether the list has no rows.
  var hasNoRows: Bool { get }
  /// The view behind the rows, or nil.
  var backgroundView: UIView? { get }
  /// The view that the list's controller shows in place of content, or nil.
  var emptyViewOfController: UIView? { get set }
  associatedtype Cell: SelectableCell
  /// The rows.
  var content: ListContent<Cell> { get set }
  /// The cells that wait to be used again.
  var pool: CellPool<Cell> { get set }
  /// A cell that the data source fills for a row. It can be a new cell, which the list does not show; nil without a data source.
  func filledCell(at path: IndexPath) -> Cell?
  /// Reports that a row has no cell any more.
  func didEndDisplaying(_ cell: Cell, at path: IndexPath)
}

/// A list that has been read, with the beginning of the ids of its rows.
@MainActor
struct ReadList {
  let idPrefix: String
  weak var list: (any ListView)?

  /// Scrolls to the row of an id, which can be that of a part of it. Returns false for no row, and for one that has a cell.
  func reveal(_ id: String) -> Bool {
    guard let list, let path = path(of: id) else { return false }
    return list.reveal(path)
  }

  /// The path in the id of a row or of a part of it, which may be one of no row; nil for any other id.
  func path(of id: String) -> IndexPath? {
    guard id.hasPrefix(idPrefix) else { return nil }
    let numbers = id.dropFirst(idPrefix.count).prefix { $0 != "/" }.split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let section = Int(numbers[0]), let row = Int(numbers[1]), section >= 0, row >= 0 else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// The id of the row at a path.
  func id(of path: IndexPath) -> String { "\(idPrefix)\(path.section)-\(path.row)" }
}

/// The result of reading a list.
struct ListReading {
  var model: Value
  var layout: TableLayout
}

extension ListView {
  /// The node of a list that stands among other views.
  func listNode(in reading: inout ReadingContext) -> Value {
    let (index, place) = (reading.frames.count - 1, reading.frame)
    let isPane = self === reading.paneScroll
    let common = node("table", ["scrolls": .flag(isPane, unless: false)], in: &reading)
    reading.scrolls = isPane
    reading.frame = isPane ? CGRect(origin: .zero, size: place.size) : place
    var list = readList(in: &reading)
    reading.scrolls = false
    let inset = insetsWithSafeArea.engine
    reading.tables[index] = .object(
      [
        Member("kind", "table"),
        Member("contentInset", .array([inset.top, inset.left, inset.bottom, inset.right].map { .number($0) })),
        Member("contentSize", .array([.number(list.layout.contentSize.width), .number(list.layout.contentSize.height)])),
        Member("offset", .array([.number(0), .number(isPane ? Double(scrolled.y) : 0)])),
      ] + list.layout.numbers)
    if isPane {
      list.layout.hits = []
      reading.paneList = list
    } else {
      noteRows(of: list, in: place, &reading)
    }
    guard case .object(let members) = common else { return common }
    return .object(members + [Member("table", list.model)])
  }

  /// The rows of a list that the page does not scroll are elements at their places.
  private func noteRows(of list: ListReading, in place: CGRect, _ reading: inout ReadingContext) {
    var top = list.layout.header
    let sections = list.model["sections"]?.array ?? []
    for (section, model) in zip(list.layout.sections, sections) {
      top += section.header + section.above
      for (height, row) in zip(section.rows, model["rows"]?.array ?? []) {
        let rect = Rect(
          x: Double(place.minX) + list.layout.inset, y: Double(place.minY) + top - Double(scrolled.y),
          width: list.layout.contentWidth - 2 * list.layout.inset, height: height)
        if let id = row["id"]?.string, place.intersects(CGRect(rect)) {
          reading.hits.insert(ViewsLayout.Hit(rect: rect, id: id, scrolls: false), at: 0)
        }
        top += height
      }
      top += section.below + section.footer
    }
  }
}

extension UIScrollView {
  /// Places the refresh control. Returns the height of the space for it.
  @discardableResult
  func placeRefreshControl(_ width: CGFloat) -> CGFloat {
    guard let refreshControl else { return 0 }
    // During a refresh, the space is at the beginning of the contents.
    let y = refreshControl.isRefreshing ? 0 : contentOffset.y + roomAboveRefreshControl
    refreshControl.store(frame: CGRect(x: 0, y: y, width: width, height: CGFloat(ControlLengths.refresh)))
    return refreshControl.room
  }

  /// The distance from the upper edge to a control at rest: the row of the bar, where a large title is below it (870).
  private var roomAboveRefreshControl: CGFloat {
    guard let controller = nearestController, let bar = controller.navigationController?.navigationBar, bar.prefersLargeTitles,
      controller.navigationItem.largeTitleDisplayMode != .never
    else { return 0 }
    return max(0, adjustedContentInset.top - CGFloat(LargeTitle.height))
  }
}
