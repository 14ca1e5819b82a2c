import ContentBlocks
import SplitKit

/// The detail: a feed of the posts of a profile's owner. While the primary is hidden, the feed is padded and has the highlights above
/// it.
final class ContentDetailViewController: ViewController {
  /// The mode that the list was last told. It begins as all visible, so a detail that is made while the primary is
  /// hidden has no padding until the next change (spec/split-view.md 9.3).
  private(set) var listDisplayMode = DisplayMode.allVisible
  /// The number of rows that have scrolled under the list's header. A resize keeps this number.
  private var rowsAway: Double = 0
  private var cache = ContentCache()
  private let owner: Person
  private let store: PhotoStore
  private let overlays: Overlays
  /// The screen behind "View all comments".
  let comments: CommentsViewController

  init(_ application: Application, id: String, comments: String, owner: Person, _ store: PhotoStore, _ overlays: Overlays) {
    (self.owner, self.store, self.overlays) = (owner, store, overlays)
    self.comments = CommentsViewController(application, id: comments, store)
    super.init(application, id: id)
    navigationItem.rightBarButtonItem = overlays.heart(of: self)
  }

  /// Adds the split's button to the left items, beside the back button, as in the article (seed 0).
  override func viewDidLoad() {
    navigationItem.leftItemsSupplementBackButton = true
    takeUpLeftItem()
  }

  /// Sets the left item: the split's button or, if there is no split around this presented screen, a button to dismiss
  /// it (ours: the prototype has none).
  private func takeUpLeftItem() {
    navigationItem.leftBarButtonItem =
      splitViewController?.displayModeButtonItem
      ?? .done(id: "\(id)/done", application) { [weak self] in self?.dismiss() }
  }

  override var viewModel: Value? { cache.content([store.revision, Int(layout.besidesPicture)], make: makeContent) }

  private var padding: Double { listDisplayMode == .allVisible ? 0 : 100 }

  private var layout: FeedLayout {
    FeedLayout(
      contentWidth: contentWidth, padding: padding,
      headerHeight: listDisplayMode == .allVisible ? 0 : TextHeight(140, .subheadline).at(textSize),
      count: Posts.count, textSize: textSize, strip: highlightStrip)
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

  override func didTap(element: String) {
    if let reel = Stories.reel(element, of: id, owner: owner), case .highlight = reel {
      overlays.present(.stories(reel, story: 0, picture: 0), from: self)
    } else if let (control, number) = PostControl.find(element, of: id) {
      use(control, on: PostID(owner: owner.number, number: number))
    }
  }

  private func use(_ control: PostControl, on post: PostID) {
    switch control {
    case .like: store.toggleLike(post)
    case .save: store.toggleSaved(post)
    case .comment, .comments: showComments(of: post)
    case .share: overlays.present(.share(post), from: self)
    case .more: overlays.present(.actions(post), from: self)
    case .likes: overlays.present(.people(.likers(post)), from: self)
    case .story: overlays.present(.stories(.own(owner), story: 0, picture: 0), from: self)
    }
  }

  /// Pushes the comments onto the stack that holds this detail, which is the inner stack in a collapsed split.
  func showComments(of post: PostID) {
    comments.show(post)
    navigationController?.pushViewController(comments)
  }

  /// Shows this detail in a new navigation controller, on behalf of another screen. The navigation controller that held
  /// it before stays empty.
  func show(in controller: ViewController, navigationID: String) {
    controller.showDetailViewController(NavigationController(rootViewController: self, id: navigationID))
    if isViewLoaded { takeUpLeftItem() }
  }

  /// Sets the mode that the list was last told, from a place.
  func restore(listDisplayMode mode: DisplayMode) { listDisplayMode = mode }

  /// Scrolls the list to the row of a post, with an animation.
  func postSelected(at row: Int) {
    rowsAway = Double(row)
    application.scroll(self, to: .init(id: Posts.rowID(row, of: id), animated: true))
  }

  private func makeContent() -> Value {
    [
      "kind": "feed", "header": Posts.highlights(of: id), "besidesPicture": .number(layout.besidesPicture),
      "rows": .array((0..<Posts.count).map { Posts.row($0, by: owner, in: store, of: id) }),
    ]
  }
}

extension ContentDetailViewController: DisplayModeUpdatable {
  /// Adapts the padding and the header to the mode. The list is reloaded with a cross-dissolve.
  func displayModeWillChange(to displayMode: DisplayMode) {
    guard displayMode != listDisplayMode else { return }
    listDisplayMode = displayMode
    application.addTransition(.crossDissolve, target: id)
  }

  /// Does nothing, because `displayModeWillChange(to:)` has made the whole change.
  func displayModeDidChange(to displayMode: DisplayMode) {}
}
