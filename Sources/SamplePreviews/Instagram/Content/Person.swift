/// A person in the mock data. The prototype has 19 names and 19 comments (spec/split-view.md 9.7). The names and
/// comments here are invented for this project.
struct Person {
  /// The person's number, from 1 on. The user is number 0.
  let number: Int
  let name: String
  let comment: String

  var portrait: String { "portrait-\(number)" }

  static let all: [Person] = [
    ("Amara", "liked your photo."), ("Bruno", "commented: What a light!"), ("Chiara", "started following you."),
    ("Dmitri", "liked your photo."), ("Esther", "commented: Take me there."), ("Farid", "mentioned you in a comment."),
    ("Greta", "liked your photo."), ("Hugo", "commented: Where is this?"), ("Ines", "liked your photo."),
    ("Jonas", "commented: That sky!"), ("Keiko", "started following you."), ("Luca", "liked your photo."),
    ("Mei", "commented: My favourite of yours."), ("Nadia", "liked your photo."), ("Omar", "commented: So calm."),
    ("Priya", "mentioned you in a comment."), ("Quentin", "liked your photo."), ("Rosa", "commented: I was there too!"),
    ("Sven", "liked your photo."),
  ].enumerated().map { Person(number: $0 + 1, name: $1.0, comment: $1.1) }
}
