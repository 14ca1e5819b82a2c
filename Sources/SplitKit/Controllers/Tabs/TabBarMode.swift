/// How a tab bar controller shows its tabs: `UITabBarController.Mode`, with UIKit's raw values (HDR documented).
public enum TabBarMode: Int, Sendable, CaseIterable {
  /// With a group among the tabs a bar that has a sidebar, and otherwise a bar.
  case automatic = 0
  /// A bar.
  case tabBar = 1
  /// A bar with a button that shows a sidebar. On a phone, and in a compact width, it is a bar (AD documented).
  case tabSidebar = 2
}

/// How a sidebar shares the view with the content: `UITabBarController.Sidebar.Layout`.
public enum SidebarLayout: Int, Sendable, CaseIterable {
  /// The layout of the system, which is `overlap` (HDR documented).
  case automatic = 0
  /// The sidebar lies over the content, which gets an inset.
  case overlap = 1
  /// The content is narrower.
  case tile = 2
}

extension TabBarMode: Named {
  package var name: String {
    switch self {
    case .automatic: "automatic"
    case .tabBar: "tabBar"
    case .tabSidebar: "tabSidebar"
    }
  }
}

extension SidebarLayout: Named {
  package var name: String {
    switch self {
    case .automatic: "automatic"
    case .overlap: "overlap"
    case .tile: "tile"
    }
  }
}
