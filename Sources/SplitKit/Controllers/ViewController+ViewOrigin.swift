/// An app may move a view that a container has placed: nothing stops it, and nobody is told.
///
/// UIKit keeps such a frame until the container lays out again. When that is, is each container's own affair, and not
/// documented. Here a place that differs from the last one ends it, but in a split view of iOS 5, which resizes its
/// columns like any view resizes its subviews: there only a turn of the device ends it, or another mode (inferred from
/// S4, which moves the master on a device whose window changes by rotation alone).
extension ViewController {
  /// The origin of the view in its container's view: `view.frame.origin`, in points.
  ///
  /// Assigning it moves the view and what is in it, within `Application.animate` as part of that animation. No
  /// controller hears of it, and the container goes on as if the view were where it was put.
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
