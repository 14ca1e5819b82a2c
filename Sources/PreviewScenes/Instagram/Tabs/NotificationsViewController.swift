import SplitKit

/// What other people did: a tab, and what the heart of a detail presents.
final class NotificationsViewController: ViewController {
  private var offset: Double = 0
  private lazy var content = makeContent()

  /// The insets of 10 above and below a picture of 50 (spec/split-view.md 9.7).
  private static let rowHeight: Double = 70

  override var viewModel: Value? { content }

  private var layout: ListLayout {
    ListLayout(
      contentWidth: contentWidth, inset: 0, rowHeight: Self.rowHeight,
      sections: [(headerHeight: 0, count: Person.all.count)])
  }

  override var contentLayout: ContentLayout? {
    let list = layout
    var layout = ContentLayout(
      kind: .list, contentInset: scrollInsets, contentSize: list.contentSize, offset: Point(x: 0, y: shownOffset))
    layout.rowHeight = list.rowHeight
    layout.inset = list.inset
    layout.headerHeights = list.sections.map(\.headerHeight)
    return layout
  }

  private var shownOffset: Double { min(offset, maximumOffset(of: layout.contentSize.height)) }

  override func element(at point: Point) -> String? {
    layout.row(at: contentPoint(point, offset: shownOffset)).map(rowID)
  }

  override func didScroll(to offset: Point) {
    self.offset = max(0, min(offset.y, maximumOffset(of: layout.contentSize.height)))
  }

  func scrollToTop() { offset = 0 }

  private func rowID(_ row: Int) -> String { "\(id)/row-\(row)" }

  private func makeContent() -> Value {
    let rows = Person.all.enumerated().map { row, person -> Value in
      [
        "id": .string(rowID(row)), "avatar": .string(person.portrait), "name": .string(person.name),
        "text": .string(person.comment), "image": .string(Feed.user.photo(row)),
      ]
    }
    return ["kind": "notifications", "rows": .array(rows)]
  }
}
