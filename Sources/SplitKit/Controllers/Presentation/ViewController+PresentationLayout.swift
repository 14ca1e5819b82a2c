/// The layout of presented controllers.
extension ViewController {
  /// Lays out the presented controller, and what that presents. If the style covers the screen only in one of two
  /// window sizes, the presenter leaves the screen and comes back (unmeasured).
  func layOutPresented() {
    let wasCovering = modal.presented?.coversPresenter
    guard let presented = adaptPresented() else { return }
    presented.placePresentation()
    if presented.coversPresenter != wasCovering {
      presented.coversPresenter
        ? AppearanceChange.exchange(onScreen, for: []) : AppearanceChange.exchange([], for: visibleNow)
    }
    presented.layOutPresented()
  }

  /// Whether the presenter of this controller is off screen.
  var coversPresenter: Bool { presentation?.adapted.coversPresenter ?? false }

  /// Determines the style for the window and the place. The style comes first, because the traits inside depend on it.
  func placePresentation() {
    guard let window = host,
      let (next, placement) = presentation(in: window.presentationSurroundings, over: presentationContext)
    else { return }
    if modal.presentation?.adapted != next.adapted { application.noteChange() }
    modal.presentation = next
    layOut(placement.view)
  }

  /// The presentation adapted to its surroundings, and its place there. A presentation in a context lies over a view.
  private func presentation(
    in surroundings: PresentationSurroundings, over context: ViewPlacement?
  ) -> (Presentation, PresentationPlacement)? {
    guard var presentation, let window = host else { return nil }
    presentation.adapted = style(of: presentation, in: surroundings.traits)
    let popover = presentedOriginal.popoverPresentationController
    presentation.source = presentation.adapted == .popover ? popover.source(in: window) : nil
    let environment = PresentationEnvironment(
      design: application.profile.presentations, grid: surroundings.grid, window: surroundings.window,
      keyboardHeight: window.keyboardHeight, traits: surroundings.traits, preferredContentSize: wantedContentSize,
      source: presentation.source, permittedArrowDirections: popover.permittedArrowDirections,
      sheet: presentedOriginal.sheetConfiguration, context: context)
    let placement = environment.placement(of: presentation.adapted)
    presentation.placement = placement
    return (presentation, placement)
  }

  /// The style of a presentation in a window with the given traits. The app has a say where the system would adapt the style.
  func style(of presentation: Presentation, in traits: TraitCollection) -> ModalPresentationStyle {
    let design = application.profile.presentations
    let usual = presentation.style.adapted(to: traits, in: design)
    guard usual != presentation.style, presentation.style != .automatic else { return usual }
    guard let wanted = presentedOriginal.popoverPresentationController.adaptation?(traits) else { return usual }
    return wanted == presentation.style && wanted == .popover ? wanted : wanted.adapted(to: traits, in: design)
  }

  /// The preferred size of the content. A stack without its own preference has that of its top (general knowledge).
  var wantedContentSize: Size {
    guard preferredContentSize == .zero, let top = (self as? NavigationController)?.topViewController else {
      return preferredContentSize
    }
    return top.wantedContentSize
  }
}

/// The traits around and inside a presentation.
extension ViewController {
  var windowTraits: TraitCollection { host?.traitCollection ?? .unspecified }

  /// The traits of a presented controller. They are the window's, but a form sheet and a popover are horizontally
  /// compact even in a regular window (documented for popovers, general knowledge of form sheets). In a presentation context they are
  /// those of the presenter (inferred).
  func traits(insidePresentation presentation: Presentation) -> TraitCollection {
    traits(inside: presentation, in: giverOfTraits?.traitCollection ?? windowTraits)
  }

  /// The controller from which this one has its traits, or nil if it has them from the window.
  var giverOfTraits: ViewController? { parent ?? presenterInContext }

  /// The traits of a presented controller in a window with the given traits. The sheet of an inspector belongs to its split
  /// view, and any other presentation is outside the split views (spec/containers.md 418, unmeasured).
  private func traits(inside presentation: Presentation, in window: TraitCollection) -> TraitCollection {
    var traits = presentation.traits(inside: window)
    if let environment = modal.layoutEnvironment { traits.splitViewControllerLayoutEnvironment = environment }
    return traits
  }

  /// Announces new traits to the presented controller, because the window will change.
  func announcePresentationTraits(in surroundings: PresentationSurroundings, with coordinator: TransitionCoordinator) {
    guard let (next, _) = presentation(in: surroundings, over: nextContext(in: surroundings)) else { return }
    let around = giverOfTraits.map { $0.upcomingTraits ?? $0.traitCollection } ?? surroundings.traits
    announce(traits: traitOverrides.applied(to: traits(inside: next, in: around)), with: coordinator)
  }

  /// Announces a new size to the presented controller, because the window will change.
  func announcePresentationSize(in surroundings: PresentationSurroundings, with coordinator: TransitionCoordinator) {
    announce(size: nextView(in: surroundings).frame.size, with: coordinator)
  }

  /// The view that this presentation over the window will cover, or nil if it covers the window itself.
  private func nextContext(in surroundings: PresentationSurroundings) -> ViewPlacement? {
    presenterInContext?.nextView(in: surroundings)
  }

  /// The place that the view of the root, or of a controller that is presented over the window, will have.
  private func nextView(in surroundings: PresentationSurroundings) -> ViewPlacement {
    presentation(in: surroundings, over: nextContext(in: surroundings))?.1.view ?? surroundings.window
  }
}
