/// The calls that an OS version makes to an app: to its controllers, and to the delegates of its split views.
package struct AppCalls: Sendable {
  /// Whether the system tells a controller about rotations, with methods that iOS 8 deprecated. Otherwise it tells the
  /// controller about traits and sizes, with `willTransition(to:with:)` and similar methods of iOS 8 (AD documented).
  package let tellsOfRotations: Bool
  /// Whether a controller and each of its views are told of their traits when they first join a window, with nil as the previous ones: in
  /// iOS 8 to 12 (spec/reports.md 449, observed).
  package let tellsOfFirstTraits: Bool
  /// Whether the covered controllers of a stack in a split view are told about a new size, besides the one on top: in iOS 8 to 12
  /// (spec/reports.md 454, observed once; later versions are unmeasured).
  package let tellsCoveredOfSizes: Bool
  /// The duration of a turn of the device, or nil if a turn takes as long as any other change of layout.
  package let rotation: RotationDurations?
  /// Whether a swipe from the leading edge goes back, as since iOS 7 (AD documented).
  package let hasInteractivePop: Bool
  /// Whether the split asks its delegate if the primary hides in portrait. The method is of iOS 5, and iOS 8 deprecated
  /// it (H11 documented).
  package let asksWhetherToHide: Bool
  /// Whether the split tells its delegate about display modes, as since iOS 8 (AD documented).
  package let tellsOfModes: Bool
  /// Whether the split tells its delegate that columns will show and hide, and that it collapsed or expanded.
  ///
  /// The delegate has had these methods since iOS 14 (H14 documented). Whether a classic split of iOS 14 to 18 calls
  /// them is unmeasured (spec/split-view.md section 12, 7). This engine assumes that it does.
  package let tellsOfColumns: Bool
  /// Whether the split also tells its delegate that columns did show and did hide. These methods are newer than the
  /// others (AD documented; that iOS 26 calls them is M26 observed).
  package let tellsOfColumnsAfterwards: Bool
  /// The calls and the snapshots of an app that goes to the background.
  package let background: BackgroundDesign
}

/// The duration of a turn of the device, in seconds.
package struct RotationDurations: Sendable {
  package let quarterTurn: Double
  package let halfTurn: Double
}
