/// The border, the corners and the shadow of a view, as `CALayer` draws them.
///
/// A decoration takes no room, so frames do not change with it.
package struct ViewDecoration: Equatable, Sendable {
  /// The width of the border in points. The border lies inside the view's edge.
  package var borderWidth: Double
  /// The corner radius in points.
  package var cornerRadius: Double
  /// The opacity of the shadow, from 0 (no shadow) to 1.
  package var shadowOpacity: Double
  /// The distance of the shadow to the right of the view and below it, in points.
  package var shadowOffset: Point

  package init(borderWidth: Double, cornerRadius: Double, shadowOpacity: Double, shadowOffset: Point) {
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
    self.shadowOpacity = shadowOpacity
    self.shadowOffset = shadowOffset
  }
}
