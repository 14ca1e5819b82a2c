/// The ways from a notification to what it is about, which lead to other tabs.
final class Links {
  /// A function that opens a post of the user.
  var openPost: (_ post: Int) -> Void = { _ in }
  /// A function that opens a person's profile.
  var openProfile: (Person) -> Void = { _ in }
}
