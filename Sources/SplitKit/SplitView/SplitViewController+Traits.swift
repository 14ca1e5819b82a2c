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
    let column = Column.fromPrimaryEdge.first { container($0) === child } ?? .secondary
    return placements(in: bounds, showing: predictedMode(in: size))[column].frame.size
  }

  private func predictedMode(in size: Size) -> ShownMode {
    guard let expanded = state.expanded else { return modeAtFirstAppearance(in: size) }
    return mode(resizedTo: size, from: expanded)
  }

  /// What a change announces of a collapse or an expand: by default the secondary covers the primary's stack, and the
  /// top of the stack, or the secondary from before, is the secondary again (inferred).
  func withExpectedStack(_ announce: () -> Void) {
    guard let navigation = primary as? NavigationController else { return announce() }
    let isCompact = isCompact(upcomingTraits ?? traitCollection)
    navigation.isAboutToBeCovered = state.expanded != nil && secondary != nil && isCompact
    navigation.departing = isCollapsed && !isCompact ? departing(from: navigation) : []
    announce()
    navigation.isAboutToBeCovered = false
    navigation.departing = []
  }

  /// What an expand takes out of the primary's stack: its top, or, of a column style, every column.
  private func departing(from navigation: NavigationController) -> [ViewController] {
    let stack = navigation.viewControllers
    return style == .unspecified ? Array(stack.dropFirst().suffix(1)) : stack.filter { slots.column(of: $0) != nil }
  }

  /// The controllers that leave the stack for columns of their own, while that is announced.
  var departing: [ViewController] { (primary as? NavigationController)?.departing ?? [] }

  /// Whether a split with those traits collapses.
  func isCompact(_ traits: TraitCollection) -> Bool {
    design.isAdaptive && traits.horizontalSizeClass == .compact
  }
}
