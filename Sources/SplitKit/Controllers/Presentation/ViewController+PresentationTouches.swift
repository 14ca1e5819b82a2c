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
    if presentation?.adapted == .popover { dismissByUser() }
  }

  /// Handles a swipe on a sheet, at a point in the layout of the sheet. A swipe down leads to the next smaller detent, and at
  /// the smallest one, since iOS 13, it dismisses the sheet (AD documented). If the swipe began on content that is scrolled, and
  /// not on a grabber, it scrolls that content instead. A swipe up on the top of the sheet leads to the next larger detent
  /// (spec/containers.md 374).
  func takeSheetSwipe(_ direction: SwipeDirection, at point: Point) {
    let sheet = presentationRoot
    guard let presentation = sheet.presentation, presentation.adapted.isSheet else { return }
    switch direction {
    case .down where sheet.isOnGrabber(point) || !isUnderScrolledContent(point): sheet.lower(presentation)
    case .up where !isUnderContent(point) || sheet.isAtTop(point): sheet.rest(at: presentation.detents?.larger)
    case .up, .down, .left, .right: break
    }
  }

  private func lower(_ presentation: Presentation) {
    if let smaller = presentation.detents?.smaller { return rest(at: smaller) }
    if application.profile.presentations.isSheetDismissedBySwipe { dismissByUser() }
  }

  /// Moves the sheet with this controller to another detent, with an animation.
  private func rest(at detent: SheetDetents.Place?) {
    guard let detent else { return }
    presentedOriginal.sheetPresentationController.selectedDetentIdentifier = detent.identifier
    application.addTransition(.layout, target: id)
  }

  private func isUnderScrolledContent(_ point: Point) -> Bool {
    isUnderContent(point) && (contentLayout?.offset.y ?? 0) > 0
  }

  /// Whether a point is on the grabber of the sheet with this controller, over the whole width (the height is ours).
  private func isOnGrabber(_ point: Point) -> Bool {
    presentedOriginal.sheetConfiguration.prefersGrabberVisible && point.y < view.frame.y + 16
  }

  /// Whether a point is in the top of the sheet with this controller.
  private func isAtTop(_ point: Point) -> Bool { point.y < view.frame.y + SheetDetents.topHeight }

  /// Whether this controller, or a visible one inside it, is modal: Apple's own sample sets the property on a stack's
  /// top.
  private var refusesDismissal: Bool { visibleNow.contains(where: \.isModalInPresentation) }

  /// Dismisses this controller for the user, unless the app refuses it. The controller that the app presents has the delegate, also while
  /// another one replaces it.
  private func dismissByUser() {
    let counterpart = presentedOriginal.counterpart
    guard !refusesDismissal, counterpart?.engineMayBeDismissedByUser() != false else {
      counterpart?.engineRefusedDismissalByUser()
      return
    }
    let presenter = modal.presenting
    counterpart?.engineWillBeDismissedByUser()
    presenter?.dismiss()
    counterpart?.engineWasDismissedByUser()
  }
}
