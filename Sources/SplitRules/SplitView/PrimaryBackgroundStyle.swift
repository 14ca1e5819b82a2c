/// How the primary column of a column style looks: `UISplitViewController.BackgroundStyle`, with UIKit's raw values
/// (M26 observed).
public enum PrimaryBackgroundStyle: Int, Sendable, CaseIterable {
  /// Like the other columns; on iOS 26 nothing floats then.
  case none = 0
  /// A sidebar's, which on iOS 26 floats.
  case sidebar = 1
}

/// Whether the button that shows and hides columns is there: `UISplitViewController.DisplayModeButtonVisibility`, with
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
