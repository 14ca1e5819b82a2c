/// A presentation that is under way.
package struct Presentation: Equatable {
  /// As it was when the controller was presented; what is set later is for the next time (AD documented).
  package let style: ModalPresentationStyle
  /// What the style is in the window as it is: never `automatic`.
  package var adapted: ModalPresentationStyle
  /// Of a popover.
  package var source: Rect?
  package var arrow: PopoverArrowDirection?

  package init(
    style: ModalPresentationStyle, adapted: ModalPresentationStyle, source: Rect? = nil,
    arrow: PopoverArrowDirection? = nil
  ) {
    self.style = style
    self.adapted = adapted
    self.source = source
    self.arrow = arrow
  }
}

extension Presentation {
  /// What is presented has the window's traits; a form sheet and a popover are horizontally compact inside a regular
  /// window (documented for popovers, general knowledge of form sheets).
  package func traits(inside window: TraitCollection) -> TraitCollection {
    var traits = window
    switch adapted {
    case .formSheet, .popover: traits.horizontalSizeClass = .compact
    case .automatic, .fullScreen, .overFullScreen, .pageSheet: break
    }
    return traits
  }
}
