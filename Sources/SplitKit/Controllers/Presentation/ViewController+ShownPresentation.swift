extension ViewController {
  /// The presentation of this controller as a scene describes it, or nil if it is not presented.
  var shownPresentation: ShownPresentation? {
    guard let presentation, let placement = presentation.placement else { return nil }
    var facts = PresentationFacts(style: presentation.adapted, because: reasons(for: presentation, placement))
    facts.isInContainer = isPresentedInside
    if presentation.adapted == .popover { describe(presentation, placement, in: &facts) }
    facts.detents = placement.detents
    facts.scale = placement.scale?.factor
    if let detents = placement.detents, detents.places.count > 1 {
      facts.topHeight = SheetDetents.topHeight * (placement.scale?.factor ?? 1)
    }
    let drawn = placement.scale?.drawn(placement.view.frame) ?? placement.view.frame
    if presentation.adapted.isSheet, presentedOriginal.sheetConfiguration.prefersGrabberVisible { facts.grabber = drawn.grabber }
    return ShownPresentation(facts)
  }

  /// The side of the arrow of a presented popover, or nil for one without an arrow and for any other controller.
  package var popoverArrow: PopoverArrowDirection? {
    presentation.flatMap { $0.adapted == .popover ? $0.placement?.arrow : nil }
  }

  private func describe(_ popover: Presentation, _ placement: PresentationPlacement, in facts: inout PresentationFacts) {
    facts.source = popover.source?.frame
    facts.sourceItem = popoverPresentationController.itemID
    facts.arrow = placement.arrow
    facts.frame = placement.view.frame.withArrow(placement.arrow)
  }

  private func reasons(for presentation: Presentation, _ placement: PresentationPlacement) -> PresentationReasons {
    PresentationReasons(style: reasonForStyle(presentation).text, frame: placement.reason, arrow: placement.arrowReason)
  }

  /// The reason for the style that a presentation has in the present window.
  func reasonForStyle(_ presentation: Presentation) -> Reason {
    let profile = application.profile
    return presentation.style.reason(
      for: presentation.adapted, in: windowTraits, profile.presentations, profile: profile.id)
  }
}
