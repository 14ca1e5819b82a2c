/// A search field in a navigation bar: the part of `UISearchController` that concerns the bar.
///
/// It has no results updater. An app reads the text of the field when its content is read.
package final class SearchController {
  package let searchField: TextField
  /// Whether the bar has room for scopes below the field. An app draws them itself. A change needs a layout.
  package var showsScopeBar = false
  /// Whether the bar has the button that ends the search; nil for the page's rule, by which the button is there while the field has a
  /// text or the keyboard.
  package var showsCancelButton: Bool?

  /// Whether the search is active and hides the rest of the bar, where a version does so. A change needs a layout.
  package var takesBar = false

  /// The height of the scopes in points.
  package static let scopeHeight = SearchBar.scopeHeight

  /// Creates a search with a field.
  package init(searchField: TextField) { self.searchField = searchField }

  /// Creates a search with a field of its own. The placeholder is shown while the field is empty.
  package convenience init(id: String, placeholder: String) {
    self.init(searchField: TextField(id: id, placeholder: placeholder))
  }

  /// The height that the search adds to the bar.
  var barHeight: Double { SearchBar.height + scopesHeight }
  /// The height that scopes add to the bar.
  var scopesHeight: Double { showsScopeBar ? SearchBar.scopeHeight : 0 }

  /// The view model of the field and of what belongs to it.
  ///
  /// - Parameter fieldHeight: The height of the field of a search that replaces the bar, or nil.
  func viewModel(fieldHeight: Double?) -> Value {
    guard case .object(var members) = searchField.viewModel else { return searchField.viewModel }
    if let fieldHeight { members.append(Member("fieldHeight", .number(fieldHeight))) }
    if let showsCancelButton { members.append(Member("showsCancel", .bool(showsCancelButton))) }
    if showsScopeBar { members.append(Member("scopeHeight", .number(SearchBar.scopeHeight))) }
    return .object(members)
  }
}
