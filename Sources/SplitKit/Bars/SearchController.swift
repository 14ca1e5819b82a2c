/// A search field in a navigation bar: the part of `UISearchController` that concerns the bar.
///
/// It has no results updater. An app reads the text of the field when its content is read.
package final class SearchController {
  package let searchField: TextField

  /// Creates a search field. The placeholder is shown while the field is empty.
  package init(id: String, placeholder: String) { searchField = TextField(id: id, placeholder: placeholder) }
}
