import ContentBlocks
import SplitKit

/// A profile: its owner, the highlights and a grid of posts. A tap on a post shows it as a detail.
final class UserProfileViewController: PostGridViewController {
  /// The only detail of this screen, which gets a new navigation controller for every selection (spec/split-view.md
  /// 9.4).
  let detail: ContentDetailViewController
  private var detailCount = 0
  private(set) var selectedPost: Int?
  let owner: Person
  private let store: PhotoStore
  private let overlays: Overlays

  /// Creates the profile of the tab or, with a number, that of a visit.
  init(_ application: Application, number: Int?, owner: Person = .user, _ store: PhotoStore, _ overlays: Overlays) {
    (self.owner, self.store, self.overlays) = (owner, store, overlays)
    let suffix = number.map { "-\($0)" } ?? ""
    detail = ContentDetailViewController(
      application, id: "detail\(suffix)", comments: "comments\(suffix)", owner: owner, store, overlays)
    super.init(application, id: "\(Self.ownID)\(suffix)", title: InstagramTab.profile.title)
  }

  override var selection: [String] { selectedPost.map { [Posts.cellID($0, of: id)] } ?? [] }

  /// The heights of the profile info and of the highlights.
  override var headerHeights: [Double] { [ProfileHeaderLayout.height(at: textSize), Strip.highlights.at(textSize)] }
  override var strip: Strip? { highlightStrip }
  override func didChoose(post: Int) { select(post) }

  /// Shows a post: this screen's detail in a new navigation controller, even if the detail is already in front. The
  /// feed then scrolls to the post.
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

  /// Selects a post and returns its detail on a stack, for a split that gets it as its secondary without being told to
  /// show it.
  func stackedDetail(of post: Int) -> NavigationController {
    markSelected(post)
    return NavigationController(rootViewController: detail, id: nextNavigationID())
  }

  /// The controllers that belong to this screen and can be out of the tree.
  var belongings: [ViewController] { [detail, detail.comments] }

  override var revision: Int { store.revision }

  override func makeContent() -> Value {
    store.revision == 0 && id == Self.ownID ? Self.contentAtFirst : Self.content(owner, store, in: id)
  }

  private static let ownID = "profile"

  /// The content of the tab's profile before the user has changed anything. It is the largest content, so all sessions share
  /// it.
  private static let contentAtFirst = content(.user, PhotoStore(), in: ownID)

  private static func content(_ owner: Person, _ store: PhotoStore, in id: String) -> Value {
    let header = ProfileHeader(owner: owner, store: store, controller: id)
    return [
      "kind": "grid",
      "sections": [
        ["header": header.value, "items": []],
        ["header": Posts.highlights(of: id), "items": Posts.cells(of: .of(owner), in: id)],
      ],
    ]
  }

  override func didChoose(element: String) {
    if let reel = Stories.reel(element, of: id, owner: owner), case .highlight = reel {
      return overlays.present(.stories(reel, story: 0, picture: 0), from: self)
    }
    switch ProfileHeader.Part.allCases.first(where: { $0.id(of: id) == element }) {
    case .story: overlays.present(.stories(.own(owner), story: 0, picture: 0), from: self)
    case .photos: scrollToPosts()
    case .followers: overlays.present(.people(.followers(owner)), from: self)
    case .following: overlays.present(.people(.following(owner)), from: self)
    case .button: pressButton()
    case nil: break
    }
  }

  /// Presents the form for the own profile. The button of another profile follows its owner.
  private func pressButton() {
    if owner.isUser { overlays.present(.editProfile, from: self) } else { store.toggleFollow(owner) }
  }
}

/// The delegate does nothing. It exists so that its calls appear in the full log, in which a reader of the article
/// finds the navigation controller that is pushed (seed 0, "isCollapsed").
extension UserProfileViewController: NavigationControllerDelegate {}
