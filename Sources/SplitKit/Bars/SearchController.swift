/// A field above the content that a navigation bar shows: `UISearchController`, as far as its bar goes.
///
/// What is typed stays on the page: there is no results updater.
public final class SearchController {
  /// What the empty field says.
  public var placeholder: String

  /// A field that says this while it is empty.
  public init(placeholder: String) { self.placeholder = placeholder }

  /// How much higher a bar with a search field is, in points (general knowledge).
  static let barHeight: Double = 52
}
