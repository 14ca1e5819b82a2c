/// A sheet at a low detent on a phone of iOS 26, which floats above the edges of the window (spec/containers.md 362 and 363).
///
/// The content is laid out at the width of the window, and drawn smaller. The constants were observed at 393 x 852 with a
/// bottom inset of 34, and are inferred for other windows. The value from which the content extends into the bottom inset
/// lies between 144 and 200, and 150 is inferred.
package struct FloatingSheet: Equatable, Sendable {
  /// The distance from the sides and from the bottom of the window, from 28 down to 8.
  package let margin: Double
  /// The factor by which the content is drawn smaller.
  package let scale: Double
  /// The height at which the content is laid out.
  package let contentHeight: Double
  /// The bottom inset of the content.
  package let bottomInset: Double

  /// Creates the sheet for the value of a detent.
  package init(value: Double, in window: Size, bottomInset: Double, _ grid: PixelGrid) {
    let part = max(0, min(1, (value - 76) / 74))
    // A window that is too narrow for the margins keeps half of its width (ours).
    margin = min(28 - 20 * part, window.width / 4)
    scale = window.width > 0 ? (window.width - 2 * margin) / window.width : 1
    contentHeight = value >= 150 ? value + bottomInset : value
    self.bottomInset = grid.round(bottomInset * part)
  }

  /// The frame in a window, as it is drawn. It is not rounded.
  package func frame(in window: Rect) -> Rect {
    let height = scale * contentHeight
    return Rect(x: window.x + margin, y: window.maxY - margin - height, width: window.width - 2 * margin, height: height)
  }
}
