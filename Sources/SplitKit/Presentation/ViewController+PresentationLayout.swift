/// The place of what is presented, in the window as it is.
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
    guard var presentation, let window = topmost.window else { return }
    presentation.adapted = presentation.style.adapted(to: windowTraits, profile: application.profile)
    let isPopover = presentation.adapted == .popover
    presentation.source = isPopover ? popoverPresentationController.source(in: window) : nil
    modal.presentation = presentation
    let environment = environment(in: window, source: presentation.source)
    let placement = environment.placement(of: presentation.adapted)
    modal.presentation?.arrow = placement.arrow
    layOut(placement.view)
  }

  private func environment(in window: Window, source: Rect?) -> PresentationEnvironment {
    let grid = PixelGrid(scale: window.scale)
    let frame = Rect(x: 0, y: 0, width: grid.round(window.size.width), height: grid.round(window.size.height))
    return PresentationEnvironment(
      profile: application.profile, grid: grid, window: ViewPlacement(frame: frame, safeArea: window.safeArea),
      traits: windowTraits, preferredContentSize: wantedContentSize, source: source,
      permittedArrowDirections: popoverPresentationController.permittedArrowDirections)
  }

  /// A stack has its top's wish where it has none of its own (general knowledge).
  private var wantedContentSize: Size {
    guard preferredContentSize == .zero, let top = (self as? NavigationController)?.topViewController else {
      return preferredContentSize
    }
    return top.wantedContentSize
  }
}

/// The traits around and inside a presentation.
extension ViewController {
  /// The window's: a presentation adapts to the window, whatever the presenter's own traits are (general knowledge).
  var windowTraits: TraitCollection { topmost.window?.traitCollection ?? TraitPolicy.pad.traits(for: .zero) }

  /// What is presented has the window's traits; a form sheet and a popover are horizontally compact inside a regular
  /// window (documented for popovers, general knowledge of form sheets).
  func traits(insidePresentation presentation: Presentation) -> TraitCollection {
    var traits = windowTraits
    switch presentation.adapted {
    case .formSheet, .popover: traits.horizontalSizeClass = .compact
    case .automatic, .fullScreen, .overFullScreen, .pageSheet: break
    }
    return traits
  }
}
