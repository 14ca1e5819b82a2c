import ContentBlocks
import SplitKit

/// The search screen, with people's stories over a mosaic of its own. A post leads to the profile of the person who took
/// it. While the field has a text, the screen has the people whose names begin with it.
///
/// In the prototype a post leads nowhere, and a search finds nothing, because its results updater is empty.
final class SearchViewController: PostGridViewController {
  private let visits: ProfileVisits
  private let overlays: Overlays
  private var resultsOffset = 0.0
  private var resultsCache = ContentCache()

  init(_ application: Application, id: String, title: String, visits: ProfileVisits, _ overlays: Overlays) {
    (self.visits, self.overlays) = (visits, overlays)
    super.init(application, id: id, title: title)
    navigationItem.searchController = SearchController(
      id: "\(self.id)/search", placeholder: application.language.word(.search))
  }

  override var mosaic: Mosaic { isContentTall ? .search : .squares }
  override var arrangesByShape: Bool { true }
  override var itemInset: Double { isContentTall ? 1 : 0 }
  override var headerHeights: [Double] { [TextHeight(180, .subheadline).at(textSize)] }
  override var strip: Strip? {
    .init(itemWidth: 150, insets: EdgeInsets(top: 10, left: 12, bottom: 10, right: 12))
  }

  override func makeContent() -> Value {
    [
      "kind": "grid",
      "sections": [
        ["header": Stories.faces(of: id), "items": []], ["items": Posts.cells(of: .search, in: id, as: .search)],
      ],
    ]
  }

  override func didChoose(post: Int) {
    guard (0..<Posts.count).contains(post) else { return }
    visit(Person.all[post % Person.all.count])
  }

  override func didChoose(element: String) {
    if let person = Person.ofRow(element, in: id), results?.contains(person) == true {
      visit(person)
    } else if let reel = Stories.reel(element, of: id) {
      overlays.present(.stories(reel, story: 0, picture: 0), from: self)
    }
  }

  private func visit(_ person: Person) { navigationController?.pushViewController(visits.make(of: person)) }

  // The results of a search, which are in the place of the grid.

  /// The people whom a search finds, or nil while there is no search.
  private var results: [Person]? {
    guard let text = navigationItem.searchController?.searchField.text, !text.isBlank else { return nil }
    let beginning = text.drop(while: \.isWhitespace).lowercased()
    return Person.all.filter { $0.name.lowercased().hasPrefix(beginning) }
  }

  override var viewModel: Value? {
    guard let results else { return super.viewModel }
    return resultsCache.content(results.map(\.number)) { content(of: results) }
  }

  private func content(of results: [Person]) -> Value {
    [
      "kind": "list", "style": "plain", "title": "Search", "empty": "No Results",
      "sections": [["rows": .array(results.map { $0.row(in: id) })]],
    ]
  }

  private func resultsLayout(_ results: [Person]) -> ListLayout {
    ListLayout(
      contentWidth: contentWidth, inset: 0, rowHeight: Person.row.at(textSize),
      sections: [.init(headerHeight: 0, count: results.count)])
  }

  override var contentLayout: ContentLayout? {
    guard let results else { return super.contentLayout }
    let list = resultsLayout(results)
    let offset = min(resultsOffset, maximumOffset(of: list.contentSize.height))
    return ContentLayout(list, contentInset: scrollInsets, offset: Point(x: 0, y: offset))
  }

  override func didScroll(to offset: Point) {
    guard let results else { return super.didScroll(to: offset) }
    resultsOffset = max(0, min(offset.y, maximumOffset(of: resultsLayout(results).contentSize.height)))
  }
}
