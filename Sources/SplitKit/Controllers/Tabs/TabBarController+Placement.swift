/// The places of the bar, of the sidebar and of the selected controller (spec/containers.md 330 to 344).
extension TabBarController: TabContainer {
  /// The edge at which the bar is.
  var barPlacement: TabBarPlacement {
    var kept = keptPlacement
    defer { keptPlacement = kept }
    return kept.value(for: application.revision) { rules.placement(for: traitCollection).edge }
  }

  var hasBarAtTop: Bool { barPlacement == .top }

  /// Why the bar is there.
  var reasonOfPlacement: String { rules.placement(for: traitCollection).reason }

  /// The frame of the bar in the window. A bar at the top that is away stands above the view (R26 observed on iOS 26 for a
  /// search field, inferred on iOS 18; ours for a sidebar).
  var barFrame: Rect {
    var frame = rules.frame(at: barPlacement, of: view, for: traitCollection)
    if isTopBarAway { frame.y = view.frame.y - view.safeArea.top }
    return frame
  }

  /// The frame of the bar in the window, where it stands or would stand.
  package var tabBarFrame: Rect { barFrame }

  /// Whether the bar is on screen.
  var showsBar: Bool { !isTabBarHidden && !isTopBarAway }
  /// Whether the bar is on screen at the top of a pad.
  var isBarAboveContent: Bool { barPlacement == .top && showsBar }
  /// Whether the bar is on screen at the bottom.
  var isBarBelowContent: Bool { barPlacement == .bottom && showsBar }

  /// The height that the bar at the top takes from content without a navigation bar, below the top inset. It is 0 if there
  /// is no such bar.
  var heightAbovePlainContent: Double {
    guard isBarAboveContent, let top = rules.top else { return 0 }
    return top.height + top.gapBelow
  }

  /// The place of the selected controller. A bar at the top shares the strip of a navigation bar, so only a controller
  /// without one keeps clear of it.
  func placement(of selected: ViewController) -> ViewPlacement {
    var placement = besideSidebar
    if isBarBelowContent { placement.safeArea.bottom = barFrame.height }
    if !selected.hasBarsInStrip { placement.safeArea.top += heightAbovePlainContent }
    return placement
  }

  var rules: TabBarRules { application.profile.bars.tabBar }

  /// A bar at the top is away while a sidebar is shown (AD documented), and while a search field in the bar of a tab's root
  /// has the keyboard (R26 observed on iOS 26, inferred on iOS 18).
  private var isTopBarAway: Bool { barPlacement == .top && (showsSidebar || isSearching) }

  private var isSearching: Bool {
    guard let root = (shownController as? NavigationController)?.viewControllers.first,
      let field = root.navigationItem.searchController?.searchField
    else { return false }
    return host?.focusedField === field
  }
}

/// The sidebar.
extension TabBarController {
  /// Whether the controller can show a sidebar: on a pad with a bar at the top, in the mode for it (AD documented).
  var hasSidebar: Bool {
    guard barPlacement == .top else { return false }
    switch mode {
    case .automatic: return shownTabs.contains { $0 is TabGroup }
    case .tabBar: return false
    case .tabSidebar: return true
    }
  }

  /// Whether the sidebar is shown.
  var showsSidebar: Bool { hasSidebar && !sidebar.isHidden && !isTabBarHidden }

  /// The frame of the sidebar, which stands at the leading edge (its width and frame are unmeasured).
  var sidebarFrame: Rect {
    var frame = view.frame
    frame.width = min(Sidebar.width, frame.width)
    return isMirrored ? frame.mirrored(in: view.frame) : frame
  }

  var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// The width that a sidebar takes from the content.
  var tiledSidebarWidth: Double { showsSidebar && sidebar.preferredLayout == .tile ? sidebarFrame.width : 0 }

  /// The place beside a sidebar: a narrower one, or the whole view with an inset.
  private var besideSidebar: ViewPlacement {
    guard showsSidebar else { return view }
    let width = sidebarFrame.width
    var placement = isMirrored ? view.mirrored : view
    if tiledSidebarWidth > 0 {
      placement.frame.x += width
      placement.frame.width -= width
      placement.safeArea.left = max(0, placement.safeArea.left - width)
    } else {
      placement.safeArea.left = max(placement.safeArea.left, width)
    }
    guard isMirrored else { return placement }
    placement.frame = placement.frame.mirrored(in: view.frame)
    placement.safeArea = placement.safeArea.mirrored
    return placement
  }
}

extension ViewPlacement {
  /// The same frame with the insets of left and right exchanged.
  fileprivate var mirrored: ViewPlacement { ViewPlacement(frame: frame, safeArea: safeArea.mirrored) }
}
