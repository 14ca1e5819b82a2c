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
    showReplaced(before)
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
    if own.splitViewControllerLayoutEnvironment != nil {
      traits.splitViewControllerLayoutEnvironment = layoutEnvironment(under: own)
    }
    if stage == .unmounted, own.horizontalSizeClass == .compact {
      traits.horizontalSizeClass = .regular
    } else if child === primary {
      traits.horizontalSizeClass = .compact
    }
    return traits
  }

  /// The layout environment of the children, from the traits of the split (spec/containers.md 415, AD documented).
  ///
  /// It changes together with the collapsed state (416, inferred). Traits that the split does not have yet announce that
  /// change. Until the first collapse is complete it is `expanded`, like the size class (417, inferred).
  private func layoutEnvironment(under own: TraitCollection) -> LayoutEnvironment {
    let isAnnounced = own.horizontalSizeClass != traitCollection.horizontalSizeClass
    let isCollapsed = isAnnounced && stage != .unmounted ? isCompact(own) : stage == .collapsed
    return isCollapsed ? .collapsed : .expanded
  }
}
