/// The row of a navigation bar that has a search field.
package enum SearchBar {
  /// The height that a search field adds to a bar, in points (general knowledge).
  package static let height: Double = 52
  /// The height that the scopes of a search add to it, in points (by eye; unmeasured).
  package static let scopeHeight: Double = 46
}

/// The places in a search field on iOS 26, in points (874).
package enum SearchFieldPlaces {
  /// The distance from the beginning of the field to its text.
  package static func textStart(scale: Double) -> Double { scale == 3 ? 119 / 3 : 39.5 }
  /// The distance from the end of a text that can be deleted to the end of the field.
  package static func textEnd(scale: Double) -> Double { scale == 3 ? 44 : 44.5 }
  /// The side of the button that deletes the text.
  package static let clearSide = 20.0
  /// The distance from the beginning of that button to the end of the field, observed at scale 3.
  package static let clearStart = 103.0 / 3
  /// The distance by which that button is above the middle, observed at scale 3.
  package static let clearLift = 1.0 / 3
}

/// A search on a phone that replaces the navigation bar while it is active (875 to 877). All lengths are in points.
package struct ActiveSearchRules: Sendable {
  /// The height of the field at the usual text size. It is also the side of the button that ends the search.
  package let field: Double
  /// The space above and below the field.
  package let padding: Double
  /// The distance of the field and the button from the sides, and from each other.
  package let side, gap: Double

  /// The height of the field at a text size: it grows as the lines of body text do, in thirds of a point (877 at one size, 885).
  package func fieldHeight(at category: ContentSizeCategory) -> Double {
    max(field, (category.scaled(field, as: .body) * 3).rounded() / 3)
  }

  /// The height of the bar around a field.
  package func barHeight(at category: ContentSizeCategory) -> Double { fieldHeight(at: category) + 2 * padding }

  /// The lengths of iOS 26, observed.
  package static let glass = ActiveSearchRules(field: 44, padding: 8, side: 16, gap: 11)
}
