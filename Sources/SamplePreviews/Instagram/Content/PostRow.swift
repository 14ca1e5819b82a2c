import SplitKit

/// The parts of a post in a feed that can be tapped.
enum PostControl: String, CaseIterable {
  case like, comment, share, save, more
  /// The portrait in its ring, which stands for a story.
  case story
  /// The number of likes.
  case likes
  /// The label below the post.
  case comments

  /// The name that VoiceOver says for a control that shows only a symbol or a portrait, or nil for one with a title.
  func accessibilityLabel(of owner: String) -> String? {
    switch self {
    case .like: "Like"
    case .comment: "Comment"
    case .share: "Share"
    case .save: "Save"
    case .more: "More"
    case .story: "Story of \(owner)"
    case .likes, .comments: nil
    }
  }

  func id(_ number: Int, of controller: String) -> String { "\(controller)/\(rawValue)-\(number)" }

  /// The control that an id names, and the number of its post; nil for any other element.
  static func find(_ id: String, of controller: String) -> (control: PostControl, number: Int)? {
    for control in allCases {
      guard let number = Posts.number("\(control.rawValue)-", id, controller) else { continue }
      return (0..<Posts.count).contains(number) ? (control, number) : nil
    }
    return nil
  }
}

extension Posts {
  static func rowID(_ number: Int, of controller: String) -> String { "\(controller)/row-\(number)" }

  /// A row of a feed. The row itself is not enabled, because a tap on a photo does nothing; its parts are elements.
  static func row(_ number: Int, by owner: Person, in store: PhotoStore, of controller: String) -> Value {
    let post = PostID(owner: owner.number, number: number)
    let name = store.name(of: owner)
    func part(_ control: PostControl, _ members: Member...) -> Value {
      let label = control.accessibilityLabel(of: name).map { [Member("accessibilityLabel", .string($0))] } ?? []
      return .object([Member("id", .string(control.id(number, of: controller)))] + label + members)
    }
    return [
      "id": .string(rowID(number, of: controller)), "isEnabled": false, "avatar": .string(owner.portrait),
      "owner": .string(name), "location": "Somewhere around the world",
      "images": .array(Feed.of(owner).pictures(number).map { .string($0) }), "story": part(.story), "more": part(.more),
      "like": part(.like, Member("isOn", .bool(store.liked.contains(post)))), "comment": part(.comment),
      "share": part(.share), "save": part(.save, Member("isOn", .bool(store.saved.contains(post)))),
      "likes": store.uncounted.contains(post)
        ? nil : part(.likes, Member("title", .string("\(store.likeCount(of: post)) likes"))),
      "comments": part(.comments, Member("title", "View all comments")),
    ]
  }
}
