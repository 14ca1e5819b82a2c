/// What a column style reads as: its controllers, the column on top, its widths and its behaviour.
extension SplitViewController {
  /// The controllers as they were set, in column order, without compact; while collapsed the primary alone, or the
  /// compact one, whatever is on top (spec/split-view.md 4.1 and 5.10, M26 observed).
  var columnViewControllers: [ViewController] {
    guard let collapsed = state.collapsed else { return Column.fromPrimaryEdge.compactMap(slots.content) }
    return [slots.content(collapsed.usesCompact ? .compact : .primary)].compactMap { $0 }
  }

  /// Sets primary, supplementary and secondary in that order, as far as there are controllers; the columns after them
  /// are emptied (inferred: UIKit's docs name `setViewController(_:for:)` for column styles).
  func setColumnViewControllers(_ controllers: [ViewController]) {
    for (index, column) in columnsOfStyle.enumerated() {
      setViewController(index < controllers.count ? controllers[index] : nil, for: column)
    }
  }

  private var columnsOfStyle: [Column] { style == .tripleColumn ? Column.fromPrimaryEdge : [.primary, .secondary] }

  /// What UIKit raises for a controller at a place of `viewControllers`; nil where it raises nothing.
  func objection(toSetting controller: ViewController, at index: Int) -> String? {
    objection(toSetting: controller, for: columnsOfStyle[index])
  }

  /// The column on top of the collapsed stack: the last whose container is in it.
  var stackedColumn: Column? {
    guard let collapsed = state.collapsed else { return nil }
    if collapsed.usesCompact { return .compact }
    return stackedColumns.last
  }

  /// The width of the supplementary column, in points, as UIKit reports it: of the frame, which reaches under a
  /// floating primary beside it (5.2, M26 observed). As wide as the split while collapsed; before it appears 320.
  public var supplementaryColumnWidth: Double {
    switch state {
    case .unmounted: 320
    case .expanded(let expanded): placements(in: view, showing: expanded.shown).supplementary.frame.width
    case .collapsed: view.frame.width
    }
  }

  /// How the columns share the window now; never automatic. `tile` before the split appears and while it is collapsed
  /// (M26 observed).
  public var splitBehavior: SplitBehavior {
    guard let expanded = state.expanded else { return .tile }
    guard design.behaviorFollowsMode else { return expanded.behavior }
    switch expanded.mode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: return .tile
    }
  }

  /// The columns that lie under a dimming view, which takes the touches: the secondary, and a supplementary that stays
  /// beside it under the primary (AD documented for the secondary).
  var dimmedColumns: ShownColumns {
    switch state.expanded.map({ arrangement($0.shown) }) {
    case .oneOver, .twoOver, .twoDisplacing: [.secondary]
    case .primaryOverOneBeside: [.secondary, .supplementary]
    case .hidden, .oneBeside, .twoBeside, nil: []
    }
  }

  var columnResolution: ColumnStyleResolution { columnResolution(for: view.frame.size) }

  func columnResolution(for size: Size) -> ColumnStyleResolution {
    let rule = widthRule(for: size)
    return ColumnStyleResolution(
      style: style, design: design, size: size, leastWidthOfThreeColumns: rule.leastWidthOfThreeColumns,
      preferredBehavior: preferredSplitBehavior, freeWindow: isInFreeWindow ? rule.roomBesideColumns : nil)
  }

  /// Whether the window stands freely on a device before iOS 26, as Stage Manager has it. A window without a device is
  /// resized in place of the sizes of Split View, and goes by the rule for those (ours).
  private var isInFreeWindow: Bool {
    design.sharesFreeWindowsByRoom && topmost.window?.stage?.arrangement == .free
  }

  func widthRule(for size: Size) -> ColumnWidthRule {
    var preferences = columnWidths
    preferences.primary = primaryColumnWidthPreferences
    for (column, width) in draggedWidths.all { preferences[column].preferred = width }
    return ColumnWidthRule(
      style: style, design: design, preferences: preferences, width: size.width, grid: grid)
  }

  /// The widths of the side columns in an expanded split of that size.
  func columnWidths(in size: Size, _ shown: ShownMode) -> SideColumnWidths {
    guard !isClassic else { return SideColumnWidths(primary: classicPrimaryWidth(in: size), supplementary: 0) }
    return widthRule(for: size).widths(in: arrangement(shown))
  }

  private func classicPrimaryWidth(in size: Size) -> Double {
    primaryColumnWidthPreferences.primaryColumnWidth(in: size, design: design, grid: grid)
  }

  /// How the columns stand to each other in a mode. A primary that has no controller takes no room (inferred).
  private func arrangement(_ shown: ShownMode) -> ColumnArrangement {
    let arrangement = shown.arrangement(in: style)
    guard !isClassic, slots.content(.primary) == nil else { return arrangement }
    switch (arrangement, style) {
    case (_, .doubleColumn), (_, .unspecified), (.hidden, _): return .hidden
    case (.twoBeside, _), (.primaryOverOneBeside, _), (.twoDisplacing, _), (.oneBeside, _): return .oneBeside
    case (.twoOver, _), (.oneOver, _): return .oneOver
    }
  }

  /// The places of all columns of an expanded split.
  func placements(in bounds: ViewPlacement, showing shown: ShownMode) -> ColumnFrames {
    let frames = ColumnPlacement(
      style: style, design: design, background: isClassic ? .sidebar : primaryBackgroundStyle, grid: grid,
      bounds: bounds, arrangement: arrangement(shown), widths: columnWidths(in: bounds.frame.size, shown),
      isMirrored: isMirrored, bottomBar: bottomBarHeight
    ).frames
    return withInspector(frames, in: bounds).snapped(to: grid)
  }

  private func withInspector(_ frames: ColumnFrames, in bounds: ViewPlacement) -> ColumnFrames {
    guard state.expanded?.showsInspector == true else { return frames }
    let rule = widthRule(for: bounds.frame.size)
    return frames.withInspector(
      InspectorRule(preferences: rule.preferences.inspector, width: rule.width, grid: grid),
      leastSecondary: rule.leastSecondary, bounds: bounds, isMirrored: isMirrored)
  }

  /// Before iOS 26 another preferred behaviour takes effect at the next layout (H14 documented); since then it leaves the
  /// mode that is shown (5.4, M26 observed).
  func takeUpBehavior() {
    if !design.behaviorFollowsMode { state.expanded?.hasModeRequest = true }
    setNeedsLayout()
  }

  /// On iOS 26 assigning a preferred mode stores its behaviour too, while collapsed as well (5.5, M26 observed).
  func storeImpliedBehavior() {
    guard style != .unspecified, design.storesImpliedBehavior, let behavior = preferredDisplayMode.impliedBehavior else {
      return
    }
    preferredSplitBehavior = behavior
  }
}
