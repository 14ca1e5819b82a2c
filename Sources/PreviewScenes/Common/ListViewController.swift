import SplitKit

/// A list of rows under headers. What is in it is a subclass's to say.
class ListViewController: ViewController {
  private var offset: Double = 0
  private var cache = ContentCache()

  /// The padding at both sides of the rows.
  var inset: Double { 0 }
  var rowHeight: Double { preconditionFailure("A list says how high its rows are.") }
  /// The height of each section's header, and how many rows it has.
  var sections: [(headerHeight: Double, count: Int)] { [] }
  /// Grows when what the content is made of changes.
  var revision: Int { 0 }
  /// Whether a row leads on to another screen, rather than filling the one beside.
  var leadsOn: Bool { false }
  func makeContent() -> Value { nil }

  final override var viewModel: Value? { cache.content([revision, leadsOn ? 1 : 0], make: makeContent) }

  private var layout: ListLayout {
    ListLayout(
      contentWidth: contentWidth, inset: inset, rowHeight: rowHeight,
      sections: sections.map { .init(headerHeight: $0.headerHeight, count: $0.count) })
  }

  final override var contentLayout: ContentLayout? {
    ContentLayout(
      layout, contentInset: scrollInsets, offset: Point(x: 0, y: shownOffset),
      scrollTo: application.scrollTarget(of: self))
  }

  private var shownOffset: Double { min(offset, maximumOffset(of: layout.contentSize.height)) }

  final override func didScroll(to offset: Point) {
    self.offset = max(0, min(offset.y, maximumOffset(of: layout.contentSize.height)))
  }

  func scrollToTop() { offset = 0 }

  /// Moves the list as far as it must for a row, counted through all sections, to be seen; false where it is seen already.
  func reveal(row: Int) -> Bool {
    let top = layout.top(ofRow: row)
    let next = revealingOffset(shownOffset, of: top, to: top + rowHeight)
    defer { offset = next }
    return next != shownOffset
  }
}

/// Content that is made anew only when what it is made of has changed: a scene is read after every message.
struct ContentCache {
  private var key: [Int]?
  private var content = Value.null

  mutating func content(_ key: [Int], make: () -> Value) -> Value {
    if key != self.key { (self.key, content) = (key, make()) }
    return content
  }
}
