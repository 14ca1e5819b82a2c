/// The background of a column style's primary column: `UISplitViewController.BackgroundStyle`, with UIKit's raw values
/// (M26 observed).
public enum PrimaryBackgroundStyle: Int, Sendable, CaseIterable {
  /// The background of the other columns. On iOS 26, no column floats with this style.
  case none = 0
  /// The background of a sidebar, which floats on iOS 26.
  case sidebar = 1
}

/// Whether a bar has the button that shows and hides columns: `UISplitViewController.DisplayModeButtonVisibility`, with
/// UIKit's raw values (M26 observed).
public enum DisplayModeButtonVisibility: Int, Sendable, CaseIterable {
  /// The split view decides.
  case automatic = 0
  /// The button is not there.
  case never = 1
  /// The button is there whenever it has something to do.
  case always = 2
}

extension PrimaryBackgroundStyle: Named {
  package var name: String {
    switch self {
    case .none: "none"
    case .sidebar: "sidebar"
    }
  }
}

extension DisplayModeButtonVisibility: Named {
  package var name: String {
    switch self {
    case .automatic: "automatic"
    case .never: "never"
    case .always: "always"
    }
  }
}
