/// The columns of a column style that have a place in 5.2, in the order of UIKit's raw values.
enum OracleColumn: String, CaseIterable {
  case primary, supplementary, secondary

  /// UIKit's raw value.
  var number: Int { Self.allCases.firstIndex(of: self) ?? -1 }
}

/// The display modes, in the order of UIKit's raw values.
enum OracleMode: String, CaseIterable {
  case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
  case twoDisplaceSecondary

  /// UIKit's raw value.
  var number: Int { Self.allCases.firstIndex(of: self) ?? -1 }
  var isOverlay: Bool { [.oneOverSecondary, .twoOverSecondary].contains(self) }

  /// The value that assigning this mode writes to `preferredSplitBehavior`, or nil if it writes none (5.5).
  var writtenBehavior: String? {
    switch self {
    case .automatic, .secondaryOnly: nil
    case .oneBesideSecondary, .twoBesideSecondary: "tile"
    case .oneOverSecondary, .twoOverSecondary: "overlay"
    case .twoDisplaceSecondary: "displace"
    }
  }

  /// The columns that it shows (5.10).
  func shown(isTriple: Bool) -> [OracleColumn] {
    switch self {
    case .automatic: []
    case .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: isTriple ? [.supplementary, .secondary] : [.primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.primary, .supplementary, .secondary]
    }
  }
}
