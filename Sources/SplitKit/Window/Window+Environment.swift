/// What the world around the app changes: the window's size and insets, the way the device is held, traits.
extension Window {
  /// What the root's layout follows from.
  struct Environment {
    var size: Size
    var safeArea: EdgeInsets
    var overrides: TraitOverrides
  }

  /// Gives the window another size, and other insets where they are given; on a device those of an arrangement go with it. It is laid out at once, without a
  /// transition: the size is where the user's finger is. One that lies the other way turns the device as well.
  ///
  /// On a device it becomes a free window, or the whole screen at the screen's size, unless it `staysFree`.
  public func resize(to size: Size, safeArea: EdgeInsets? = nil, staysFree: Bool = false) {
    let turns = size != self.size && orientation.isLandscape != size.isLandscape
    let next = stage?.resized(to: size, staysFree: staysFree)
    let insets = next != nil && hasUsualInsets ? usualInsets(of: size, on: next) : self.safeArea
    turn(to: next?.orientation ?? (turns ? InterfaceOrientation(of: size) : orientation), duration: 0) {
      change(to: size, safeArea: safeArea ?? insets)
      stage = next
    }
    application.cancelTransition()
  }

  /// Turns the device: the window's sides are exchanged when the new orientation lies the other way. Without
  /// one, between portrait and landscape. Drawn with a transition of everything. An orientation that the root does
  /// not support changes nothing. Insets that are the policy's follow: a phone on its side has no status bar.
  public func rotate(to orientation: InterfaceOrientation? = nil) {
    let next = orientation ?? (self.orientation.isLandscape ? .portrait : .landscapeLeft)
    // Nobody is asked about the way in which the device is held already.
    guard next == self.orientation || rootViewController.supportedInterfaceOrientations.contains(next) else { return }
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

  /// The window on a device that is held that way: on its screen, else with its sides exchanged where it lies otherwise.
  private static func turned(_ size: Size, _ stage: Stage?, to next: InterfaceOrientation) -> (size: Size, stage: Stage?) {
    if let stage = stage?.turned(to: next) { return (stage.window.size, stage) }
    return (next.isLandscape == size.isLandscape ? size : size.turned, nil)
  }

  /// Whether nobody has given the window other insets than those that it has by itself.
  private var hasUsualInsets: Bool { safeArea == usualInsets(of: size, on: stage) }

  /// The insets where nobody says: of the device's screen, else of the policy.
  private func usualInsets(of size: Size, on stage: Stage?) -> EdgeInsets {
    stage?.safeArea(on: application.profile.screen) ?? policy.safeArea(for: size, on: application.profile.screen)
  }

  func change(to size: Size, safeArea: EdgeInsets) {
    announce(Environment(size: size, safeArea: safeArea, overrides: traitOverrides))
    self.size = size
    self.safeArea = safeArea
  }

  /// Says what the environment will be, before it is; nothing where it stays as it is. Overrides that leave every trait as
  /// it is change nothing.
  func announce(_ next: Environment) {
    guard next.size != size || next.safeArea != safeArea || traits(in: next) != traitCollection else { return }
    needsLayout = true
    guard rootViewController.isOnScreen else { return }
    let coordinator = beginTransition()
    let surroundings = surroundings(in: next)
    let root = rootViewController
    root.announce(traits: root.traitOverrides.applied(to: surroundings.traits), with: coordinator)
    for controller in presented { controller.announcePresentationTraits(in: surroundings, with: coordinator) }
    root.announce(size: surroundings.window.frame.size, with: coordinator)
    for controller in presented { controller.announcePresentationSize(in: surroundings, with: coordinator) }
  }

  /// The window's traits as they are in surroundings.
  func traits(in environment: Environment) -> TraitCollection {
    environment.overrides.applied(to: derivedTraits(for: environment.size))
  }

  /// The coordinator of the change under way; several changes before one layout have one.
  func beginTransition() -> TransitionCoordinator {
    let current = coordinator ?? TransitionCoordinator()
    coordinator = current
    return current
  }

  /// Where the root's view is, and what reaches into it: before iOS 7 it begins below the status bar.
  func contentPlacement(for size: Size, safeArea: EdgeInsets) -> ViewPlacement {
    let whole = ViewPlacement(frame: frame(for: size), safeArea: safeArea)
    guard application.profile.screen.keepsContentBelowStatusBar else { return whole }
    var insets = safeArea
    insets.top = 0
    let covered = EdgeInsets(top: PixelGrid(scale: scale).round(safeArea.top))
    return ViewPlacement(frame: whole.frame.inset(by: covered), safeArea: insets)
  }

  /// The bounds of a window of that size: on the pixel grid.
  func frame(for size: Size) -> Rect {
    let grid = PixelGrid(scale: scale)
    return Rect(x: 0, y: 0, width: grid.round(size.width), height: grid.round(size.height))
  }
}
