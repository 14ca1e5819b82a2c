/// A column of a split view: `UISplitViewController.Column`, with UIKit's raw values (M26 observed).
///
/// The classic style has a primary and a secondary. The other columns belong to the column styles.
public enum Column: Int, Sendable, CaseIterable {
  /// The column at the primary edge: the sidebar in an app with three columns.
  case primary = 0
  /// The column between the primary and the secondary. Only a split view with three columns has it.
  case supplementary = 1
  /// The column with the detail. It takes the room that the other columns leave.
  case secondary = 2
  /// The column that replaces all other columns in a compact window.
  case compact = 3
  /// The column opposite the primary (iOS 26).
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
  /// The order in which a split prepares and announces its columns: supplementary, primary, secondary.
  ///
  /// A compact column comes just before the primary, whose slot it shares (spec/split-view.md 5.10).
  package static let slotOrder: [Column] = [.supplementary, .compact, .primary, .secondary]

  /// The columns of an expanded split, beginning at the primary edge.
  package static let fromPrimaryEdge: [Column] = [.primary, .supplementary, .secondary]

  /// The columns of an expanded split, ending at the primary edge.
  package static let towardsPrimaryEdge: [Column] = [.secondary, .supplementary, .primary]
}

/// The edge at which the primary column stands: `UISplitViewController.PrimaryEdge`, with UIKit's raw values (M26
/// observed).
public enum PrimaryEdge: Int, Sendable, CaseIterable {
  /// The left edge, or the right one where the layout goes from right to left.
  case leading = 0
  /// The edge opposite the leading one.
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
