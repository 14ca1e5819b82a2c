/// The words of styles, display modes, columns and positions that not every OS version has.
package enum WordVersions {
  /// The names of styles and display modes among them.
  package static let stylesAndModes: Set = [
    "doubleColumn", "tripleColumn", "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary",
  ]

  /// The versions that have a word, beginning with the oldest. Every version has a word that is not in the table.
  package static func profiles(of word: String) -> [Profile] {
    guard let condition = conditions[word] else { return Profile.all }
    return Profile.all.filter { $0[keyPath: condition] }
  }

  /// The conditions of the words. A mode with two columns beside the secondary takes a split view with three columns (H14 documented).
  private static let conditions: [String: KeyPath<Profile, Bool> & Sendable] = [
    "doubleColumn": \.splitView.hasColumnStyles, "tripleColumn": \.splitView.hasColumnStyles,
    "twoBesideSecondary": \.splitView.hasColumnStyles, "twoOverSecondary": \.splitView.hasColumnStyles,
    "twoDisplaceSecondary": \.splitView.hasColumnStyles, "supplementary": \.splitView.hasColumnStyles,
    "inspector": \.splitView.hasInspector, "top": \.hasTabs,
  ]
}
