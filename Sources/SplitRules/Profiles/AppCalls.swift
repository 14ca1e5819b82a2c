/// Which calls an OS version makes to an app: to its controllers, and to the delegates of its split views.
package struct AppCalls: Sendable {
  /// Whether a controller hears of rotations, which iOS 8 deprecated, instead of traits and sizes
  /// (`willTransition(to:with:)` and its like), which came with iOS 8 (AD documented).
  package let tellsOfRotations: Bool
  /// How long a turn of the device takes; nil where it takes as long as any other change of layout.
  package let rotation: RotationDurations?
  /// Whether a swipe from the leading edge goes back: since iOS 7 (AD documented).
  package let hasInteractivePop: Bool
  /// Whether the delegate is asked if the primary hides in portrait: a method of iOS 5, deprecated in iOS 8
  /// (H11 documented).
  package let asksWhetherToHide: Bool
  /// Whether the delegate hears of modes: since iOS 8 (AD documented).
  package let tellsOfModes: Bool
  /// Whether the delegate hears of columns that will show and hide, and that the split collapsed or expanded.
  ///
  /// Those delegate methods exist since iOS 14 (H14 documented). Whether a classic split of iOS 14 to 18 sends
  /// them is unmeasured (spec/split-view.md section 12, 7); it is taken to.
  package let tellsOfColumns: Bool
  /// Whether the delegate also hears of columns that did show and did hide: methods that are newer than the others
  /// (AD documented; that iOS 26 sends them is M26 observed).
  package let tellsOfColumnsAfterwards: Bool
}

/// How long a turn of the device takes, in seconds.
package struct RotationDurations: Sendable {
  package let quarterTurn: Double
  package let halfTurn: Double
}
