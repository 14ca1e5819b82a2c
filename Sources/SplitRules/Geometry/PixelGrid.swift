/// The grid of device pixels on which frames lie.
///
/// The engine rounds a window's width to the grid first and computes every frame from the rounded width
/// (spec/split-view.md 5.2, M26 observed: at scale 2, 954.249 is laid out as 954, and 954.25 as 954.5).
package struct PixelGrid: Equatable, Sendable {
  /// The number of pixels for each point, which is positive. Apple's devices have 1, 2 or 3.
  package let scale: Double

  package init(scale: Double) {
    precondition(scale > 0, "A scale is the number of pixels for each point and must be positive.")
    self.scale = scale
  }

  /// The size of one pixel in points, which is the width of a hairline.
  package var pixel: Double { 1 / scale }

  /// The nearest length on the grid. A length halfway between two pixels is rounded away from zero.
  package func round(_ length: Double) -> Double { (length * scale).rounded(.toNearestOrAwayFromZero) / scale }
}

extension PixelGrid {
  /// The least length on the grid that is no shorter than a length. A millionth of a pixel is an error of the arithmetic.
  package func up(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }

  /// The greatest length on the grid that is no longer than a length.
  package func down(_ length: Double) -> Double { (length * scale + 1e-6).rounded(.down) / scale }

  /// The nearest position on the grid, as centering and constraints lead to. One halfway between two pixels goes up (spec/views.md 915).
  package func position(_ length: Double) -> Double { (length * scale + 0.5 + 1e-6).rounded(.down) / scale }
}
