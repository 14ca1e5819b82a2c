/// The place of what is presented.
extension ViewController {
  /// Lays out what this controller presents, and what that presents. A style that covers the screen in one size of the
  /// window and does not in another takes the presenter off the screen and brings it back (unmeasured).
  func layOutPresented() {
    guard let presented = modal.presented else { return }
    let wasCovering = presented.coversPresenter
    presented.placePresentation()
    if presented.coversPresenter != wasCovering {
      presented.coversPresenter
        ? AppearanceChange.exchange(onScreen, for: []) : AppearanceChange.exchange([], for: visibleNow)
    }
    presented.layOutPresented()
  }

  /// Whether what presented this controller is off the screen meanwhile.
  var coversPresenter: Bool { presentation?.adapted.coversPresenter ?? false }

  /// Works out the style for the window, and the place. The style first: the traits inside depend on it.
  func placePresentation() {
    guard let window = topmost.window, let next = presentation(in: window.presentationSurroundings) else { return }
    modal.presentation = next.presentation
    layOut(next.view)
  }

  /// The presentation as it is in a window, and the place that it has there.
  private func presentation(in surroundings: PresentationSurroundings)
    -> (presentation: Presentation, view: ViewPlacement)?
  {
    guard var presentation, let window = topmost.window else { return nil }
    presentation.adapted = presentation.style.adapted(to: surroundings.traits, in: application.profile.presentations)
    let popover = popoverPresentationController
    presentation.source = presentation.adapted == .popover ? popover.source(in: window) : nil
    let environment = PresentationEnvironment(
      design: application.profile.presentations, grid: surroundings.grid, window: surroundings.window,
      keyboardHeight: window.keyboardHeight, traits: surroundings.traits, preferredContentSize: wantedContentSize,
      source: presentation.source, permittedArrowDirections: popover.permittedArrowDirections)
    let placement = environment.placement(of: presentation.adapted)
    presentation.arrow = placement.arrow
    return (presentation, placement.view)
  }

  /// A stack has its top's wish where it has none of its own (general knowledge).
  var wantedContentSize: Size {
    guard preferredContentSize == .zero, let top = (self as? NavigationController)?.topViewController else {
      return preferredContentSize
    }
    return top.wantedContentSize
  }
}

/// The traits around and inside a presentation.
extension ViewController {
  var windowTraits: TraitCollection { topmost.window?.traitCollection ?? .unspecified }

  /// What is presented has the window's traits; a form sheet and a popover are horizontally compact inside a regular
  /// window (documented for popovers, general knowledge of form sheets).
  func traits(insidePresentation presentation: Presentation) -> TraitCollection {
    presentation.traits(inside: windowTraits)
  }

  /// The window is about to change, and with it the traits of what is presented.
  func announcePresentationTraits(in surroundings: PresentationSurroundings, with coordinator: TransitionCoordinator) {
    guard let next = presentation(in: surroundings) else { return }
    announce(
      traits: traitOverrides.applied(to: next.presentation.traits(inside: surroundings.traits)), with: coordinator)
  }

  /// The window is about to change, and with it the size of what is presented.
  func announcePresentationSize(in surroundings: PresentationSurroundings, with coordinator: TransitionCoordinator) {
    guard let next = presentation(in: surroundings) else { return }
    announce(size: next.view.frame.size, with: coordinator)
  }
}
