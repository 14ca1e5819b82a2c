/// The row of a navigation bar that has a search field.
package enum SearchBar {
  /// The height that a search field adds to a bar, in points (general knowledge).
  package static let height: Double = 52
  /// The height that the scopes of a search add to it, in points (by eye; unmeasured).
  package static let scopeHeight: Double = 46
}
