import Foundation
internal import SplitKit

// The values of split views. Their raw values are UIKit's, which are also the engine's.

extension UISplitViewController {
  /// How many columns a split view has: `UISplitViewController.Style`.
  public enum Style: Int, Sendable {
    /// The classic style, which a split view has that is made without one.
    case unspecified
    /// A primary and a secondary.
    case doubleColumn
    /// A primary, a supplementary and a secondary.
    case tripleColumn

    var engine: SplitViewStyle { SplitViewStyle(rawValue: rawValue) ?? .unspecified }
  }

  /// The visible columns, and whether they stand beside the secondary or over it: `UISplitViewController.DisplayMode`.
  public enum DisplayMode: Int, Sendable {
    /// The system chooses. A split view prefers it by default, and never shows it.
    case automatic
    /// The secondary alone.
    case secondaryOnly
    /// One column beside the secondary.
    case oneBesideSecondary
    /// One column over the secondary.
    case oneOverSecondary
    /// Two columns beside the secondary.
    case twoBesideSecondary
    /// Two columns over the secondary.
    case twoOverSecondary
    /// Two columns that push the secondary aside.
    case twoDisplaceSecondary

    /// The name of `secondaryOnly` before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of `oneBesideSecondary` before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of `oneOverSecondary` before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary

    var engine: SplitKit.DisplayMode { SplitKit.DisplayMode(rawValue: rawValue) ?? .automatic }
    init(_ mode: SplitKit.DisplayMode) { self = DisplayMode(rawValue: mode.rawValue) ?? .automatic }
  }

  /// How a split view with columns shares its room: `UISplitViewController.SplitBehavior`.
  public enum SplitBehavior: Int, Sendable {
    /// The system chooses.
    case automatic
    /// The columns stand side by side.
    case tile
    /// The columns lie over the secondary.
    case overlay
    /// The columns push the secondary aside.
    case displace

    var engine: SplitKit.SplitBehavior { SplitKit.SplitBehavior(rawValue: rawValue) ?? .automatic }
    init(_ behavior: SplitKit.SplitBehavior) { self = SplitBehavior(rawValue: behavior.rawValue) ?? .automatic }
  }

  /// A column: `UISplitViewController.Column`.
  public enum Column: Int, Sendable {
    /// The sidebar.
    case primary
    /// The column between the sidebar and the detail.
    case supplementary
    /// The detail.
    case secondary
    /// The column of a compact window.
    case compact
    /// The column opposite the primary, since iOS 26.
    case inspector

    var engine: SplitKit.Column { SplitKit.Column(rawValue: rawValue) ?? .secondary }
    init(_ column: SplitKit.Column) { self = Column(rawValue: column.rawValue) ?? .secondary }
  }

  /// The edge of the primary: `UISplitViewController.PrimaryEdge`.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// The background of the primary: `UISplitViewController.BackgroundStyle`.
  public enum BackgroundStyle: Int, Sendable {
    /// The background of the other columns.
    case none
    /// The background of a sidebar.
    case sidebar
  }

  /// Whether a bar has the button that shows and hides columns: `UISplitViewController.DisplayModeButtonVisibility`.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The system decides.
    case automatic
    /// The button is not there.
    case never
    /// The button is there whenever it has something to do.
    case always
  }

  /// Whether the nearest split view is expanded or collapsed: `UISplitViewController.LayoutEnvironment` of iOS 26.
  public typealias LayoutEnvironment = UISplitViewControllerLayoutEnvironment

  /// Stands for the width that the system chooses.
  public static let automaticDimension: CGFloat = -CGFloat(Float.greatestFiniteMagnitude)
}
