/// What a split view tells its children of the environment (spec/split-view.md 1.2).
extension SplitViewController {
  /// The primary is horizontally compact, whatever the window is; so it sees no change of class when the split
  /// collapses (CS observed). Nothing of this before iOS 8.
  ///
  /// Until the first collapse is done children that are in the split already see a regular class: it is born
  /// expanded (S3 observed: "unspecified or regular"; which of the two when is inferred).
  func childTraits(of child: ViewController, from own: TraitCollection) -> TraitCollection {
    guard design.isAdaptive else { return own }
    var traits = own
    if state.isUnmounted, own.horizontalSizeClass == .compact {
      traits.horizontalSizeClass = .regular
    } else if child === primary {
      traits.horizontalSizeClass = .compact
    }
    return traits
  }

  /// The size that a child will have in a split of that size, as `viewWillTransition(to:with:)` announces it. What a
  /// collapse or an expand moves between the columns is decided later: a child that it moves hears the size of the
  /// column in which it stands now (inferred).
  func predictedSize(of child: ViewController, in size: Size) -> Size {
    guard !isCompact(upcomingTraits ?? traitCollection) else { return size }
    let bounds = ViewPlacement(frame: Rect(x: 0, y: 0, width: size.width, height: size.height), safeArea: view.safeArea)
    let frames = columnFrames(in: bounds, mode: predictedMode(in: size))
    return (child === primary ? frames.primary : frames.secondary).frame.size
  }

  private func predictedMode(in size: Size) -> DisplayMode {
    let resolution = resolution(for: size)
    guard let expanded = state.expanded else {
      return resolution.modeAtFirstAppearance(preferred: preferredDisplayMode)
    }
    return resolution.mode(
      resizedFrom: expanded.laidOutSize, showing: expanded.mode, preferred: preferredDisplayMode)
  }

  /// What a change announces of a collapse or an expand: by default the secondary covers the primary's stack, and the
  /// top of the stack, or the secondary from before, is the secondary again (inferred).
  func withExpectedStack(_ announce: () -> Void) {
    guard let navigation = primary as? NavigationController else { return announce() }
    let isCompact = isCompact(upcomingTraits ?? traitCollection)
    navigation.isAboutToBeCovered = state.expanded != nil && secondary != nil && isCompact
    let departs = isCollapsed && !isCompact && navigation.viewControllers.count > 1
    navigation.departing = departs ? navigation.topViewController : nil
    announce()
    navigation.isAboutToBeCovered = false
    navigation.departing = nil
  }

  /// The controller that leaves the stack for the secondary column, while that is announced.
  var expectedSecondaries: [ViewController] {
    [(primary as? NavigationController)?.departing].compactMap { $0 }
  }

  /// Whether a split with those traits collapses.
  func isCompact(_ traits: TraitCollection) -> Bool {
    design.isAdaptive && traits.horizontalSizeClass == .compact
  }
}
