/// The sets of posts, with 37 photos each. The prototype has the user's, home's and search's (spec/split-view.md 9.7).
/// Each other person has a set too, because their profiles can be opened.
enum Feed {
  case user, home, search
  case person(Person)

  /// The posts on the profile of a person.
  static func of(_ person: Person) -> Feed { person.isUser ? .user : .person(person) }

  /// The name of a post's photo.
  ///
  /// No photo is in two sets. The photos of home are in another order, which a fixed step through the set produces
  /// instead of chance, so the same messages give the same scene. Each other person has another beginning.
  func photo(_ number: Int) -> String {
    switch self {
    case .user: "photo-\(number)"
    case .home: "photo-\(Posts.count + (16 * number + 5) % Posts.count)"
    case .search: "photo-\(2 * Posts.count + number)"
    case .person(let person):
      "photo-\((Self.firstSetOfPersons + person.number) * Posts.count + (number + 11 * person.number) % Posts.count)"
    }
  }

  /// The names of all pictures of a post, which begin with its photo. The others are of other subjects, because the
  /// page paints a picture by its number modulo the number of posts.
  func pictures(_ number: Int) -> [String] {
    [photo(number)]
      + (1..<Posts.pictureCount).map { picture in
        "photo-\((setOfMorePictures + picture) * Posts.count + (subject(number) + 9 * picture) % Posts.count)"
      }
  }

  /// The subject of a post's photo, as the page counts subjects.
  private func subject(_ number: Int) -> Int { photo(number).split(separator: "-").last.flatMap { Int($0) }! % Posts.count }

  private static let firstSetOfPersons = 3
  private static let setsOfPictures = 30

  /// The number of the set after which the further pictures of these posts come.
  private var setOfMorePictures: Int {
    switch self {
    case .user: Self.setsOfPictures
    case .home: Self.setsOfPictures + Posts.pictureCount
    case .search: Self.setsOfPictures + 2 * Posts.pictureCount
    case .person(let person): Self.setsOfPictures + (2 + person.number) * Posts.pictureCount
    }
  }
}
