/// The system's three dots at the leading upper corner of a window, as on iPadOS 26: close, minimize and arrange.
///
/// The dots take space from the bar at that corner, whose leading items stand beside them (general knowledge). All lengths are
/// unmeasured and ours (spec/devices.md section 4).
package struct WindowControls {
  /// The distance of the dots from the leading edge of the window.
  private static let inset: Double = 20
  /// The size of the dots together.
  private static let size = Size(width: 26, height: 6)
  /// The least distance between the top of the window and the bar's row, in whose middle the dots stand, and the height of that row.
  private static let (leastTop, row): (Double, Double) = (10, 54)

  /// The frame in a window of the given width, in the window's coordinates.
  package static func frame(top: Double, width: Double, isMirrored: Bool) -> Rect {
    let y = max(top, leastTop) + (row - size.height) / 2
    let frame = Rect(x: inset, y: y, width: size.width, height: size.height)
    return isMirrored ? frame.mirrored(in: Rect(x: 0, y: 0, width: width, height: 0)) : frame
  }
}

extension Stage {
  /// The frame of the system's controls in the window, or nil if it has none. A window that takes the whole screen has none at rest.
  ///
  /// - Parameter width: The width of the window, which can be on the pixel grid where the stage's is not.
  package func windowControls(on design: ScreenDesign, width: Double, isMirrored: Bool) -> Rect? {
    guard hasWindowControls(on: design) else { return nil }
    return WindowControls.frame(top: safeArea(on: design).top, width: width, isMirrored: isMirrored)
  }

  /// Whether the window stands over a wallpaper, with the system's controls at its corner (`Public/app/stage/placement.js`).
  package func hasWindowControls(on design: ScreenDesign) -> Bool {
    design.hasWindowControls && (arrangement.kind == .tile || arrangement.kind == .free)
  }
}
