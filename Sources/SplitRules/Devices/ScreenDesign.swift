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
  /// The systems for which these rules hold.
  ///
  /// They decide which arrangements are of the same time (`WindowArrangement.Kind.time`). If arrangements of two kinds have
  /// the same size, one of the same time is preferred. No arrangement is refused because of its time.
  package var systems: SystemVersions
  /// Whether windows stand over a wallpaper and have the system's controls at their leading upper corner (general
  /// knowledge).
  package let hasWindowControls: Bool
}
