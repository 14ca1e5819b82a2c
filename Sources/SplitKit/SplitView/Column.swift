/// A column of a split view: `UISplitViewController.Column`, with UIKit's raw values (M26 observed).
///
/// The classic style has these two. Supplementary (1), compact (3) and inspector (4) belong to the column
/// styles.
public enum Column: Int, Sendable, CaseIterable {
  case primary = 0
  case secondary = 2
}

extension Column {
  /// The name, as Swift and the wire write it.
  public var name: String {
    switch self {
    case .primary: "primary"
    case .secondary: "secondary"
    }
  }
}

/// The edge at which the primary column stands: `UISplitViewController.PrimaryEdge`.
public enum PrimaryEdge: String, Sendable, CaseIterable { case leading, trailing }
