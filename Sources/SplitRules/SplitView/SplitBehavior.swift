/// How a column style shares the window between its columns: `UISplitViewController.SplitBehavior`, with UIKit's raw
/// values (M26 observed).
public enum SplitBehavior: Int, Sendable, CaseIterable {
  /// The system chooses the behaviour. An app can prefer `automatic`, and a split never has it.
  case automatic = 0
  /// The columns stand side by side.
  case tile = 1
  /// The columns lie over the secondary.
  case overlay = 2
  /// The columns push the secondary aside.
  case displace = 3
}

extension SplitBehavior: Named {
  package var name: String {
    switch self {
    case .automatic: "automatic"
    case .tile: "tile"
    case .overlay: "overlay"
    case .displace: "displace"
    }
  }

  /// The modes that this behaviour permits (spec/split-view.md 4.2, AD and H14 documented).
  package func permittedModes(in style: SplitViewStyle) -> [DisplayMode] {
    switch (self, style) {
    case (.automatic, _): preconditionFailure("Automatic is a preference and is never shown.")
    case (.tile, .tripleColumn): [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
    case (.overlay, .tripleColumn): [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
    case (.displace, .tripleColumn): [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
    case (.tile, _), (.displace, _): [.secondaryOnly, .oneBesideSecondary]
    case (.overlay, _): [.secondaryOnly, .oneOverSecondary]
    }
  }
}
