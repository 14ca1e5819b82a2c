/// A presentation that is under way.
package struct Presentation: Equatable {
  /// The style at the moment of the presentation. A style that the app sets later applies to the next presentation (AD
  /// documented).
  package let style: ModalPresentationStyle
  /// The style adapted to the window. It is never `automatic`.
  package var adapted: ModalPresentationStyle
  /// The source of a popover, or nil if there is none.
  package var source: PopoverSource?
  package var arrow: PopoverArrowDirection?

  package init(
    style: ModalPresentationStyle, adapted: ModalPresentationStyle, source: PopoverSource? = nil,
    arrow: PopoverArrowDirection? = nil
  ) {
    self.style = style
    self.adapted = adapted
    self.source = source
    self.arrow = arrow
  }
}

extension Presentation {
  /// The traits of the presented controller. They are the window's, but a form sheet and a popover are horizontally
  /// compact even in a regular window (documented for popovers, general knowledge of form sheets).
  package func traits(inside window: TraitCollection) -> TraitCollection {
    var traits = window
    switch adapted {
    case .formSheet, .popover: traits.horizontalSizeClass = .compact
    case .automatic, .fullScreen, .overFullScreen, .pageSheet: break
    }
    return traits
  }
}
