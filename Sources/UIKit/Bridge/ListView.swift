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
  /// Takes a cell out of the list, so that it can be used again.
  func recycle(_ cell: Cell)
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
    guard let list, id.hasPrefix(idPrefix) else { return false }
    let numbers = id.dropFirst(idPrefix.count).prefix { $0 != "/" }.split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let section = Int(numbers[0]), let row = Int(numbers[1]), section >= 0, row >= 0 else {
      return false
    }
    return list.reveal(IndexPath(row: row, section: section))
  }
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

extension ListView {
  /// The visible part of the contents that no bar covers.
  var visiblePart: (top: CGFloat, height: CGFloat) {
    (scrolled.y, max(0, bounds.height - adjustedContentInset.top - adjustedContentInset.bottom))
  }

  /// The bounds of the list in its contents.
  var boundsOfRows: CGRect {
    CGRect(x: 0, y: scrolled.y - adjustedContentInset.top, width: max(content.size.width, bounds.width), height: bounds.height)
  }

  /// Whether some rows have no cells.
  var isPart: Bool { content.isPart }

  /// The rows with cells in the bounds of the list, from the top.
  var visiblePaths: [IndexPath] {
    let bounds = boundsOfRows
    return content.presentPaths.filter { content.row(at: $0)?.frame.intersects(bounds) == true }
  }

  /// The row at a point of the contents, or nil.
  func path(at point: CGPoint) -> IndexPath? {
    content.paths(in: CGRect(x: point.x, y: point.y, width: 1, height: 1)).first { rectOfRow(at: $0)?.contains(point) == true }
  }

  /// Whether a window is still good for the visible part. A list without a window has not been laid out.
  func suitsVisiblePart(_ window: ListWindow?) -> Bool {
    let (top, height) = visiblePart
    return window?.suits(top, height: height, end: content.size.height) != false
  }

  /// Scrolls to a row. A list that has no size yet does so in its first layout.
  func scroll(to target: ListTarget, animated: Bool) {
    content.target = target
    setNeedsLayout()
    let isNear = content.presentPaths.contains(target.path)
    if let offset = offset(of: target) { setOffset(CGPoint(x: scrolled.x, y: offset)) }
    nearestController?.scroll(toRow: target.path, of: self, animated: animated && isNear)
  }

  /// Scrolls to a row that has no cell. Returns false for no row, and for one that has a cell.
  fileprivate func reveal(_ path: IndexPath) -> Bool {
    guard let row = content.row(at: path), row.cell == nil else { return false }
    scroll(to: ListTarget(path: path, position: .nearest), animated: false)
    return true
  }

  /// The offset at which a row has its position, or nil before the first layout.
  func offset(of target: ListTarget) -> CGFloat? {
    guard let row = content.extent(of: target.path), content.size.width > 0 else { return nil }
    let (top, height) = visiblePart
    return target.offset(of: row, from: top, height: height, end: content.size.height)
  }

  /// Corrects the offset after a layout in which rows above the visible part have had other heights than were expected.
  func correctOffset(by correction: CGFloat) {
    content.correction += correction
    setScrolled(scrolled.y + correction)
  }

  /// Lays out the rows, and scrolls to the one that was asked for. Its position can follow from the heights of rows that have no cell yet.
  func layOutRows(_ layOut: () -> Void) {
    layOut()
    guard let target = content.target, bounds.height > 0 else { return }
    content.target = nil
    offset(of: target).map(setScrolled)
    layOut()
    offset(of: target).map(setScrolled)
  }

  /// The frame of a row, which follows from an estimate for a row that has never had a cell; nil for no row.
  func rectOfRow(at path: IndexPath) -> CGRect? {
    guard let row = content.row(at: path), let extent = content.extent(of: path) else { return nil }
    if content.sections?[path.section].isGrid == true { return row.frame }
    let inset = row.frame.width > 0 ? row.frame.minX : content.inset
    return CGRect(x: inset, y: extent.top, width: max(0, content.size.width - 2 * inset), height: extent.height)
  }
}

extension UIScrollView {
  /// Places the sign of a refresh in the middle of its room. Returns the room's height.
  func placeRefreshControl(_ width: CGFloat) -> CGFloat {
    guard let refreshControl else { return 0 }
    refreshControl.store(frame: CGRect(x: (width - 20) / 2, y: 20, width: 20, height: 20))
    return refreshControl.room
  }
}
