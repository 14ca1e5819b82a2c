/// The grid of device pixels that frames lie on.
///
/// All frames are on the pixel grid: a window's width is rounded to it first and everything is computed from
/// that (spec/split-view.md 5.2, M26 observed: 954.249 is laid out as 954, 954.25 as 954.5 at scale 2).
package struct PixelGrid: Equatable, Sendable {
  /// Pixels for each point: 1, 2 or 3 on Apple's devices. Positive.
  package let scale: Double

  package init(scale: Double) {
    precondition(scale > 0, "A scale is the number of pixels for each point and positive.")
    self.scale = scale
  }

  /// One pixel in points: the width of a hairline.
  package var pixel: Double { 1 / scale }

  /// The nearest length on the grid; halfway between two pixels the larger.
  package func round(_ length: Double) -> Double { (length * scale).rounded(.toNearestOrAwayFromZero) / scale }
}
