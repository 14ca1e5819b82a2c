/// The values, besides the mode, from which the places of an expanded split's columns follow.
package struct ColumnInputs: Equatable {
  package let bounds: ViewPlacement
  package let primary: ColumnWidthPreferences
  package let others: ColumnStyleWidths
  package let dragged: DraggedWidths
  package let background: PrimaryBackgroundStyle
  package let isMirrored: Bool

  package init(
    bounds: ViewPlacement, primary: ColumnWidthPreferences, others: ColumnStyleWidths, dragged: DraggedWidths,
    background: PrimaryBackgroundStyle, isMirrored: Bool
  ) {
    self.bounds = bounds
    self.primary = primary
    self.others = others
    self.dragged = dragged
    self.background = background
    self.isMirrored = isMirrored
  }

  package var size: Size { bounds.frame.size }
}
