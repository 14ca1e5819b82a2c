/// The presentation of a controller as it is drawn.
package struct ShownPresentation: Equatable, Sendable {
  /// The style in the present window: for example, a popover in a compact width is a page sheet.
  package let style: ModalPresentationStyle
  /// The source of a popover, in window coordinates.
  package let source: Rect?
  /// The side of a popover that has the arrow.
  package let arrow: PopoverArrowDirection?

  package init(style: ModalPresentationStyle, source: Rect?, arrow: PopoverArrowDirection?) {
    self.style = style
    self.source = source
    self.arrow = arrow
  }
}
