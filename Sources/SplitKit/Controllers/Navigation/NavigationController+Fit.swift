/// The part of a stack's bars that follows from a size.
struct BarFit: Equatable {
  /// The places that another bar has in the row.
  let obstacles: BarObstacles
  let title: TitlePlace
  /// The places of the toolbar's items, or nil if there is no toolbar.
  let toolbar: [BarItemPlace]?
  /// The margin of a large title below the row, or nil if there is none.
  let titleMargin: Double?
}

/// Bars are contents, and scenes keep contents through a resize. A resize that changes how the bars fit says so.
extension NavigationController {
  /// How the title and the toolbar of the one bar fit at present.
  var fitOfBars: BarFit {
    guard mayFitAnew else { return BarFit(obstacles: BarObstacles(), title: .usual, toolbar: nil, titleMargin: nil) }
    let obstacles = shownBar.map(obstacles) ?? BarObstacles()
    return BarFit(
      obstacles: obstacles, title: titlePlace(beyond: obstacles),
      toolbar: toolbarOfTop.flatMap { stack in stack.toolbarPlace.map { stack.places(ofToolbarItemsIn: $0) } },
      titleMargin: titleSize == .large ? systemMargin : nil)
  }

  /// Whether a size can change how the bars fit: with a toolbar or a large title, below a tab bar at the top, or beside the controls of a
  /// window.
  private var mayFitAnew: Bool {
    var kept = keptMayFitAnew
    defer { keptMayFitAnew = kept }
    return kept.value(for: application.revision) {
      hasToolbarOfTop || titleSize == .large || tabContainer?.hasBarAtTop == true || mayHaveWindowControls
    }
  }

  /// Notes a change since the bars were read, after a layout.
  func noteFit() {
    if readEdges != nil { noteEdges() }
    guard mayFitAnew, let readFit, !isNested, readFit != fitOfBars else { return }
    self.readFit = nil
    application.noteUpdate()
  }

  /// The margin of the system in the window (881), where a large title begins (925).
  private var systemMargin: Double {
    application.profile.look.margin(
      inWindow: host?.size.width ?? 0, isRegular: traitCollection.horizontalSizeClass == .regular)
  }

  /// The place of the button for a sidebar, if it stands in the bar's row before the bar's own items.
  private var sidebarButtonBefore: BarItemPlace? {
    guard let button = tabContainer?.sidebarButtonAtTop else { return nil }
    let row = itemRow
    guard row.meets(button) else { return nil }
    return BarItemPlace(inset: isMirrored ? row.maxX - button.maxX : button.x - row.x, width: button.width)
  }

  /// The parts of the bar's row that another bar, or the system's controls of the window, have before the own items (ours).
  func obstacles(of bar: NavigationBar) -> BarObstacles {
    if let button = sidebarButtonBefore { return BarObstacles(leading: button) }
    let row = itemRow
    let before = BarObstacles(leading: windowControls(in: row))
    guard let tabs = tabContainer?.tabsAtTop, row.meets(tabs) else { return before }
    let rules = barItemRules
    let own = isMirrored ? tabs.mirrored(in: row) : tabs
    let ends = NavigationBarItems(of: bar, placedBy: rules, beyond: before).ends
    var obstacles = rules.obstacles(tabs: (own.x - row.x, own.maxX - row.x), ends: ends, width: row.width)
    obstacles.leading = obstacles.leading ?? before.leading
    return obstacles
  }

  private var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// The place of the title, in whose strip a tab bar at the top of a pad can stand. `obstacles` are those of the bar.
  func titlePlace(beyond obstacles: BarObstacles) -> TitlePlace {
    guard let tabs = tabContainer?.tabsAtTop else { return .usual }
    if isTitleInTabBar { return .hidden }
    guard let bar = shownBar, let title = bar.title else { return .usual }
    let row = itemRow
    guard row.meets(tabs) else { return .usual }
    let rules = barItemRules
    let items = NavigationBarItems(of: bar, placedBy: rules, beyond: obstacles)
    return TitleRow(row, items: items.ends, tabs: tabs, isMirrored: isMirrored)
      .place(
        ofTitle: rules.titleWidth(title, isLarge: titleSize == .inline, font: look(of: bar)?.titleFont?.letters))
  }

  /// Whether this is the root of a stack in a tab, whose title is not shown in the bar's row, because the tabs stand in its
  /// place (R26 observed on iOS 26, inferred on iOS 18). A large title below the row is shown (unmeasured).
  private var isTitleInTabBar: Bool {
    parent?.asTabContainer != nil && innermostTop === viewControllers.first?.innermostTop
  }
}
