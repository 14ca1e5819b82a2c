/// What an implementation reads of its split view controller and of where that is.
extension SplitImplementation {
  var application: Application { split.application }
  var id: String { split.id }
  var view: ViewPlacement { split.view }
  var traitCollection: TraitCollection { split.traitCollection }
  var preferredDisplayMode: DisplayMode { split.preferredDisplayMode }
  var design: SplitDesign { application.profile.splitView }
  var onScreen: [ViewController] { split.onScreen }
  var isOnScreen: Bool { split.isOnScreen }
  var runner: TransitionRunner { split.runner }

  /// The pixels of the window; of a device at scale 2 while the split is in none.
  var grid: PixelGrid { PixelGrid(scale: split.topmost.window?.scale ?? 2) }

  /// Whether the primary stands at the right: exactly one of right-to-left and a trailing edge.
  var isMirrored: Bool { (traitCollection.layoutDirection == .rightToLeft) != (split.primaryEdge == .trailing) }

  /// The height of the bars around the split that add to the window's bottom inset.
  var bottomBarHeight: Double {
    max(0, view.safeArea.bottom - (split.topmost.window?.safeArea.bottom ?? view.safeArea.bottom))
  }

  func setNeedsLayout() { split.setNeedsLayout() }
}

/// What follows from the state alone.
extension SplitImplementation {
  /// The mode that is shown, with what it does to the columns, while the split is expanded.
  var shownMode: ShownMode? { if case .expanded(let shown) = stage { shown } else { nil } }

  /// The mode that is shown while the split is expanded.
  var mode: DisplayMode? { shownMode?.mode }

  /// The mode as an app reads it; never automatic. `secondaryOnly` before the split appears (M26 observed) and
  /// `oneBesideSecondary`, without effect, while it is collapsed (M26 observed).
  var displayMode: DisplayMode {
    switch stage {
    case .unmounted: .secondaryOnly
    case .expanded(let shown): shown.mode
    case .collapsed: .oneBesideSecondary
    }
  }

  /// Whether assigning the preference that is stored asks for something all the same: the user has changed the mode, and on
  /// this OS that is not stored (inferred). The request is what the preference would come to.
  func isAskedBack(by request: DisplayMode) -> Bool {
    guard let mode, !design.storesModesOfTheUser else { return false }
    return mode != request
  }

  /// What the split holds for the primary column.
  var primary: ViewController? { container(.primary) }
  /// What the split holds for the secondary column; of a classic split nothing while it is collapsed.
  var secondary: ViewController? { container(.secondary) }
}

extension SplitImplementation {
  /// Tells those that come into sight and go out of it, once a change that nobody else hears of is made.
  func showReplaced(_ before: [ViewController]) {
    placeColumns()
    let appearance = AppearanceChange(from: before, in: split)
    appearance.begin()
    appearance.end()
    setNeedsLayout()
  }

  /// What follows a change that the delegate does not hear of.
  func settle(before: [ViewController]) {
    placeColumns()
    let appearance = AppearanceChange(from: before, in: split)
    appearance.begin()
    appearance.end()
    application.addTransition(.layout, target: id)
  }
}

/// How a split that adapts to the size class does so (spec/split-view.md 1.2).
extension SplitImplementation {
  /// Whether a split with those traits collapses.
  func isCompact(_ traits: TraitCollection) -> Bool { design.isAdaptive && traits.horizontalSizeClass == .compact }

  /// The primary is horizontally compact, whatever the window is; so it sees no change of class when the split
  /// collapses (CS observed).
  ///
  /// Until the first collapse is done children that are in the split already see a regular class: it is born
  /// expanded (S3 observed: "unspecified or regular"; which of the two when is inferred).
  func adaptiveTraits(forChild child: ViewController, from own: TraitCollection) -> TraitCollection {
    guard design.isAdaptive else { return own }
    var traits = own
    if stage == .unmounted, own.horizontalSizeClass == .compact {
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
    guard !isCompact(split.upcomingTraits ?? traitCollection) else { return size }
    let bounds = ViewPlacement(frame: Rect(x: 0, y: 0, width: size.width, height: size.height), safeArea: view.safeArea)
    let column = Column.fromPrimaryEdge.first { container($0) === child } ?? .secondary
    return geometry(of: predictedMode(in: size), in: bounds)[column].frame.size
  }
}

extension SplitViewController {
  /// What a change announces of a collapse or an expand: by default the secondary covers the primary's stack, and what
  /// an expand takes out of the stack leaves it (inferred). Nil where nothing is expected.
  var expectedStack: (stack: NavigationController, expectation: StackExpectation)? {
    guard let stack = implementation.primary as? NavigationController else { return nil }
    let isCompact = implementation.isCompact(upcomingTraits ?? traitCollection)
    let departing = isCollapsed && !isCompact ? implementation.departures(from: stack) : []
    let isCovered = implementation.shownMode != nil && implementation.secondary != nil && isCompact
    return (stack, StackExpectation(departing: departing, isCovered: isCovered))
  }
}
