/// How many columns a split view has: `UISplitViewController.Style`, with UIKit's raw values (M26 observed).
public enum SplitViewStyle: Int, Sendable, CaseIterable {
  /// The classic style, which a split has that is created without a style.
  case unspecified = 0
  case doubleColumn = 1
  case tripleColumn = 2
}

extension SplitViewStyle: Named {
  public var name: String {
    switch self {
    case .unspecified: "unspecified"
    case .doubleColumn: "doubleColumn"
    case .tripleColumn: "tripleColumn"
    }
  }
}
