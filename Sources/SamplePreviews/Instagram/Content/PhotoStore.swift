import SplitKit

/// Everything that the user has changed: likes, saved posts, followed people, the own profile and comments. Every screen
/// shares one store.
///
/// Everything except the comments has a fixed size. The comments are limited in number and length, because a server must
/// not grow with what a client writes.
final class PhotoStore {
  /// A number that grows with every change, so that content is made again only after a change.
  private(set) var revision = 0
  private(set) var liked = PostSet() { didSet { revision += 1 } }
  private(set) var saved = PostSet() { didSet { revision += 1 } }
  /// The posts of the user whose likes are not counted for others.
  private(set) var uncounted = PostSet() { didSet { revision += 1 } }
  /// The posts of the user without comments.
  private(set) var silent = PostSet() { didSet { revision += 1 } }
  private(set) var followed = PhotoStore.followedAtFirst { didSet { revision += 1 } }
  private(set) var profile = OwnProfile() { didSet { revision += 1 } }
  /// The user's comments, beginning with the oldest.
  private var written: [(post: PostID, text: String)] = [] { didSet { revision += 1 } }

  /// The numbers of the people whom the user follows at first: every second one.
  static let followedAtFirst = Set(Person.all.map(\.number).filter { $0 % 2 == 0 })

  func toggleLike(_ post: PostID) { liked.toggle(post) }
  func toggleSaved(_ post: PostID) { saved.toggle(post) }
  func toggleCount(_ post: PostID) { uncounted.toggle(post) }
  func toggleComments(_ post: PostID) { silent.toggle(post) }
  func toggleFollow(_ person: Person) { followed.formSymmetricDifference([person.number]) }
  func edit(_ profile: OwnProfile) { self.profile = profile }

  /// The name of a person. The user can change the own one.
  func name(of person: Person) -> String { person.isUser ? profile.name : person.name }

  /// The number of likes, which follows the user's own.
  func likeCount(of post: PostID) -> Int {
    37 + (131 * post.number + 57 * post.owner) % 463 + (liked.contains(post) ? 1 : 0)
  }

  /// The people who liked a post, apart from the user. There are at most as many as there are people.
  func likers(of post: PostID) -> [Person] {
    let count = 6 + (post.number + post.owner) % 8
    return (0..<count).map { Person.all[(post.number * 3 + post.owner + $0) % Person.all.count] }
  }
}

extension PhotoStore {
  /// The comments of a post: those of others, and then those of the user.
  func comments(on post: PostID) -> [Comment] {
    Comment.samples(on: post)
      + written.filter { $0.post == post }.map { Comment(person: .user, text: $0.text, time: "now") }
  }

  /// Adds a comment of the user, and forgets the oldest ones beyond the limit.
  func comment(_ text: String, on post: PostID) {
    written = (written + [(post, text.limited(toBytes: Self.maximumComment))]).suffix(Self.maximumComments)
  }

  /// The length of the user's comments, in bytes of UTF-8.
  var writtenLength: Int { written.reduce(0) { $0 + $1.text.utf8.count } }

  static let maximumComments = 20
  /// In bytes of UTF-8.
  static let maximumComment = 500
}

extension PhotoStore {
  /// The changes as members of a place. The newest comments come last, as many as have 1 KiB.
  var members: [Member] {
    var members: [Member] = []
    func add(_ name: String, _ value: Value?) { if let value { members.append(Member(name, value)) } }
    add("liked", liked.value)
    add("saved", saved.value)
    add("uncounted", uncounted.value)
    add("silent", silent.value)
    if followed != Self.followedAtFirst { add("followed", .array(followed.sorted().map { .number(Double($0)) })) }
    if profile != OwnProfile() { add("profile", profile.value) }
    add("comments", commentsValue)
    return members
  }

  /// The newest comments that have at most 1 KiB together, beginning with the oldest of them, or nil if there are none.
  private var commentsValue: Value? {
    var length = 0
    let kept = written.reversed().prefix { comment in
      length += comment.text.utf8.count + 30
      return length <= 1_024
    }
    return kept.isEmpty ? nil : .array(kept.reversed().map { ["post": $0.post.value, "text": .string($0.text)] })
  }

  private func restoreComments(_ comments: Value?) {
    written = []
    for comment in (comments?.array ?? []).prefix(Self.maximumComments) {
      if let post = PostID(comment["post"]), let text = comment["text"]?.string { self.comment(text, on: post) }
    }
  }

  /// Takes over what a place has. Parts that are missing or invalid are as at first.
  func restore(_ place: Value) {
    liked = PostSet(place["liked"])
    saved = PostSet(place["saved"])
    uncounted = PostSet(place["uncounted"])
    silent = PostSet(place["silent"])
    let numbers = place["followed"]?.array?.compactMap { $0.number.flatMap { Int(exactly: $0) } }
    followed = numbers.map { Set($0).intersection(Person.all.map(\.number)) } ?? Self.followedAtFirst
    profile = OwnProfile(place["profile"])
    restoreComments(place["comments"])
  }
}
