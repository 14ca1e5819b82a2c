/// A column of a split view: `UISplitViewController.Column`, with UIKit's raw values (M26 observed).
///
/// The classic style has a primary and a secondary; the others belong to the column styles.
public enum Column: Int, Sendable, CaseIterable {
  case primary = 0
  case supplementary = 1
  case secondary = 2
  case compact = 3
  case inspector = 4
}

extension Column: Named {
  package var name: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    case .inspector: "inspector"
    }
  }
}

extension Column {
  /// The order in which columns are prepared and announced: supplementary, primary, secondary. A compact column
  /// stands just before the primary, whose slot it shares (spec/split-view.md 5.10).
  package static let slotOrder: [Column] = [.supplementary, .compact, .primary, .secondary]

  /// The columns of an expanded split, from the primary edge on.
  package static let fromPrimaryEdge: [Column] = [.primary, .supplementary, .secondary]
}

/// The edge at which the primary column stands: `UISplitViewController.PrimaryEdge`, with UIKit's raw values
/// (M26 observed).
public enum PrimaryEdge: Int, Sendable, CaseIterable {
  case leading = 0
  case trailing = 1
}

extension PrimaryEdge: Named {
  package var name: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }
}
