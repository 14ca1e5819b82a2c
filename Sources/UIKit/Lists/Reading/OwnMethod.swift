/// Finds out whether an object of the app has a method of its own, which Swift does not say of a requirement with a default.
///
/// UIKit asks `responds(to:)`. Here the method is called once, and its default says that it was reached. A method of the app that calls
/// the one of its superclass therefore counts as none.
@MainActor
enum OwnMethod {
  private static var hasReachedDefault = false

  /// Says that the default was called.
  static func noteDefault() { hasReachedDefault = true }

  /// Whether the app has the method that a call reaches.
  static func isOfApp<Result>(_ call: () -> Result) -> Bool {
    hasReachedDefault = false
    _ = call()
    return !hasReachedDefault
  }
}
