/// A person in the mock data. The prototype has 19 names and 19 comments (spec/split-view.md 9.7). The names, the
/// comments and the times here are invented for this project.
struct Person: Equatable {
  /// The person's number, from 1 on. The user is number 0.
  let number: Int
  let name: String
  /// The text of the person's notification.
  let comment: String
  /// The age of the notification, as the app writes it. It is a fixed text, because the app has no clock.
  var time = ""

  var portrait: String { "portrait-\(number)" }
  var isUser: Bool { number == 0 }
  /// Whether the notification is about the person alone, and about no post.
  var hasFollowed: Bool { comment == Self.followed }

  private static let followed = "started following you."

  /// The user of the app, before any edit.
  static let user = Person(number: 0, name: "Sasha", comment: "")

  static let all: [Person] = [
    ("Amara", "liked your photo.", "2m"), ("Bruno", "commented: What a light!", "14m"), ("Chiara", followed, "38m"),
    ("Dmitri", "liked your photo.", "1h"), ("Esther", "commented: Take me there.", "2h"),
    ("Farid", "mentioned you in a comment.", "5h"), ("Greta", "liked your photo.", "9h"),
    ("Hugo", "commented: Where is this?", "16h"), ("Ines", "liked your photo.", "1d"),
    ("Jonas", "commented: That sky!", "1d"), ("Keiko", followed, "2d"), ("Luca", "liked your photo.", "3d"),
    ("Mei", "commented: My favourite of yours.", "4d"), ("Nadia", "liked your photo.", "6d"),
    ("Omar", "commented: So calm.", "1w"), ("Priya", "mentioned you in a comment.", "2w"),
    ("Quentin", "liked your photo.", "3w"), ("Rosa", "commented: I was there too!", "5w"),
    ("Sven", "liked your photo.", "8w"),
  ].enumerated().map { Person(number: $0 + 1, name: $1.0, comment: $1.1, time: $1.2) }

  /// The user or another person, by number, or nil for a number that nobody has.
  static func with(number: Int) -> Person? { number == 0 ? user : all.first { $0.number == number } }
}
