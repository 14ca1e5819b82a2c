/// The controllers, widths and behaviour of a column style, for an app to read.
extension ColumnSplit {
  /// The controllers that were set, in column order, without the compact one. In a collapsed split, it is only the
  /// primary or the compact controller, whichever column is on top (spec/split-view.md 4.1 and 5.10, M26 observed).
  var viewControllers: [ViewController] {
    guard stage == .collapsed else { return Column.fromPrimaryEdge.compactMap(slots.content) }
    return [slots.content(usesCompact ? .compact : .primary)].compactMap { $0 }
  }

  /// Sets the primary, the supplementary and the secondary, in this order, as far as there are controllers. Further
  /// columns are emptied (inferred: UIKit's docs name `setViewController(_:for:)` for column styles).
  func replaceControllers(with controllers: [ViewController]) {
    for (index, column) in columnsOfStyle.enumerated() {
      split.setViewController(index < controllers.count ? controllers[index] : nil, for: column)
    }
  }

  private var columnsOfStyle: [Column] { style == .tripleColumn ? Column.fromPrimaryEdge : [.primary, .secondary] }

  /// The message of the exception that UIKit raises for a controller at a position of `viewControllers`, or nil if it
  /// raises none.
  func objection(toSetting controller: ViewController, at index: Int) -> String? {
    objection(to: .set(controller, columnsOfStyle[index]))
  }

  /// The widths as UIKit reports them. The supplementary's width is that of the frame, which reaches under a floating
  /// primary beside it (5.2, M26 observed). In a collapsed split, both are the width of the split. Before the split
  /// appears, they are 320, except for the primary of a triple, 280 (M26 observed; before iOS 26 unmeasured).
  var columnWidths: SideColumnWidths {
    switch stage {
    case .unmounted: SideColumnWidths(primary: style == .tripleColumn ? 280 : 320, supplementary: 320)
    case .expanded(let shown):
      SideColumnWidths(
        primary: sideWidths(in: view.frame.size, shown).primary,
        supplementary: split.frames(of: shown, in: view).frames.supplementary.frame.width)
    case .collapsed: SideColumnWidths(primary: view.frame.width, supplementary: view.frame.width)
    }
  }

  /// The widths of the side columns in an expanded split of the given size.
  func sideWidths(in size: Size, _ shown: ShownMode) -> SideColumnWidths {
    reasonedWidths(in: size, shown).values
  }

  /// The widths of the side columns in an expanded split of the given size, with their reasons. A layout and the scene after
  /// it ask for them several times.
  func reasonedWidths(in size: Size, _ shown: ShownMode) -> ReasonedWidths {
    let formation = formation(shown)
    let key = WidthsKey(revision: application.revision, width: size.width, formation: formation)
    return keptWidths.value(for: key) { widthRule(for: size).reasonedWidths(in: formation) }
  }

  /// The values from which the widths of side columns follow.
  struct WidthsKey: Equatable {
    let revision: Int
    let width: Double
    let formation: ColumnFormation
  }

  /// The present behaviour, which is never automatic. It is `tile` before the split appears and while it is collapsed
  /// (M26 observed).
  var behavior: SplitBehavior {
    guard let expanded else { return .tile }
    guard design.behaviorFollowsMode else { return expanded.behavior }
    switch expanded.shown.mode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: return .tile
    }
  }

  /// The columns under a dimming view, which takes their touches: the secondary, and a supplementary that stays beside
  /// it under the primary (AD documented for the secondary).
  var dimmedColumns: ShownColumns {
    switch expanded.map({ formation($0.shown) }) {
    case .oneOver, .twoOver, .twoDisplacing: [.secondary]
    case .primaryOverOneBeside: [.secondary, .supplementary]
    case .hidden, .oneBeside, .twoBeside, nil: []
    }
  }

  var resolution: ColumnStyleResolution { resolution(for: view.frame.size) }

  func resolution(for size: Size) -> ColumnStyleResolution {
    let rule = widthRule(for: size)
    return ColumnStyleResolution(
      style: style, design: design, size: size, leastWidthOfThreeColumns: rule.leastWidthOfThreeColumns,
      preferredBehavior: split.preferredSplitBehavior, freeWindow: isInFreeWindow ? rule.roomBesideColumns : nil, grid: grid)
  }

  /// Whether the window is free on a device before iOS 26, as with Stage Manager. The resizes of a window without a
  /// device stand for the sizes of Split View, so the rule for those applies (ours).
  private var isInFreeWindow: Bool {
    design.sharesFreeWindowsByRoom && split.host?.stage?.arrangement == .free
  }

  /// The rule for the widths of the columns in a split of the given size, which follows from the width and the preferences.
  func widthRule(for size: Size) -> ColumnWidthRule {
    keptRules.value(for: WidthRuleKey(revision: application.revision, width: size.width)) { makeWidthRule(for: size) }
  }

  /// The values from which the rule for the widths follows. The preferences and the pixel grid follow from the revision.
  struct WidthRuleKey: Equatable {
    let revision: Int
    let width: Double
  }

  private func makeWidthRule(for size: Size) -> ColumnWidthRule {
    let split = split
    var preferences = split.columnWidths
    for column in Column.allCases {
      if let width = draggedWidths[column] { preferences[column].preferred = width }
    }
    return ColumnWidthRule(
      style: style, design: design, preferences: preferences, dragged: draggedWidths, width: size.width, grid: split.grid)
  }

  /// The formation of the columns in a mode. A primary without a controller takes no room (inferred).
  func formation(_ shown: ShownMode) -> ColumnFormation {
    let formation = shown.formation(in: style)
    guard slots.content(.primary) == nil else { return formation }
    switch (formation, style) {
    case (_, .doubleColumn), (_, .unspecified), (.hidden, _): return .hidden
    case (.twoBeside, _), (.primaryOverOneBeside, _), (.twoDisplacing, _), (.oneBeside, _): return .oneBeside
    case (.twoOver, _), (.oneOver, _): return .oneOver
    }
  }

  func geometry(of shown: ShownMode, in bounds: ViewPlacement) -> ColumnFrames {
    let (split, grid) = (split, split.grid)
    let frames = ColumnPlacement(
      style: style, design: design, background: split.primaryBackgroundStyle, grid: grid, bounds: bounds,
      formation: formation(shown), widths: sideWidths(in: bounds.frame.size, shown),
      isMirrored: split.isMirrored, bottomBar: split.bottomBarHeight
    ).frames
    return withInspector(frames, in: bounds).snapped(to: grid)
  }

  private func withInspector(_ frames: ColumnFrames, in bounds: ViewPlacement) -> ColumnFrames {
    guard expanded?.showsInspector == true else { return frames }
    let rule = widthRule(for: bounds.frame.size)
    return frames.withInspector(
      InspectorRule(rule), leastSecondary: rule.leastSecondary, bounds: bounds, isMirrored: isMirrored)
  }

  func predictedMode(in size: Size) -> ShownMode {
    expanded.map { mode(resizedTo: size, from: $0) }
      ?? resolution(for: size).modeAtFirstAppearance(preferred: preferredDisplayMode)
  }

  func mode(resizedTo size: Size, from expanded: Expanded) -> ShownMode {
    resolution(for: size).mode(
      resizedFrom: resolution(for: expanded.laidOut.size), showing: expanded.shown, preferred: preferredDisplayMode)
  }
}

/// The assignment of preferences, which can request another mode or other places.
extension ColumnSplit {
  func didAssign(_ preference: SplitPreference) {
    switch preference {
    case .displayMode(let isNew): didAssignMode(isNew: isNew)
    case .splitBehavior: didAssignBehavior()
    case .width(let column):
      draggedWidths[column] = nil
      setNeedsLayout()
    }
  }

  /// Handles a new preferred mode. On iOS 26, the assignment stores the behaviour of the mode too, even in a collapsed
  /// split (5.5, M26 observed).
  private func didAssignMode(isNew: Bool) {
    if design.storesImpliedBehavior, let behavior = preferredDisplayMode.impliedBehavior {
      split.preferredSplitBehavior = behavior
    }
    guard isNew || isAskedBack(by: resolution.mode(requested: preferredDisplayMode).mode) else { return }
    expanded?.modeSource = .preference
    setNeedsLayout()
  }

  /// Handles a new preferred behaviour. Before iOS 26, it takes effect at the next layout (H14 documented). Since then,
  /// the shown mode stays (5.4, M26 observed).
  private func didAssignBehavior() {
    if !design.behaviorFollowsMode { expanded?.modeSource = .preference }
    setNeedsLayout()
  }
}
