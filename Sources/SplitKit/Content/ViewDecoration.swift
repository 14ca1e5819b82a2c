/// How a view's layer is drawn around its content: what `CALayer` has of borders, corners and shadows.
///
/// It takes no room: frames are as without it.
package struct ViewDecoration: Equatable, Sendable {
  /// In points, inside the view's edge.
  package var borderWidth: Double
  /// In points.
  package var cornerRadius: Double
  /// From 0, no shadow, to 1.
  package var shadowOpacity: Double
  /// How far the shadow lies to the right of the view and below it, in points.
  package var shadowOffset: Point

  package init(borderWidth: Double, cornerRadius: Double, shadowOpacity: Double, shadowOffset: Point) {
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
    self.shadowOpacity = shadowOpacity
    self.shadowOffset = shadowOffset
  }
}
