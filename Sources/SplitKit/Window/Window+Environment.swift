/// The changes of the app's environment: the window's size and insets, the orientation of the device, and the traits.
extension Window {
  /// The values from which the root's layout follows.
  struct Environment {
    var size: Size
    var safeArea: EdgeInsets
    var overrides: TraitOverrides
  }

  /// Gives the window another size, and other insets if they are given. On a device, the insets of an arrangement go
  /// with it. The layout follows at once, without a transition, because the user's finger is at the new size. If the
  /// new size has the other orientation, the device turns as well.
  ///
  /// On a device, the window becomes free, or takes the whole screen at the screen's size, unless it `staysFree`.
  /// Overrides of traits change together with the size if they are given.
  package func resize(
    to size: Size, safeArea: EdgeInsets? = nil, staysFree: Bool = false, overrides: TraitOverrides? = nil
  ) {
    let turns = size != self.size && orientation.isLandscape != size.isLandscape
    let next = stage?.resized(to: size, staysFree: staysFree)
    let insets = next != nil && hasUsualInsets ? usualInsets(of: size, on: next) : self.safeArea
    application.changeWindow {
      turn(to: next?.orientation ?? (turns ? InterfaceOrientation(of: size) : orientation), duration: 0) {
        change(to: size, safeArea: safeArea ?? insets, overrides)
        stage = next
      }
    }
    application.cancelTransition()
  }

  /// Turns the device. If the new orientation differs in landscape or portrait, the window's width and height are
  /// exchanged. Without an orientation, the device turns between portrait and landscape. The scene gets a transition of
  /// everything. If the root does not support the orientation, nothing changes. Insets of the policy follow the turn: a
  /// phone in landscape has no status bar.
  package func rotate(to orientation: InterfaceOrientation? = nil) {
    let next = orientation ?? (self.orientation.isLandscape ? .portrait : .landscapeLeft)
    // The root is not asked about the present orientation.
    guard next == self.orientation || rootViewController.effectiveOrientations.contains(next) else { return }
    let turned = Self.turned(size, stage, to: next)
    let insets = hasUsualInsets ? usualInsets(of: turned.size, on: turned.stage) : safeArea
    let (turns, duration) = (turned.size != size, rotationDuration(to: next))
    turn(to: next, duration: duration) {
      change(to: turned.size, safeArea: insets)
      stage = turned.stage
    }
    application.cancelTransition()
    guard turns else { return }
    application.animate(duration: duration) { application.addTransition(.layout, target: rootViewController.id) }
  }

  /// The window after a turn of the device: in its new place on the screen or, without a device, with width and height
  /// exchanged if necessary.
  private static func turned(_ size: Size, _ stage: Stage?, to next: InterfaceOrientation) -> (size: Size, stage: Stage?) {
    if let stage = stage?.turned(to: next) { return (stage.window.size, stage) }
    return (next.isLandscape == size.isLandscape ? size : size.turned, nil)
  }

  /// Whether the window has its usual insets, and no client has set others.
  private var hasUsualInsets: Bool { safeArea == usualInsets(of: size, on: stage) }

  /// The usual insets: those of the device's screen, or else of the policy.
  private func usualInsets(of size: Size, on stage: Stage?) -> EdgeInsets {
    stage?.safeArea(on: application.profile.screen) ?? policy.safeArea(for: size, on: application.profile.screen)
  }

  func change(to size: Size, safeArea: EdgeInsets, _ overrides: TraitOverrides? = nil) {
    let next = Environment(size: size, safeArea: safeArea, overrides: overrides ?? self.overrides)
    announce(next)
    let traits = traitCollection
    (self.size, self.safeArea, self.overrides) = (next.size, next.safeArea, next.overrides)
    if traitCollection != traits { application.noteChange() }
  }

  /// Announces a new environment, if it differs from the present one. Overrides that leave every trait unchanged are no
  /// difference.
  func announce(_ next: Environment) {
    guard next.size != size || next.safeArea != safeArea || traits(in: next) != traitCollection else { return }
    needsLayout = true
    // A full screen hears of the change too, and so does the root under it (general knowledge).
    guard ([rootViewController] + presented).contains(where: \.isOnScreen) else { return }
    let coordinator = beginTransition()
    let surroundings = surroundings(in: next)
    let root = rootViewController
    // A presentation inside the tree hears of the change after the controller that it covers.
    let presented = presented.filter { !$0.isPresentedInside }
    root.announce(traits: root.traitOverrides.applied(to: surroundings.traits), with: coordinator)
    for controller in presented { controller.announcePresentationTraits(in: surroundings, with: coordinator) }
    root.announce(size: surroundings.window.frame.size, with: coordinator)
    for controller in presented { controller.announcePresentationSize(in: surroundings, with: coordinator) }
  }

  /// The traits of the window in an environment.
  func traits(in environment: Environment) -> TraitCollection {
    environment.overrides.applied(to: derivedTraits(for: environment.size))
  }

  /// The coordinator of the present change. Several changes before one layout share a coordinator.
  func beginTransition() -> TransitionCoordinator {
    let current = coordinator ?? TransitionCoordinator()
    coordinator = current
    return current
  }

  /// The place of the root's view, and its insets. Before iOS 7, the view begins below the status bar.
  func contentPlacement(for size: Size, safeArea: EdgeInsets) -> ViewPlacement {
    let whole = ViewPlacement(frame: frame(for: size), safeArea: safeArea)
    guard application.profile.screen.keepsContentBelowStatusBar else { return whole }
    var insets = safeArea
    insets.top = 0
    let covered = EdgeInsets(top: PixelGrid(scale: scale).round(safeArea.top))
    return ViewPlacement(frame: whole.frame.inset(by: covered), safeArea: insets)
  }

  /// The bounds of a window with the given size, on the pixel grid.
  func frame(for size: Size) -> Rect {
    let grid = PixelGrid(scale: scale)
    return Rect(x: 0, y: 0, width: grid.round(size.width), height: grid.round(size.height))
  }
}
