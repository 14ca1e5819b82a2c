/// The role of a pane in its container.
public enum PaneRole: Hashable, Sendable {
  case primary, supplementary, secondary, compact, inspector, content, tabBar, sidebar, separator, dimming, modal, popover
  /// The pane of views over others.
  case overlay
  /// A role that an app's own container gives to the panes of its children, by its name on the wire.
  case custom(String)
}

extension PaneRole {
  /// The name on the wire.
  package var name: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    case .inspector: "inspector"
    case .content: "content"
    case .tabBar: "tabBar"
    case .sidebar: "sidebar"
    case .separator: "separator"
    case .dimming: "dimming"
    case .modal: "modal"
    case .popover: "popover"
    case .overlay: "overlay"
    case .custom(let name): name
    }
  }

  /// Creates the role of a column's pane.
  init(_ column: Column) {
    switch column {
    case .primary: self = .primary
    case .supplementary: self = .supplementary
    case .secondary: self = .secondary
    case .compact: self = .compact
    case .inspector: self = .inspector
    }
  }
}
