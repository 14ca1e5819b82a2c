/// The values, besides the mode, from which the places of an expanded split's columns follow.
package struct ColumnInputs: Equatable {
  package let bounds: ViewPlacement
  package let widths: ColumnStyleWidths
  package let dragged: DraggedWidths
  package let background: PrimaryBackgroundStyle
  package let isMirrored: Bool

  package init(
    bounds: ViewPlacement, widths: ColumnStyleWidths, dragged: DraggedWidths, background: PrimaryBackgroundStyle,
    isMirrored: Bool
  ) {
    self.bounds = bounds
    self.widths = widths
    self.dragged = dragged
    self.background = background
    self.isMirrored = isMirrored
  }

  package var size: Size { bounds.frame.size }
}
