import Foundation

/// The object that is told about a search bar: `UISearchBarDelegate`.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether the field may get the keyboard. The default is true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether the field may give the keyboard away. The default is true.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether a text may replace a part of the present one. The default is true.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The button of bookmarks was touched. It is never called.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The button of results was touched. It is never called.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The return key was pressed. In a navigation bar the page then takes the keyboard away, as a search controller does.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends the search was touched. A search controller then ends it.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The user has chosen another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// True.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    true
  }
  /// Nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
