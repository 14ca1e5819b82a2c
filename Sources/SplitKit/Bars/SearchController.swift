/// A search field in a navigation bar: the part of `UISearchController` that concerns the bar.
///
/// A search finds nothing, because no preview has a results updater.
package final class SearchController {
  package let searchField: TextField

  /// Creates a search field. The placeholder is shown while the field is empty.
  package init(id: String, placeholder: String) { searchField = TextField(id: id, placeholder: placeholder) }
}
