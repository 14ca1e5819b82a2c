import SplitKit

/// The profile: the user, the highlights and a grid of posts. Selecting one shows it as a detail.
final class UserProfileViewController: PostGridViewController {
  /// The one detail of this screen, wrapped anew for every selection (spec/split-view.md 9.4).
  let detail: ContentDetailViewController
  private var detailCount = 0
  private(set) var selectedPost: Int?

  /// Makes the tab's profile, or the one of a numbered visit.
  init(_ application: Application, number: Int?, activity: Activity) {
    let suffix = number.map { "-\($0)" } ?? ""
    detail = ContentDetailViewController(
      application, id: "detail\(suffix)", comments: "comments\(suffix)", activity: activity)
    super.init(application, id: "profile\(suffix)", title: InstagramTab.profile.title)
  }

  override var selection: [String] { selectedPost.map { [Posts.cellID($0, of: id)] } ?? [] }

  /// The profile info and the highlights.
  override var headerHeights: [Double] { [350, 110] }
  override var strip: Strip? { highlightStrip }
  override func didChoose(post: Int) { select(post) }

  /// Shows a post: the one detail of this screen in a new navigation controller, whether it is the secondary's top already
  /// or not; then the feed moves to the post's row.
  func select(_ post: Int) {
    guard (0..<Posts.count).contains(post) else { return }
    markSelected(post)
    detail.show(in: self, navigationID: nextNavigationID())
    detail.postSelected(at: post)
  }

  private func nextNavigationID() -> String {
    detailCount += 1
    return "nav:\(detail.id)-\(detailCount)"
  }

  /// Remembers a selection without showing it.
  func markSelected(_ post: Int) {
    guard (0..<Posts.count).contains(post) else { return }
    selectedPost = post
  }

  /// The detail with a post, for a split that is to have it as its secondary without being told to show it.
  func stackedDetail(of post: Int) -> NavigationController {
    markSelected(post)
    return NavigationController(rootViewController: detail, id: nextNavigationID())
  }

  /// What belongs to this screen and may be out of the tree.
  var belongings: [ViewController] { [detail, detail.comments] }

  override func makeContent() -> Value {
    [
      "kind": "grid",
      "sections": [
        ["header": Self.profileHeader, "items": []],
        ["header": Posts.highlights(of: id), "items": Posts.cells(of: .user, in: id)],
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

/// Nothing is done with what a stack shows; that there is a delegate puts its calls into the full log, where the article's
/// reader finds the navigation controller that is pushed (seed 0, "isCollapsed").
extension UserProfileViewController: NavigationControllerDelegate {}
