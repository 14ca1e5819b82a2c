import Foundation

/// The delegate of a field for searching: `UISearchTextFieldDelegate`. It is asked as the delegate of any field.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// The thing that is copied for a mark. It is not asked.
  func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
  /// A suggestion was chosen. It is never called.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// An empty thing.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
  /// Does nothing.
  public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
