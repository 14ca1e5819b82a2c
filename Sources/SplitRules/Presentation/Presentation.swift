/// A presentation that is under way.
package struct Presentation: Equatable {
  /// The style at the moment of the presentation. A style that the app sets later applies to the next presentation (AD
  /// documented).
  package let style: ModalPresentationStyle
  /// The style adapted to the window. It is never `automatic`.
  package var adapted: ModalPresentationStyle
  /// The source of a popover, or nil if there is none.
  package var source: PopoverSource?
  /// The place in the window, or nil before the first layout.
  package var placement: PresentationPlacement?

  package init(
    style: ModalPresentationStyle, adapted: ModalPresentationStyle, source: PopoverSource? = nil,
    placement: PresentationPlacement? = nil
  ) {
    self.style = style
    self.adapted = adapted
    self.source = source
    self.placement = placement
  }
}

extension Presentation {
  /// The detents of a sheet, or nil where they have no effect.
  package var detents: SheetDetents? { placement?.detents }
  /// The scale at which a floating sheet is drawn.
  package var scale: SheetScale? { placement?.scale }
  /// Whether what is below can be touched, because the sheet rests at a detent that dims nothing (spec/containers.md 369).
  package var isUndimmed: Bool { detents?.isUndimmed ?? false }
}

extension Presentation {
  /// The traits of the presented controller. They are the window's, but a form sheet and a popover are horizontally
  /// compact even in a regular window (documented for popovers, general knowledge of form sheets).
  package func traits(inside window: TraitCollection) -> TraitCollection {
    var traits = window
    switch adapted {
    case .formSheet, .popover: traits.horizontalSizeClass = .compact
    case .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet: break
    }
    return traits
  }
}
