/// How many columns a split view has: `UISplitViewController.Style`, with UIKit's raw values (M26 observed).
public enum SplitViewStyle: Int, Sendable, CaseIterable {
  /// The classic style, which a split has that is created without a style.
  case unspecified = 0
  /// A primary and a secondary (iOS 14).
  case doubleColumn = 1
  /// A primary, a supplementary and a secondary (iOS 14).
  case tripleColumn = 2
}

extension SplitViewStyle: Named {
  package var name: String {
    switch self {
    case .unspecified: "unspecified"
    case .doubleColumn: "doubleColumn"
    case .tripleColumn: "tripleColumn"
    }
  }
}
