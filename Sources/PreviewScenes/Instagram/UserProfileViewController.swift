import SplitKit

/// The profile: the user, the highlights and a grid of posts. Selecting one shows it as a detail.
final class UserProfileViewController: ViewController {
  /// The one detail of this screen, made when it is first needed and wrapped anew for every selection
  /// (spec/split-view.md 9.4).
  private(set) lazy var detail = ContentDetailViewController(application, id: "detail")
  private var detailCount = 0
  private(set) var selectedPost: Int?
  private var offset: Double = 0
  private lazy var content = makeContent()

  override var viewModel: Value? { content }
  override var selection: [String] { selectedPost.map { [Posts.cellID($0, of: id)] } ?? [] }

  private var layout: GridLayout { GridLayout(width: contentWidth, count: Posts.count) }

  override var contentLayout: ContentLayout? {
    let grid = layout
    var layout = ContentLayout(
      kind: .grid, contentInset: view.safeArea, contentSize: grid.contentSize,
      offset: Point(x: 0, y: min(offset, maximumOffset(of: grid.contentSize.height))))
    layout.columns = GridLayout.columns
    layout.unit = grid.unit
    layout.headerHeights = GridLayout.headerHeights
    layout.itemInset = 1
    layout.strip = highlightStrip
    return layout
  }

  override func element(at point: Point) -> String? {
    let offset = min(offset, maximumOffset(of: layout.contentSize.height))
    let cell = layout.cell(at: contentPoint(point, offset: offset))
    return cell.map { Posts.cellID($0, of: id) }
  }

  override func didScroll(to offset: Point) {
    self.offset = max(0, min(offset.y, maximumOffset(of: layout.contentSize.height)))
  }

  /// A post is shown; a highlight is there to be looked at.
  override func didTap(element: String) {
    if let post = Posts.number(ofCell: element, of: id) { select(post) }
  }

  /// Shows a post: the detail that is the secondary's top, else the one of this screen, in a new navigation
  /// controller; then the feed moves to the post's row.
  func select(_ post: Int) {
    guard (0..<Posts.count).contains(post) else { return }
    markSelected(post)
    detailCount += 1
    detail.show(in: self, navigationID: "nav:\(detail.id)-\(detailCount)")
    detail.postSelected(at: post)
  }

  /// Remembers a selection without showing it.
  func markSelected(_ post: Int) {
    guard (0..<Posts.count).contains(post) else { return }
    selectedPost = post
  }

  private func makeContent() -> Value {
    let cells = (0..<Posts.count).map { Posts.cell($0, of: id) }
    return [
      "kind": "grid",
      "sections": [
        ["header": Self.profileHeader, "items": []],
        ["header": Posts.highlights(of: id), "items": .array(cells)],
      ],
    ]
  }

  private static let profileHeader: Value = [
    "kind": "profileHeader", "avatar": "portrait-0",
    "counters": [
      ["number": "100", "label": "Photos"], ["number": "250", "label": "Followers"],
      ["number": "300", "label": "Following"],
    ],
    "name": "Sasha", "text": "🇵🇪 🇺🇸 🇷🇺", "button": "Edit Profile",
  ]
}
