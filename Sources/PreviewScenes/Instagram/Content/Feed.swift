/// The prototype's three sets of posts, 37 photos each (spec/split-view.md 9.7).
enum Feed {
  case user, home, search

  /// The name of a post's photo. No photo is in two sets, and those of home are shuffled: by a step through the set
  /// instead of by chance, so that the same messages give the same scene.
  func photo(_ number: Int) -> String {
    switch self {
    case .user: "photo-\(number)"
    case .home: "photo-\(Posts.count + (16 * number + 5) % Posts.count)"
    case .search: "photo-\(2 * Posts.count + number)"
    }
  }
}
