/// The scale at which a sheet and everything in it is drawn, about the origin of the sheet.
///
/// The engine lays a scaled sheet out at its full size, with the origin where the sheet is drawn. Scenes and touches are in
/// the coordinates of the window, as everything is drawn.
package struct SheetScale: Equatable, Sendable {
  package let origin: Point
  package let factor: Double

  package init(origin: Point, factor: Double) {
    self.origin = origin
    self.factor = factor
  }

  /// The rectangle in the window as it is drawn, for one in the layout of the sheet.
  package func drawn(_ rect: Rect) -> Rect {
    Rect(
      x: origin.x + (rect.x - origin.x) * factor, y: origin.y + (rect.y - origin.y) * factor, width: rect.width * factor,
      height: rect.height * factor)
  }

  /// The point in the layout of the sheet, for one in the window.
  package func laidOut(_ point: Point) -> Point {
    Point(x: origin.x + (point.x - origin.x) / factor, y: origin.y + (point.y - origin.y) / factor)
  }
}
