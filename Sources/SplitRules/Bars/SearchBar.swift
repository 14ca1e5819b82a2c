/// The row of a navigation bar that has a search field.
package enum SearchBar {
  /// How much higher a bar with a search field is, in points (general knowledge).
  package static let height: Double = 52
}
