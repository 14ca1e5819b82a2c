/// What an OS version decides about a device's screen and the windows on it. All lengths are points.
///
/// The values, with the source of each, stand in the file of the version, in `Profiles`.
package struct ScreenDesign: Sendable {
  /// The insets of a full-screen window on an iPad, in portrait and landscape alike, where no device says.
  package let padSafeArea: EdgeInsets
  /// Whether devices have the insets that they got with iOS 26.
  package let hasSafeAreasSince26: Bool
  /// Whether an app's views lie below the status bar, as they did before iOS 7, instead of under it (general
  /// knowledge; S4 observed: the article's master is 1004 high on a screen of 1024).
  package let keepsContentBelowStatusBar: Bool
  /// The kinds of arrangement in which windows share the screen (spec/devices.md section 2). They say which of two kinds
  /// is meant; nothing is refused by them.
  package let sharedBy: Set<WindowArrangement.Kind>
}
