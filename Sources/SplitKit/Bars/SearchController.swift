/// A field above the content that a navigation bar shows: `UISearchController`, as far as its bar goes.
///
/// What is typed finds nothing: no scene has a results updater.
package final class SearchController {
  package let searchField: TextField

  /// The id is the field's; the placeholder is what it says while it is empty.
  package init(id: String, placeholder: String) { searchField = TextField(id: id, placeholder: placeholder) }
}
