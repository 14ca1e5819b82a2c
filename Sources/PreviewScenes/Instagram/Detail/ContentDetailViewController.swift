import SplitKit

/// The detail: a feed of the user's posts, padded and with the highlights above while the primary is hidden.
final class ContentDetailViewController: ViewController {
  /// The mode that the list was last told. It begins as all visible, so a detail that is made while the primary
  /// is hidden already has no padding until the next change (spec/split-view.md 9.3).
  private(set) var listDisplayMode = DisplayMode.allVisible
  /// How many rows have gone under the list's header, so that a resize keeps the place.
  private var rowsAway: Double = 0
  private lazy var content = makeContent()
  private let activity: Activity
  /// What "View all comments" leads to.
  let comments: CommentsViewController

  init(_ application: Application, id: String, comments: String, activity: Activity) {
    self.activity = activity
    self.comments = CommentsViewController(application, id: comments)
    super.init(application, id: id)
    navigationItem.rightBarButtonItem = BarButtonItem(id: "\(id)/activity", image: "suit.heart") { [unowned self] in
      self.activity.present(from: self)
    }
  }

  /// The article adds the split's button to its left items, beside the back button (seed 0).
  override func viewDidLoad() {
    navigationItem.leftItemsSupplementBackButton = true
    takeUpLeftItem()
  }

  /// The split's button; presented over everything, where no split is around, a way out (ours: the prototype has none).
  private func takeUpLeftItem() {
    navigationItem.leftBarButtonItem =
      splitViewController?.displayModeButtonItem
      ?? .done(id: "\(id)/done", application) { [unowned self] in dismiss() }
  }

  override var viewModel: Value? { content }

  private var padding: Double { listDisplayMode == .allVisible ? 0 : 100 }

  private var layout: FeedLayout {
    FeedLayout(
      contentWidth: contentWidth, padding: padding, headerHeight: listDisplayMode == .allVisible ? 0 : 140,
      count: Posts.count, strip: highlightStrip)
  }

  override var contentLayout: ContentLayout? {
    ContentLayout(
      layout, contentInset: scrollInsets, offset: Point(x: 0, y: offset), scrollTo: application.scrollTarget(of: self))
  }

  private var offset: Double {
    let feed = layout
    return min(feed.offset(ofRowsAway: rowsAway), maximumOffset(of: feed.contentSize.height))
  }

  override func didScroll(to offset: Point) {
    let feed = layout
    rowsAway = feed.rowsAway(at: max(0, min(offset.y, maximumOffset(of: feed.contentSize.height))))
  }

  /// The comments are pushed where this detail is: collapsed, on the inner stack.
  override func didTap(element: String) {
    if Posts.number(ofComments: element, of: id) != nil { showComments() }
  }

  func showComments() { navigationController?.pushViewController(comments) }

  /// Shows this detail in a new navigation controller, from a screen that asks for it. The one it was in before is
  /// left empty.
  func show(in controller: ViewController, navigationID: String) {
    controller.showDetailViewController(NavigationController(rootViewController: self, id: navigationID))
    if isViewLoaded { takeUpLeftItem() }
  }

  /// Takes up what the list was last told, from a place.
  func restore(listDisplayMode mode: DisplayMode) { listDisplayMode = mode }

  /// The list moves to the post's row, animated.
  func postSelected(at row: Int) {
    rowsAway = Double(row)
    application.scroll(self, to: .init(id: Posts.rowID(row, of: id), animated: true))
  }

  private func makeContent() -> Value {
    [
      "kind": "feed", "header": Posts.highlights(of: id), "besidesPicture": .number(FeedLayout.besidesPicture),
      "rows": .array((0..<Posts.count).map { Posts.row($0, of: id) }),
    ]
  }
}

extension ContentDetailViewController: DisplayModeUpdatable {
  /// The padding and the header follow the mode; the list is reloaded with a cross-dissolve.
  func displayModeWillChange(to displayMode: DisplayMode) {
    guard displayMode != listDisplayMode else { return }
    listDisplayMode = displayMode
    application.addTransition(.crossDissolve, target: id)
  }

  /// Nothing is left to do: the change above was complete.
  func displayModeDidChange(to displayMode: DisplayMode) {}
}
