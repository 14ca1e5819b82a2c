/// The surroundings of a split view controller, from which the places of its columns follow.
extension SplitViewController {
  /// The pixel grid of the window, or one at scale 2 while the split is in no window.
  var grid: PixelGrid { PixelGrid(scale: host?.scale ?? 2) }

  /// Whether the primary stands at the right: the layout is right-to-left or the edge is trailing, but not both.
  var isMirrored: Bool { (traitCollection.layoutDirection == .rightToLeft) != (primaryEdge == .trailing) }

  /// The height that bars around the split add to the window's bottom inset.
  var bottomBarHeight: Double { max(0, view.safeArea.bottom - (host?.safeArea.bottom ?? view.safeArea.bottom)) }
}

/// The values that an implementation reads from its split view controller and its surroundings. A function that needs several
/// of them reads them from `split` itself, because each access to an `unowned` object takes time.
extension SplitImplementation {
  var view: ViewPlacement { split.view }
  var traitCollection: TraitCollection { split.traitCollection }
  var preferredDisplayMode: DisplayMode { split.preferredDisplayMode }
  var onScreen: [ViewController] { split.onScreen }
  var isOnScreen: Bool { split.isOnScreen }
  var runner: TransitionRunner { split.runner }

  var grid: PixelGrid { split.grid }
  var isMirrored: Bool { split.isMirrored }
  var bottomBarHeight: Double { split.bottomBarHeight }

  func setNeedsLayout() { split.setNeedsLayout() }
}

extension SplitImplementation {
  /// Whether the assignment of the stored preference still requests a change, because the user has changed the mode and
  /// this OS version does not store that (inferred). `request` is the mode that the preference stands for.
  func isAskedBack(by request: DisplayMode) -> Bool {
    guard let mode, !design.storesModesOfTheUser else { return false }
    return mode != request
  }
}

extension SplitImplementation {
  /// Places the columns, and makes the appearance calls of the controllers that come and go.
  private func placeColumns(changingFrom before: [ViewController]) {
    placeColumns()
    let appearance = AppearanceChange(from: before, in: split)
    appearance.begin()
    appearance.end()
  }

  /// Makes the appearance calls of a change that nobody else is told about.
  func showReplaced(_ before: [ViewController]) {
    placeColumns(changingFrom: before)
    setNeedsLayout()
  }

  /// Places the columns and makes the appearance calls after a change that the delegate is not told about.
  func settle(before: [ViewController]) {
    placeColumns(changingFrom: before)
    application.addTransition(.layout, target: id)
  }
}

/// The adaptation of a split to the size class (spec/split-view.md 1.2).
extension SplitImplementation {
  /// Whether a split with the given traits collapses.
  func isCompact(_ traits: TraitCollection) -> Bool { design.isAdaptive && traits.horizontalSizeClass == .compact }

  /// The traits of a child before its own overrides, from the traits of the split. Before iOS 8 they are the same.
  ///
  /// The primary is always horizontally compact, so its class does not change when the split collapses (CS observed).
  ///
  /// Until the first collapse is complete, children of the split already have a regular class, because the split begins
  /// expanded (S3 observed: "unspecified or regular"; which of the two it is at which time is inferred).
  func traits(forChild child: ViewController, from own: TraitCollection) -> TraitCollection {
    guard design.isAdaptive else { return own }
    var traits = own
    if stage == .unmounted, own.horizontalSizeClass == .compact {
      traits.horizontalSizeClass = .regular
    } else if child === primary {
      traits.horizontalSizeClass = .compact
    }
    return traits
  }
}

extension SplitViewController {
  /// The size that a child will have in a split of the given size, for `viewWillTransition(to:with:)`. The moves of a
  /// collapse or an expand are decided later. A child that moves is therefore told the size of its present column
  /// (inferred).
  func predictedSize(of child: ViewController, in size: Size) -> Size {
    let implementation = implementation
    guard !implementation.isCompact(upcomingTraits ?? traitCollection) else { return size }
    let bounds = ViewPlacement(frame: Rect(x: 0, y: 0, width: size.width, height: size.height), safeArea: view.safeArea)
    let column = Column.fromPrimaryEdge.first { implementation.container($0) === child } ?? .secondary
    return frames(of: predictedMode(in: size), in: bounds).frames[column].frame.size
  }
}

extension SplitViewController {
  /// The expected change of the primary's stack, which is announced before a collapse or an expand, or nil. By default,
  /// the secondary covers the stack, and the controllers that an expand takes out leave it (inferred).
  var expectedStack: (stack: NavigationController, expectation: StackExpectation)? {
    let isCompact = implementation.isCompact(upcomingTraits ?? traitCollection)
    guard isCompact != isCollapsed, let stack = implementation.primary as? NavigationController else { return nil }
    let departing = isCollapsed && !isCompact ? implementation.departures(from: stack) : []
    let isCovered = implementation.shownMode != nil && implementation.secondary != nil && isCompact
    return (stack, StackExpectation(departing: departing, isCovered: isCovered))
  }
}
