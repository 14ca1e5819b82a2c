/// A field above the content that a navigation bar shows: `UISearchController`, as far as its bar goes.
///
/// What is typed stays on the page: no scene has a results updater that finds anything.
public final class SearchController {
  /// What the empty field says.
  public var placeholder: String

  public init(placeholder: String) { self.placeholder = placeholder }

  /// How much higher a bar with a search field is, in points (general knowledge).
  static let barHeight: Double = 52
}
