/// The rules of an OS version for a device's screen and the windows on it. All lengths are in points.
///
/// Each version has a file in `Profiles`, which holds the values and names the source of each.
package struct ScreenDesign: Sendable {
  /// The insets of a full-screen window on an iPad, in portrait and in landscape, if the window has no device.
  package let padSafeArea: EdgeInsets
  /// Whether devices have the insets that iOS 26 gave them.
  package let hasSafeAreasSince26: Bool
  /// Whether an app's views begin below the status bar, as before iOS 7, instead of reaching under it (general
  /// knowledge; S4 observed: the article's master is 1004 high on a screen of 1024).
  package let keepsContentBelowStatusBar: Bool
  /// The kinds of arrangement in which windows share the screen (spec/devices.md section 2).
  ///
  /// If arrangements of two kinds have the same size, the version's own kind is preferred. No arrangement is refused
  /// because of this set.
  package let sharedBy: Set<WindowArrangement.Kind>
}
