/// The rules of an OS version for split views.
///
/// They say which features exist, where columns stand and how wide they are, which mode is shown, and what the calls of
/// an app and the touches of a user change. Each version has a file in `Profiles`, which holds the values and names the
/// source of each.
package struct SplitDesign: Sendable {
  // The features that exist.

  /// Whether the version has size classes, to which a split view adapts, and display modes, which an app can prefer:
  /// since iOS 8 (AD documented).
  package let isAdaptive: Bool
  /// Whether an app can create a split view with a style: since iOS 14 (H14 documented).
  package let hasColumnStyles: Bool
  /// Whether a split view with a style has an inspector column, and an app can ask for widths of the inspector and of
  /// the secondary: since iOS 26.
  package let hasInspector: Bool
  /// Whether controllers have the trait that says whether the split view around them is expanded or collapsed: since
  /// iOS 26 (spec/containers.md 414, AD documented).
  package let hasLayoutEnvironment: Bool

  // The places of columns.

  package let standing: ColumnStanding
  /// The line between two columns that stand side by side.
  package let line: ColumnLine
  /// The length, in points, by which the view of a tiled primary of a split with a style reaches beyond the split's edge, with as large an
  /// inset: 100 in iOS 14 to 17 (spec/reports.md 447, observed by several people), else 0 (iOS 18 is unmeasured).
  package var outsetOfTiledPrimary: Double
  /// Whether the view of a hidden column stays in the hierarchy, off screen (spec/split-view.md 2.3: S3 observed for
  /// iOS 8 and later, M26 observed that iOS 26 removes it).
  package let keepsHiddenColumnsInHierarchy: Bool
  /// Whether a column that an app has moved stays there at the next layout, like views that are resized by autoresizing
  /// masks (S4 observed).
  package let keepsMovedColumns: Bool
  /// Whether a primary over the secondary also lies over a tab bar around the split view, and dims nothing there (spec/reports.md 455).
  package let overlayCoversTabBar: Bool

  // The widths of columns.

  /// The width of a classic split's primary, and of a double's primary in versions in which it floats.
  package let primaryWidth: PrimaryWidthRule
  /// The widths of the columns of a split with a style.
  package let columnWidths: ColumnWidthNumbers
  /// Whether a finger can drag the edges of columns (spec/split-view.md 5.8: observed by users of iOS 26).
  package let columnsCanBeDragged: Bool

  // The display mode.

  package let classicModes: ClassicModeRule
  package let columnModes: ColumnModeRule
  /// Whether the columns of a free window share its width by the room that there is (spec/split-view.md 4.5, inferred).
  /// Stage Manager has such windows.
  package let sharesFreeWindowsByRoom: Bool
  /// Whether the behaviour follows from the mode that is shown, so that the preferred behaviour decides only the modes
  /// that later calls and touches select. Otherwise the mode follows from the behaviour (5.4: M26 observed for iOS 26,
  /// H14 documented for the versions before).
  package let behaviorFollowsMode: Bool
  /// Whether the display mode button of a classic split has the title of the primary beside the chevron,
  /// like a back button: in iOS 8 to 12 (general knowledge).
  package let titlesDisplayModeButton: Bool

  // The effects of calls and touches.

  /// Whether the assignment of a preferred mode stores the behaviour of that mode too (5.5, M26 observed).
  package let storesImpliedBehavior: Bool
  /// Whether `show(_:)` replaces an automatic preference by the natural one (5.5, M26 observed).
  package let storesNaturalPreference: Bool
  /// Whether a classic split loads the views of controllers without navigation controllers while it mounts, before the
  /// delegate's did-calls. Otherwise they load when they first appear (spec/containers.md 408: T26 observed for iOS 26).
  package let loadsBareControllersWhileMounting: Bool
  /// Whether a mode that the user selects is stored in `preferredDisplayMode` (5.5: M26 observed for the column styles,
  /// inferred for the classic style). Otherwise the preference stays as the app set it (inferred).
  package let storesModesOfTheUser: Bool
  /// Whether a classic split raises an exception for more than two controllers (inferred), or drops the rest (S0
  /// observed).
  package let raisesForThirdController: Bool
  /// Whether a new secondary is pushed on the navigation controller that the split has made around the old one: in iOS 14 to 17
  /// (spec/reports.md 448, documented by quotation). Otherwise it replaces the old one (M26 observed; iOS 18 is unmeasured).
  package var pushesNewSecondary: Bool
}
