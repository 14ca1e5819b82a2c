/// The gestures that dismiss a presented controller.
extension ViewController {
  /// How much the presentation dims the views below it. The value is 0 if it only catches touches, and nil if nothing
  /// lies in between.
  var presentationDimming: Double? {
    presentation?.dimming(for: windowTraits.userInterfaceStyle, in: application.profile.presentations)
  }

  /// The layer between this presented controller and what is below it, or nil if nothing there takes touches.
  func presentationCover(over frame: Rect) -> CoverLayer? {
    presentationDimming.map { opacity in
      CoverLayer(
        id: presentationCoverID, controller: self, frame: frame, opacity: opacity, didTap: didTapBesidePresentation)
    }
  }

  /// Handles a tap beside the presentation. It dismisses a popover (AD documented), and does nothing beside a sheet
  /// (unmeasured).
  func didTapBesidePresentation() {
    if presentation?.adapted == .popover, !refusesDismissal { dismissItself() }
  }

  /// Handles a swipe on a sheet. Since iOS 13, a swipe down dismisses the sheet (AD documented). If the swipe began on
  /// content that is scrolled, it scrolls that content instead.
  func takeSheetSwipe(_ direction: SwipeDirection, at point: Point) {
    let sheet = presentationRoot
    guard direction == .down, let presentation = sheet.presentation, presentation.adapted.isSheet,
      application.profile.presentations.isSheetDismissedBySwipe, !sheet.refusesDismissal,
      !(isUnderContent(point) && (contentLayout?.offset.y ?? 0) > 0)
    else { return }
    sheet.dismissItself()
  }

  /// Whether this controller, or a visible one inside it, is modal: Apple's own sample sets the property on a stack's
  /// top.
  private var refusesDismissal: Bool { visibleNow.contains(where: \.isModalInPresentation) }

  private func dismissItself() { modal.presenting?.dismiss() }
}
