/// The platter on which the tabs at the bottom are since iOS 26 (spec/views.md 920, observed with three tabs on a phone of 375).
///
/// The page has the same figures in `Public/styles/looks/ios26.css`.
package struct TabPlatter: Equatable {
  /// The frame of the platter.
  package let frame: Rect
  /// The frames of the tabs in reading order. Each of them reaches 8 points into the next one.
  package let tabs: [Rect]

  /// Creates the platter of some tabs in a bar. Without a tab, it is empty.
  ///
  /// Where the bar is too narrow, the tabs share the width that 21 points at each side leave (ours).
  ///
  /// - Parameter isLow: Whether the window has a compact height. The platter is lower then, and the tabs share the width (ours).
  package init(in bar: Rect, count: Int, isLow: Bool, isMirrored: Bool) {
    guard count > 0 else {
      (frame, tabs) = (Rect(x: bar.center.x, y: bar.y, width: 0, height: 0), [])
      return
    }
    let most = max(0, bar.width - 2 * Self.side)
    let width = isLow ? most : min(most, Self.pitch * Double(count) + 2 * Self.margin + Self.overlap)
    let inset = ((bar.width - width) / 2).rounded(.up)
    let height: Double = isLow ? 48 : 62
    let leading = Rect(x: bar.x + inset, y: bar.y, width: width, height: height)
    let pitch = max(0, (width - 2 * Self.margin - Self.overlap) / Double(count))
    frame = isMirrored ? leading.mirrored(in: bar) : leading
    tabs = (0..<count).map { index in
      let tab = Rect(
        x: leading.x + Self.margin + pitch * Double(index), y: bar.y + Self.margin, width: pitch + Self.overlap,
        height: height - 2 * Self.margin)
      return isMirrored ? tab.mirrored(in: bar) : tab
    }
  }

  /// The distance from one tab to the next.
  private static let pitch: Double = 86
  /// The width that two tabs next to each other have in common.
  private static let overlap: Double = 8
  /// The distance between the tabs and the edges of the platter.
  private static let margin: Double = 4
  /// The least distance between the platter and the edges of the bar.
  private static let side: Double = 21
}
