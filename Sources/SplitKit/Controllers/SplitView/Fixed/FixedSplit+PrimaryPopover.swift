/// How a split view of iOS 5 shows a primary that it hides: in a popover from a bar button, which the delegate puts into
/// a bar (S4's contrast; AD documented, deprecated in iOS 8).
///
/// The button and the popover are there for a delegate that takes them. Without one the primary is just hidden.
extension FixedSplit {
  /// The id of the button that the delegate gets.
  var popoverButtonID: String { "\(id)/popoverButton" }

  /// What the button does: shows the popover, or takes it away.
  func togglePrimaryPopover() {
    popoverController.isPopoverVisible ? dismissPrimaryPopover() : presentPrimaryPopover()
  }

  private func presentPrimaryPopover() {
    guard hidesPrimaryInPopover, isOnScreen, let primary else { return }
    split.tellWillPresent(primary)
    popoverController.state = PresentationState(style: .popover, source: nil, arrow: nil)
    placeColumns()
    AppearanceChange.exchange([], for: primary.visibleNow)
    application.addTransition(.present, target: primary.id)
    setNeedsLayout()
  }

  func dismissPrimaryPopover() {
    guard popoverController.isPopoverVisible, let primary else { return }
    let leaving = primary.onScreen
    popoverController.state = nil
    placeColumns()
    AppearanceChange.exchange(leaving, for: [])
    application.addTransition(.dismiss, target: primary.id)
    setNeedsLayout()
  }

  /// Whether the primary is hidden, as it is where the button means anything.
  private var hidesPrimaryInPopover: Bool { mode == .secondaryOnly }

  /// Gives the primary its place in the popover, as large as a popover of the window can be for it.
  func placeInPopover(_ primary: ViewController) {
    guard let window = split.topmost.window else { return }
    let surroundings = window.presentationSurroundings
    let environment = PresentationEnvironment(
      design: application.profile.presentations, grid: surroundings.grid, window: surroundings.window,
      traits: surroundings.traits,
      preferredContentSize: primary.wantedContentSize, source: window.frame(ofBarButton: popoverButtonID),
      permittedArrowDirections: Set(PopoverArrowDirection.allCases))
    let placement = environment.placement(of: .popover)
    popoverController.state = PresentationState(style: .popover, source: environment.source, arrow: placement.arrow)
    primary.layOut(placement.view)
  }
}
