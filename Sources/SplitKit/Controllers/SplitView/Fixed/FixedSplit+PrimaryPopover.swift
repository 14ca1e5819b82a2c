/// The popover in which a split view of iOS 5 shows a hidden primary. The delegate puts the button for it into a bar
/// (S4's contrast; AD documented, deprecated in iOS 8).
/// Without a delegate that uses the button, the primary is only hidden.
extension FixedSplit {
  /// The id of the button that the delegate gets.
  var popoverButtonID: String { "\(id)/popoverButton" }

  /// Shows or dismisses the popover, as the button does.
  func togglePrimaryPopover() {
    popoverController.isPopoverVisible ? dismissPrimaryPopover() : presentPrimaryPopover()
  }

  private func presentPrimaryPopover() {
    guard hidesPrimaryInPopover, isOnScreen, let primary else { return }
    split.tellWillPresent(primary)
    popoverController.isPopoverVisible = true
    placeColumns()
    AppearanceChange.exchange([], for: primary.visibleNow)
    application.addTransition(.present, target: primary.id)
    setNeedsLayout()
  }

  func dismissPrimaryPopover() {
    guard popoverController.isPopoverVisible, let primary else { return }
    let leaving = primary.onScreen
    popoverController.isPopoverVisible = false
    placeColumns()
    AppearanceChange.exchange(leaving, for: [])
    application.addTransition(.dismiss, target: primary.id)
    setNeedsLayout()
  }

  /// Whether the primary is hidden. Only then does the button have an effect.
  private var hidesPrimaryInPopover: Bool { mode == .secondaryOnly }

  /// Places the primary in the popover, with the size that a popover of this window has.
  func placeInPopover(_ primary: ViewController) {
    guard let window = split.host else { return }
    let surroundings = window.presentationSurroundings
    let environment = PresentationEnvironment(
      design: application.profile.presentations, grid: surroundings.grid, window: surroundings.window,
      keyboardHeight: window.keyboardHeight, traits: surroundings.traits,
      preferredContentSize: primary.wantedContentSize, source: window.source(ofBarItem: popoverButtonID),
      permittedArrowDirections: Set(PopoverArrowDirection.allCases))
    let placement = environment.placement(of: .popover)
    popoverController.state = shownPresentation(placement, environment.source)
    primary.layOut(placement.view)
  }

  private func shownPresentation(_ placement: PresentationPlacement, _ source: PopoverSource?) -> ShownPresentation {
    let reasons = PresentationReasons(
      style: "profile: the hidden primary of a split is in a popover on \(application.profile.id)", frame: placement.reason,
      arrow: placement.arrowReason)
    var facts = PresentationFacts(style: .popover, because: reasons)
    facts.source = source?.frame
    facts.sourceItem = popoverButtonID
    facts.arrow = placement.arrow
    facts.frame = placement.view.frame.withArrow(placement.arrow)
    return ShownPresentation(facts)
  }
}
