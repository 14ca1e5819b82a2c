/// The visible columns of a split view, and whether they stand beside the secondary or over it:
/// `UISplitViewController.DisplayMode`.
///
/// The raw values are UIKit's (H14 documented, M26 observed). The names of iOS 8 to 13, `primaryHidden`,
/// `allVisible` and `primaryOverlay`, are aliases of the second, third and fourth.
public enum DisplayMode: Int, Sendable, CaseIterable {
  /// The system chooses the mode. An app can prefer `automatic`, and a split never shows it.
  case automatic = 0
  /// The secondary alone.
  case secondaryOnly = 1
  /// One column beside the secondary.
  case oneBesideSecondary = 2
  /// One column over the secondary.
  case oneOverSecondary = 3
  /// Two columns beside the secondary; only of a triple.
  case twoBesideSecondary = 4
  /// Two columns over the secondary; only of a triple.
  case twoOverSecondary = 5
  /// Two columns that push the secondary aside; only of a triple.
  case twoDisplaceSecondary = 6

  package static let primaryHidden = secondaryOnly
  package static let allVisible = oneBesideSecondary
  package static let primaryOverlay = oneOverSecondary
}

/// The names of iOS 8 to 13, which explanations of these versions use, and which input can use in every version (spec/reports.md 459,
/// documented).
extension DisplayMode {
  private static let original: [String: DisplayMode] = [
    "primaryHidden": .primaryHidden, "allVisible": .allVisible, "primaryOverlay": .primaryOverlay,
  ]

  /// The names, in the order of the modes.
  package static let originalNames = original.sorted { $0.value.rawValue < $1.value.rawValue }.map(\.key)

  /// The mode with a name of today or of iOS 8 to 13, or nil if there is none.
  package init?(name: String) {
    guard let mode = Self.original[name] ?? Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = mode
  }

  /// The name of today for a name of iOS 8 to 13, and any other word as it is.
  package static func presentName(of word: String) -> String { original[word]?.name ?? word }

  /// The name that the mode has in a version with these rules.
  package func name(in design: SplitDesign) -> String {
    design.hasColumnStyles ? name : Self.original.first { $0.value == self }?.key ?? name
  }
}

/// Words of which one is chosen.
extension [String] {
  /// The given word if it is one of these, or else the one that is the name of today for a display mode of iOS 8 to 13. Nil if there is
  /// none.
  package func choice(of word: String) -> String? {
    if contains(word) { return word }
    let name = DisplayMode.presentName(of: word)
    return contains(name) ? name : nil
  }

  /// The words with the names that `choice(of:)` takes besides them.
  package var withOriginalNames: [String] {
    self + DisplayMode.originalNames.filter { !contains($0) && choice(of: $0) != nil }
  }
}

extension DisplayMode: Named {
  package var name: String {
    switch self {
    case .automatic: "automatic"
    case .secondaryOnly: "secondaryOnly"
    case .oneBesideSecondary: "oneBesideSecondary"
    case .oneOverSecondary: "oneOverSecondary"
    case .twoBesideSecondary: "twoBesideSecondary"
    case .twoOverSecondary: "twoOverSecondary"
    case .twoDisplaceSecondary: "twoDisplaceSecondary"
    }
  }
}

/// A preferred mode, as a split with two columns interprets it: modes 2, 4 and 6 as beside, and modes 3 and 5 as over
/// (spec/split-view.md 5.4, inferred).
package enum PrimaryPreference { case automatic, hidden, beside, over }

extension DisplayMode {
  package var primaryPreference: PrimaryPreference {
    switch self {
    case .automatic: .automatic
    case .secondaryOnly: .hidden
    case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: .beside
    case .oneOverSecondary, .twoOverSecondary: .over
    }
  }
}
