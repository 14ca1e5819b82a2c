import SplitKit

/// The search screen, with people's stories over a mosaic of its own. A search finds nothing, as in the prototype,
/// whose results updater is empty, and a post leads nowhere.
final class SearchViewController: PostGridViewController {
  override init(_ application: Application, id: String?, title: String? = nil) {
    super.init(application, id: id, title: title)
    navigationItem.searchController = SearchController(id: "\(self.id)/search", placeholder: "Search")
  }

  override var mosaic: Mosaic { isContentTall ? .search : .squares }
  override var arrangesByShape: Bool { true }
  override var itemInset: Double { isContentTall ? 1 : 0 }
  override var headerHeights: [Double] { [180] }
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
}
