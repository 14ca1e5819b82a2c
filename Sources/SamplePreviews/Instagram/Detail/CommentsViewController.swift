import ContentBlocks
import SplitKit

/// The screen behind "View all comments", with a field for a comment of the user's own. In the prototype it is blank and
/// has a title.
final class CommentsViewController: ViewController {
  private let store: PhotoStore
  private(set) var post = PostID(owner: 0, number: 0)
  private var field: TextField
  private var showCount = 0
  private var cache = ContentCache()

  init(_ application: Application, id: String, _ store: PhotoStore) {
    self.store = store
    field = Self.field(of: id)
    super.init(application, id: id, title: "Comments")
  }

  private static func field(of id: String) -> TextField { TextField(id: "\(id)/field", placeholder: "Add a comment…") }

  /// Shows the comments on a post, with an empty field.
  func show(_ post: PostID) {
    self.post = post
    field = Self.field(of: id)
    showCount += 1
  }

  private var isOpen: Bool { !store.silent.contains(post) }
  private var postID: String { "\(id)/post" }

  override var textFields: [TextField] { isOpen ? [field] : [] }

  /// Adds the written comment.
  override func didTap(element: String) {
    guard element == postID, isOpen, !field.text.isBlank else { return }
    store.comment(field.text, on: post)
    field.text = ""
    application.keep(bytes: 0, in: field)
    application.keep(bytes: store.writtenLength, in: store)
  }

  override var viewModel: Value? {
    cache.content([store.revision, showCount, field.revision]) { isOpen ? openContent : Self.closedContent }
  }

  private var openContent: Value {
    [
      "kind": "comments", "title": "Comments",
      "comments": .array(
        store.comments(on: post).map { comment in
          [
            "name": .string(store.name(of: comment.person)), "avatar": .string(comment.person.portrait),
            "text": .string(comment.text), "time": .string(comment.time),
          ]
        }),
      "avatar": .string(Person.user.portrait), "field": field.viewModel,
      "post": ["id": .string(postID), "title": "Post", "isEnabled": .bool(!field.text.isBlank)],
    ]
  }

  private static let closedContent: Value = [
    "kind": "labels", "title": nil, "text": "Comments on this post are turned off.",
  ]

  override var contentLayout: ContentLayout? {
    let insets = scrollInsets
    guard isOpen else { return nil }
    let area = view.frame.inset(by: insets).size
    let comments = CommentsLayout(area: area, readableWidth: readableWidth, textSize: textSize)
    return ContentLayout(comments, contentInset: insets)
  }
}
