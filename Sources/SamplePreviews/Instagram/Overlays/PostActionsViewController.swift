import SplitKit

/// A sheet with the actions for a post. The user has other actions for the own posts than for those of others.
final class PostActionsViewController: ListViewController {
  private enum PostAction: String { case save, share, follow, count, comments }

  private let store: PhotoStore
  private var post = PostID(owner: 0, number: 0)
  private var showCount = 0
  /// A function that shows the targets for a post, instead of the actions.
  var didChooseShare: (PostID) -> Void = { _ in }

  init(_ application: Application, id: String, _ store: PhotoStore) {
    self.store = store
    super.init(application, id: id, title: "Post")
  }

  func show(_ post: PostID) {
    self.post = post
    showCount += 1
    preferredContentSize = Size(width: 400, height: Double(actions.count) * rowHeight + Self.spaceAround)
    scrollToTop()
  }

  /// The height of the bar and of the space below the last action.
  private static let spaceAround = 80.0

  private var owner: Person { Person.with(number: post.owner) ?? .user }
  private var actions: [PostAction] { owner.isUser ? [.save, .share, .count, .comments] : [.save, .share, .follow] }

  override var row: TextHeight { TextHeight(56, .callout, atAccessibilitySizes: .callout) }
  override var revision: Int { store.revision + showCount }
  override var sections: [(header: TextHeight?, count: Int)] { [(nil, actions.count)] }

  /// Carries out an action, after which the sheet goes away.
  override func didTap(element: String) {
    guard let action = actions.first(where: { elementID(of: $0) == element }) else { return }
    switch action {
    case .save: store.toggleSaved(post)
    case .share: return didChooseShare(post)
    case .follow: store.toggleFollow(owner)
    case .count: store.toggleCount(post)
    case .comments: store.toggleComments(post)
    }
    dismiss()
  }

  private func elementID(of action: PostAction) -> String { "\(id)/\(action.rawValue)" }

  override func makeContent() -> Value {
    let rows = actions.map { action -> Value in
      let (title, image) = label(of: action)
      return [
        "kind": "action", "id": .string(elementID(of: action)), "title": .string(title), "image": .string(image),
      ]
    }
    return ["kind": "list", "style": "plain", "title": "Post", "sections": [["rows": .array(rows)]]]
  }

  private func label(of action: PostAction) -> (title: String, image: String) {
    switch action {
    case .save:
      store.saved.contains(post) ? ("Remove from Saved", "bookmark.fill") : ("Save", "bookmark")
    case .share: ("Share…", "paperplane")
    case .follow:
      store.followed.contains(owner.number) ? ("Unfollow \(owner.name)", "person") : ("Follow \(owner.name)", "person")
    case .count: store.uncounted.contains(post) ? ("Show Like Count", "suit.heart") : ("Hide Like Count", "suit.heart")
    case .comments: store.silent.contains(post) ? ("Turn On Commenting", "message") : ("Turn Off Commenting", "message")
    }
  }
}
