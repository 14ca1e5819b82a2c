/// The three sets of posts of the prototype, with 37 photos each (spec/split-view.md 9.7).
enum Feed {
  case user, home, search

  /// The name of a post's photo.
  ///
  /// No photo is in two sets. The photos of home are in another order, which a fixed step through the set produces
  /// instead of chance, so the same messages give the same scene.
  func photo(_ number: Int) -> String {
    switch self {
    case .user: "photo-\(number)"
    case .home: "photo-\(Posts.count + (16 * number + 5) % Posts.count)"
    case .search: "photo-\(2 * Posts.count + number)"
    }
  }
}
