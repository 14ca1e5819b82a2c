/// The split view with columns that have names: two or three side by side, an inspector, and a compact column that replaces
/// them (spec/split-view.md 4 and 5).
final class ColumnSplit: SplitImplementation {
  unowned let split: SplitViewController
  var slots = ColumnSlots()
  /// The widths that the user's finger has given to columns (see `ColumnSplit+Drag.swift`).
  var draggedWidths = DraggedWidths()
  /// The drag that is under way.
  var drag: ColumnDrag?
  private var state = State.unmounted

  init(of split: SplitViewController) { self.split = split }

  private enum State {
    case unmounted
    case expanded(Expanded)
    /// Whether the compact column is shown, instead of a stack of the others.
    case collapsed(usesCompact: Bool)
  }

  /// Columns of which the mode says how much can be seen.
  struct Expanded {
    var shown: ShownMode
    /// The mode from which `secondaryOnly` was reached; nil where it came first.
    var modeBeforeHiding: DisplayMode?
    /// Where hidden columns wait.
    var parking: ColumnParking
    /// Whether the inspector column is there.
    var showsInspector = false
    /// Whether a preferred mode was assigned that no layout has taken up.
    var hasModeRequest = false
    /// The surroundings that the columns were last laid out for.
    var laidOut: ColumnInputs
    /// How the columns share the window, as the last layout took it up: before iOS 26 (H14 documented).
    var behavior: SplitBehavior
  }

  var style: SplitViewStyle { split.style }

  var stage: SplitStage {
    switch state {
    case .unmounted: .unmounted
    case .expanded(let expanded): .expanded(expanded.shown)
    case .collapsed: .collapsed
    }
  }

  /// The state of an expanded split. It is nil in any other state, and writing it does nothing then.
  var expanded: Expanded? {
    get { if case .expanded(let expanded) = state { expanded } else { nil } }
    set { if case .expanded = state, let newValue { state = .expanded(newValue) } }
  }

  /// Whether the split is collapsed to its compact column.
  var usesCompact: Bool { if case .collapsed(usesCompact: true) = state { true } else { false } }

  /// Whether the split is collapsed to a stack of its columns.
  var usesStack: Bool { if case .collapsed(usesCompact: false) = state { true } else { false } }

  /// The compact column has gone while it was shown: the others are a stack now.
  func leaveCompact() { if usesCompact { state = .collapsed(usesCompact: false) } }

  var children: [ViewController] { slots.attached }
  var soleController: ViewController? { slots.attached.first }
  func container(_ column: Column) -> ViewController? { slots.container(column) }

  var shownColumns: ShownColumns {
    switch state {
    case .unmounted: []
    case .expanded(let expanded): existing(expanded.shown.mode.shownColumns(in: style))
    case .collapsed: stackedColumn.map { [$0] } ?? []
    }
  }

  /// Those of the columns that have a controller.
  func existing(_ columns: ShownColumns) -> ShownColumns { columns.filter { slots.content($0) != nil } }

  var details: SplitDetails {
    SplitDetails(inspector: shownInspector, dimmedColumns: dimmedColumns, columnOnTop: stackedColumn, behavior: behavior)
  }

  func traits(forChild child: ViewController, from own: TraitCollection) -> TraitCollection {
    adaptiveTraits(forChild: child, from: own)
  }

  /// An expand takes every column out of the primary's stack.
  func departures(from stack: NavigationController) -> [ViewController] {
    stack.viewControllers.filter { slots.column(of: $0) != nil }
  }
}

/// What a layout does.
extension ColumnSplit {
  func adapt() {
    let (state, preferred) = (state, preferredDisplayMode)
    expanded?.hasModeRequest = false
    switch (state, isCompact(traitCollection)) {
    case (.unmounted, true), (.expanded, true): collapse()
    case (.unmounted, false): mount()
    case (.collapsed, false): expand()
    case (.expanded(let expanded), false): updateMode(expanded)
    case (.collapsed, true): break
    }
    if case .expanded = state {} else if preferredDisplayMode != preferred { askAgain() }
    let (inputs, behavior) = (inputs, resolution.behavior)
    expanded?.laidOut = inputs
    expanded?.behavior = behavior
  }

  /// A delegate has assigned another preference while the split was becoming expanded: that is for the next layout.
  private func askAgain() {
    expanded?.hasModeRequest = true
    setNeedsLayout()
  }

  /// What the places of columns follow from, beside the mode.
  var inputs: ColumnInputs {
    ColumnInputs(
      bounds: view, primary: split.primaryColumnWidthPreferences, others: split.columnWidths, dragged: draggedWidths,
      background: split.primaryBackgroundStyle, isMirrored: isMirrored)
  }

  /// Takes up a request, or what a change of size asks for. A layout for the same asks for nothing.
  private func updateMode(_ expanded: Expanded) {
    if expanded.hasModeRequest {
      self.expanded?.parking = .beyondEdge
      change(to: resolution.mode(requested: preferredDisplayMode))
    } else if expanded.laidOut != inputs {
      let next = mode(resizedTo: view.frame.size, from: expanded)
      self.expanded?.parking = ColumnParking(
        afterResizeFrom: expanded.shown.mode.shownColumns(in: style), to: next.mode.shownColumns(in: style),
        in: application.message)
      change(to: next)
    }
  }

  func placeColumns() {
    switch state {
    case .unmounted: break
    case .collapsed: soleController?.layOut(view)
    case .expanded(let expanded): placeColumns(expanded)
    }
  }

  private func placeColumns(_ expanded: Expanded) {
    let places = geometry(of: expanded.shown, in: view)
    let parking = expanded.parking.message == application.message ? expanded.parking : .beyondEdge
    self.expanded?.parking = parking
    let shown = shownColumns
    if expanded.showsInspector { container(.inspector)?.layOut(places.inspector) }
    for column in Column.fromPrimaryEdge {
      guard let container = container(column) else { continue }
      let isParked = !shown.contains(column) && !design.keepsHiddenColumnsInHierarchy
      place(container, places[column], isParked: isParked, parking[column])
    }
  }
}

/// The transitions, as far as they move controllers.
extension ColumnSplit {
  private func mount() {
    let next = resolution.modeAtFirstAppearance(preferred: preferredDisplayMode)
    let plan = ColumnMount(
      from: displayMode, to: next.mode, showing: existing(next.mode.shownColumns(in: style)))
    runner.run(plan) { [self] move in
      switch move {
      case .prepare(let column): prepareColumn(column)
      case .flip: state = .expanded(newlyExpanded(next))
      }
      return .nothing
    }
  }

  private func collapse() {
    let inspector = shownInspector
    let plan = ColumnCollapse(
      .init(
        shownMode: displayMode, shownColumns: shownColumns, existing: existing(Set(Column.allCases)),
        isMounting: stage == .unmounted))
    runner.run(plan) { [self] move in
      switch move {
      case .cancelDrag: cancelDrag()
      case .prepare(let column): prepareColumn(column)
      case .stack(let columns): stack(columns)
      case .attachCompact: container(making: .compact).map(attach)
      case .flip(let usesCompact):
        state = .collapsed(usesCompact: usesCompact)
        if usesCompact { leaveOnly(slots.container(.compact)) }
      case .carryInspectorIntoSheet: carryInspectorIntoSheet(inspector)
      }
      return .nothing
    }
  }

  private func expand() {
    let proposed = resolution.modeAtFirstAppearance(preferred: preferredDisplayMode)
    let plan = ColumnExpand(
      .init(
        shownMode: displayMode, shownColumns: shownColumns, proposed: proposed.mode, style: style,
        existing: existing(Set(Column.allCases)), usesCompact: usesCompact))
    var next = proposed
    var showsInspector = false
    runner.run(plan) { [self] move in
      switch move {
      case .resolve(let answered):
        next = resolution.modeAtFirstAppearance(preferred: answered)
        return .mode(next.mode)
      case .cutStack: cutStack()
      case .forgetEmptied: forgetEmptied()
      case .prepare(let column): prepareColumn(column)
      case .takeInspectorOutOfSheet: showsInspector = takeInspectorOutOfSheet()
      case .flip:
        state = .expanded(newlyExpanded(next))
        expanded?.showsInspector = showsInspector
      case .detachCompact: slots.container(.compact).map(detachContainer)
      case .insetHiddenPrimary: insetHiddenPrimaryAfterExpand()
      }
      return .nothing
    }
  }

  /// The state of a split that has just become expanded: its hidden columns are at the origin.
  private func newlyExpanded(_ shown: ShownMode) -> Expanded {
    Expanded(
      shown: shown, parking: ColumnParking(atOriginIn: application.message), laidOut: inputs,
      behavior: resolution.behavior)
  }

  /// Changes the mode that is shown, with the calls that M26 measured. What shows and hides a column by its name announces
  /// only the change (5.10). The same mode in another arrangement is told to nobody.
  func change(to next: ShownMode, announcesColumns: Bool = true) {
    guard let old = expanded?.shown, next != old, !runner.isUnderWay else { return }
    guard next.mode != old.mode else { return rearrange(as: next) }
    let columns = existing(next.mode.shownColumns(in: style))
    let announcements =
      announcesColumns ? ColumnAnnouncements(from: shownColumns, to: columns) : ColumnAnnouncements()
    runner.run(ModeChange(from: old.mode, to: next.mode, announcing: announcements)) { [self] move in
      switch move {
      case .takeBackMovedViews: split.takeBackMovedViews()
      case .flip:
        expanded?.modeBeforeHiding = next.mode == .secondaryOnly ? old.mode : nil
        expanded?.shown = next
      }
      return .nothing
    }
  }

  private func rearrange(as next: ShownMode) {
    expanded?.shown = next
    placeColumns()
    application.addTransition(.layout, target: id)
  }
}
