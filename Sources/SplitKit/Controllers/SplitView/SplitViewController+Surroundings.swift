/// The surroundings of a split view controller, from which the places of its columns follow.
extension SplitViewController {
  /// The pixel grid of the window, or one at scale 2 while the split is in no window. It follows from no size.
  var grid: PixelGrid {
    var kept = keptGrid
    defer { keptGrid = kept }
    return kept.value(for: application.revision) { PixelGrid(scale: host?.scale ?? 2) }
  }

  /// Whether the primary stands at the right: the layout is right-to-left or the edge is trailing, but not both.
  var isMirrored: Bool { (traitCollection.layoutDirection == .rightToLeft) != (primaryEdge == .trailing) }

  /// The place of a column below a tab bar at the top. A column without bars keeps clear of the bar as a plain controller in a
  /// tab does (unmeasured).
  func belowTabBar(_ placement: ViewPlacement, for column: ViewController) -> ViewPlacement {
    guard !column.hasBarsInStrip else { return placement }
    let top = topOfColumnUnderTabBar
    guard top > 0 else { return placement }
    var lower = placement
    lower.safeArea.top = max(placement.safeArea.top, view.frame.y + top - placement.frame.y)
    return lower
  }

  /// Whether the primary floats at present: since iOS 26 in an expanded split whose primary has a sidebar's background.
  var floatsPrimary: Bool {
    guard case .floating = application.profile.splitView.standing, !isCollapsed else { return false }
    return primaryBackgroundStyle == .sidebar
  }

  /// The height that bars around the split add to the window's bottom inset.
  var bottomBarHeight: Double {
    let inset = view.safeArea.bottom
    return inset > 0 ? max(0, inset - (host?.safeArea.bottom ?? inset)) : 0
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
