import ContentBlocks
import SplitKit

/// A list of rows under headers. A subclass provides the content.
class ListViewController: ViewController {
  private var offset: Double = 0
  private var cache = ContentCache()

  /// The padding at both sides of the rows.
  var inset: Double { 0 }
  /// The height of a row, with the lines of text in it.
  var row: TextHeight { preconditionFailure("A subclass of ListViewController must override row.") }
  /// The height of each section's header, or nil if the section has none, and the number of its rows.
  var sections: [(header: TextHeight?, count: Int)] { [] }
  /// A number that a subclass increases when the data of the content changes.
  var revision: Int { 0 }
  /// Whether a row leads to another screen, instead of filling the column beside the list.
  var leadsOn: Bool { false }
  func makeContent() -> Value { nil }

  final override var viewModel: Value? { cache.content([revision, leadsOn ? 1 : 0], make: makeContent) }

  /// The height of a row at the present text size, in points.
  final var rowHeight: Double { row.at(textSize) }

  private var layout: ListLayout {
    ListLayout(
      contentWidth: contentWidth, inset: inset, rowHeight: rowHeight,
      sections: sections.map { .init(headerHeight: $0.header?.at(textSize) ?? 0, count: $0.count) })
  }

  final override var contentLayout: ContentLayout? {
    let layout = layout
    return ContentLayout(
      layout, contentInset: scrollInsets, offset: Point(x: 0, y: shownOffset(in: layout)),
      scrollTo: application.scrollTarget(of: self))
  }

  private func shownOffset(in layout: ListLayout) -> Double {
    min(offset, maximumOffset(of: layout.contentSize.height))
  }

  final override func didScroll(to offset: Point) {
    self.offset = max(0, min(offset.y, maximumOffset(of: layout.contentSize.height)))
  }

  func scrollToTop() { offset = 0 }

  /// Scrolls just far enough to show a row, counted through all sections. Returns whether the list has moved.
  func reveal(row: Int) -> Bool {
    let (layout, shown) = (layout, shownOffset(in: layout))
    let top = layout.top(ofRow: row)
    let next = revealingOffset(shown, of: top, to: top + rowHeight)
    offset = next
    return next != shown
  }
}

/// Content that is made again only if its key has changed, because every message reads the content.
struct ContentCache {
  private var key: [Int]?
  private var content = Value.null

  mutating func content(_ key: [Int], make: () -> Value) -> Value {
    if key != self.key { (self.key, content) = (key, make()) }
    return content
  }
}
