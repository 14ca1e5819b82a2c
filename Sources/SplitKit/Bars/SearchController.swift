/// A search field in a navigation bar: the part of `UISearchController` that concerns the bar.
///
/// A search finds nothing, because no scene has a results updater.
public final class SearchController {
  public let searchField: TextField

  /// Creates a search field. The placeholder is shown while the field is empty.
  public init(id: String, placeholder: String) { searchField = TextField(id: id, placeholder: placeholder) }
}
