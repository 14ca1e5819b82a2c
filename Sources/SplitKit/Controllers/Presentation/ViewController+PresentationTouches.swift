/// How the user sends away what is presented.
extension ViewController {
  /// How dark what lies below is: 0 for what only catches touches; nil where nothing lies between.
  var presentationDimming: Double? {
    presentation?.dimming(for: windowTraits.userInterfaceStyle, in: application.profile.presentations)
  }

  /// What lies between this controller, which is presented, and what is below it; nil where nothing catches touches.
  func presentationCover(over frame: Rect) -> CoverLayer? {
    presentationDimming.map { opacity in
      CoverLayer(
        id: presentationCoverID, controller: self, frame: frame, opacity: opacity, didTap: didTapBesidePresentation)
    }
  }

  /// A tap beside a popover dismisses it (AD documented); beside a sheet it does nothing (unmeasured).
  func didTapBesidePresentation() {
    if presentation?.adapted == .popover, !refusesDismissal { dismissItself() }
  }

  /// Since iOS 13 a swipe down sends a sheet away (AD documented), unless it began on content that is scrolled: then it
  /// scrolls that.
  func takeSheetSwipe(_ direction: SwipeDirection, at point: Point) {
    let sheet = presentationRoot
    guard direction == .down, let presentation = sheet.presentation, presentation.adapted.isSheet,
      application.profile.presentations.isSheetDismissedBySwipe, !sheet.refusesDismissal,
      !(isUnderContent(point) && (contentLayout?.offset.y ?? 0) > 0)
    else { return }
    sheet.dismissItself()
  }

  /// Whether this controller, or one that can be seen in it, is modal: Apple's own sample sets it on a stack's top.
  private var refusesDismissal: Bool { visibleNow.contains(where: \.isModalInPresentation) }

  private func dismissItself() { modal.presenting?.dismiss() }
}
