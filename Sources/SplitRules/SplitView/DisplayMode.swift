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
