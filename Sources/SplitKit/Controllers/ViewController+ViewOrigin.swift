/// An app can move a view that a container has placed. Nothing prevents it, and nobody is told.
///
/// UIKit keeps such a frame until the container lays out again. When this happens depends on the container and is not
/// documented. In this engine, a new place that differs from the last one ends the displacement. A split view of iOS 5
/// is an exception, because it resizes its columns like any view resizes its subviews: only a turn of the device or
/// another mode ends the displacement there (inferred from S4, which moves the master on a device whose window changes
/// only by rotation).
extension ViewController {
  /// The origin of the view in its container's view, in points: `view.frame.origin`.
  ///
  /// An assignment moves the view and its content, and within `Application.animate` it is part of that animation. No
  /// controller is told, and the container continues as if the view were where it was placed.
  package var viewOrigin: Point {
    get { Point(x: view.frame.x - superviewOrigin.x, y: view.frame.y - superviewOrigin.y) }
    set { moveView(by: Point(x: newValue.x - viewOrigin.x, y: newValue.y - viewOrigin.y)) }
  }

  private var superviewOrigin: Point { parent.map { Point(x: $0.view.frame.x, y: $0.view.frame.y) } ?? .zero }

  private func moveView(by distance: Point) {
    guard distance != .zero else { return }
    displacement.x += distance.x
    displacement.y += distance.y
    layOut(givenPlacement)
    setNeedsLayout()
    if application.isAnimating { application.addTransition(.layout, target: (parent ?? self).id) }
  }
}
