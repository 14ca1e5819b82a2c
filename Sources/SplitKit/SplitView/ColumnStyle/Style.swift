/// How many columns a split view has: `UISplitViewController.Style`, with UIKit's raw values (M26 observed).
public enum SplitViewStyle: Int, Sendable, CaseIterable {
  /// The classic style, which is made without a style.
  case unspecified = 0
  case doubleColumn = 1
  case tripleColumn = 2
}

extension SplitViewStyle {
  /// The name, as Swift and the wire write it.
  public var name: String {
    switch self {
    case .unspecified: "unspecified"
    case .doubleColumn: "doubleColumn"
    case .tripleColumn: "tripleColumn"
    }
  }

  /// The style of that name; nil for any other.
  public init?(name: String) {
    guard let style = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = style
  }
}
