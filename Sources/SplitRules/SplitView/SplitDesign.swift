/// What an OS version decides about split views: what there is, where columns stand and how wide they are, which mode
/// is shown, and what an app's calls and a user's touches change.
///
/// The values, with the source of each, stand in the file of the version, in `Profiles`.
package struct SplitDesign: Sendable {
  // What there is.

  /// Whether there are size classes, to which a split view adapts, and modes, which an app can prefer: since iOS 8
  /// (AD documented).
  package let isAdaptive: Bool
  /// Whether a split view can be made with a style: since iOS 14 (H14 documented).
  package let hasColumnStyles: Bool
  /// Whether a split view with a style has an inspector column, and widths of it and of the secondary can be asked for:
  /// since iOS 26.
  package let hasInspector: Bool

  // Where columns stand.

  package let standing: ColumnStanding
  /// The line between two columns that stand side by side.
  package let line: ColumnLine
  /// Whether the view of a hidden column stays in the hierarchy, off screen (spec/split-view.md 2.3: S3 observed for
  /// iOS 8 and later, M26 observed that iOS 26 removes it).
  package let keepsHiddenColumnsInHierarchy: Bool
  /// Whether a column that the app has moved stays so when the split is laid out anew, as views did that were resized by
  /// masks (S4 observed).
  package let keepsMovedColumns: Bool

  // How wide columns are.

  /// The primary of a classic split, and of a double column where columns float.
  package let primaryWidth: PrimaryWidthRule
  /// The columns of a split with a style.
  package let columnWidths: ColumnWidthNumbers
  /// Whether a finger can drag the edges of columns (spec/split-view.md 5.8: observed by users of iOS 26).
  package let columnsCanBeDragged: Bool

  // Which mode is shown.

  package let classicModes: ClassicModeRule
  package let columnModes: ColumnModeRule
  /// Whether the columns of a window that stands freely on a device, as Stage Manager has it, share its width by the room
  /// that there is (spec/split-view.md 4.5, inferred).
  package let sharesFreeWindowsByRoom: Bool
  /// Whether the behaviour is read off the mode that is shown, and the preferred one decides only what calls and touches
  /// bring next; else the mode follows from the behaviour (5.4, M26 observed; before, H14 documented).
  package let behaviorFollowsMode: Bool

  // What calls and touches change.

  /// Whether assigning a preferred mode stores its behaviour too (5.5, M26 observed).
  package let storesImpliedBehavior: Bool
  /// Whether `show(_:)` makes an automatic preference the natural one (5.5, M26 observed).
  package let storesNaturalPreference: Bool
  /// Whether a mode that the user brings about is stored in `preferredDisplayMode` (5.5, M26 observed for the column
  /// styles; for the classic style inferred). Where it is not, the preference stays what the app wrote (inferred).
  package let storesModesOfTheUser: Bool
  /// Whether a classic split raises for more than two controllers (inferred), instead of dropping the rest (S0 observed).
  package let raisesForThirdController: Bool
}
