/// The controls of a row while its table is edited, in points.
package struct RowEditing: Sendable {
  /// The size of the control at the start.
  private let controlWidth, controlHeight: MeasuredLength
  /// The distance of the control from the start of the row, beyond the margin of the table.
  private let controlInset: MeasuredLength
  /// The distance by which the control is above the middle of the row.
  private let lift: MeasuredLength
  /// The start of the contents, beyond the margin of the table.
  private let contentInset: MeasuredLength
  private let reorderWidth: MeasuredLength
  /// The margin of the contents at the start, or nil for that of other rows (909).
  package let contentMargin: Double?

  /// The frame of the control at the start of a row, and the start of the contents behind it.
  ///
  /// - Parameter margin: The margin of the table.
  package func control(in row: Size, margin: Double, body: Double, on grid: PixelGrid) -> (frame: Rect, contentStart: Double) {
    let size = Size(width: grid.round(controlWidth.at(body: body)), height: grid.round(controlHeight.at(body: body)))
    let origin = Point(
      x: grid.round(margin + controlInset.at(body: body)), y: grid.round((row.height - size.height) / 2 - lift.at(body: body)))
    return (
      Rect(x: origin.x, y: origin.y, width: size.width, height: size.height), grid.round(margin + contentInset.at(body: body))
    )
  }

  /// The frame of the control that moves a row, at its end. The contents end where it begins.
  package func reorder(in row: Size, margin: Double, body: Double, on grid: PixelGrid) -> Rect {
    let width = grid.round(reorderWidth.at(body: body))
    return Rect(x: row.width - margin - width, y: 0, width: width, height: row.height)
  }
}

extension RowEditing {
  /// iOS 26 (851 to 854, 909), at three text sizes.
  static let since26 = RowEditing(
    controlWidth: MeasuredLength(26, 34.5, 39), controlHeight: MeasuredLength(26, 34.5, 38),
    controlInset: MeasuredLength(-1, -1.5, 0),
    lift: MeasuredLength(1, 3.25, 6.5), contentInset: MeasuredLength(24, 31.5, 39), reorderWidth: MeasuredLength(27, 36.5, 41),
    contentMargin: 16)

  /// The versions before iOS 26 (by eye).
  static let earlier = RowEditing(
    controlWidth: MeasuredLength(22, 22, 22), controlHeight: MeasuredLength(22, 22, 22), controlInset: MeasuredLength(0, 0, 0),
    lift: MeasuredLength(0, 0, 0), contentInset: MeasuredLength(22, 22, 22), reorderWidth: MeasuredLength(30, 30, 30),
    contentMargin: nil)
}
