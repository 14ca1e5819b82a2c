/// The split view with named columns: two or three columns side by side, an inspector, and a compact column that
/// replaces them (spec/split-view.md 4 and 5).
final class ColumnSplit: SplitImplementation {
  unowned let split: SplitViewController
  let application: Application
  let id: String
  let design: SplitDesign
  let style: SplitViewStyle
  var slots = ColumnSlots()
  /// The widths to which the user has dragged columns (see `ColumnSplit+Drag.swift`).
  var draggedWidths = DraggedWidths()
  /// The present drag.
  var drag: ColumnDrag?
  /// The ids of the edges that have been drawn.
  var edgeIDs = ColumnTable<String>()
  /// The last rules for the widths of the columns.
  var keptRules = KeptPair<WidthRuleKey, ColumnWidthRule>()
  /// The last widths of the side columns.
  var keptWidths = KeptPair<WidthsKey, ReasonedWidths>()
  private var state = State.unmounted

  init(of split: SplitViewController) {
    self.split = split
    application = split.application
    id = split.id
    design = split.application.profile.splitView
    style = split.style
  }

  private enum State {
    case unmounted
    case expanded(Expanded)
    /// Whether the compact column is shown, instead of a stack of the others.
    case collapsed(usesCompact: Bool)
  }

  /// The state of an expanded split, in which the mode decides which columns are visible. Every layout reads and changes
  /// parts of it, so it is one object and is never copied.
  final class Expanded {
    var shown: ShownMode
    /// The mode before `secondaryOnly`, or nil if `secondaryOnly` was the first mode.
    var modeBeforeHiding: DisplayMode?
    /// The places of hidden columns.
    var parking: ColumnParking
    /// Whether the inspector column is shown.
    var showsInspector = false
    /// The source of the mode at the next layout.
    var modeSource = ModeSource.shownMode
    /// The surroundings that the columns were last laid out for.
    var laidOut: ColumnInputs
    /// The behaviour that the last layout has adopted, which matters before iOS 26 (H14 documented).
    var behavior: SplitBehavior

    init(shown: ShownMode, parking: ColumnParking, laidOut: ColumnInputs, behavior: SplitBehavior) {
      self.shown = shown
      self.parking = parking
      self.laidOut = laidOut
      self.behavior = behavior
    }
  }

  var stage: SplitStage {
    switch state {
    case .unmounted: .unmounted
    case .expanded(let expanded): .expanded(expanded.shown)
    case .collapsed: .collapsed
    }
  }

  /// The state of an expanded split, or nil in any other state.
  var expanded: Expanded? { if case .expanded(let expanded) = state { expanded } else { nil } }

  /// Whether the split is collapsed to its compact column.
  var usesCompact: Bool { if case .collapsed(usesCompact: true) = state { true } else { false } }

  /// Whether the split is collapsed to a stack of its columns.
  var usesStack: Bool { if case .collapsed(usesCompact: false) = state { true } else { false } }

  /// Changes the state to a stack of columns, because the compact column was removed while it was shown.
  func leaveCompact() { if usesCompact { state = .collapsed(usesCompact: false) } }

  var children: [ViewController] { slots.attached }
  func container(_ column: Column) -> ViewController? { slots.container(column) }
  var keptControllers: [ViewController] { slots.kept }

  var shownColumns: ShownColumns {
    switch state {
    case .unmounted: []
    case .expanded(let expanded): existing(expanded.shown.mode.shownColumns(in: style))
    case .collapsed: stackedColumn.map { [$0] } ?? []
    }
  }

  /// The given columns that have a controller.
  func existing(_ columns: ShownColumns) -> ShownColumns { columns.intersection(slots.filled) }

  var details: SplitDetails {
    SplitDetails(inspector: shownInspector, dimmedColumns: dimmedColumns, columnOnTop: stackedColumn)
  }

  /// The controllers that an expand takes out of the primary's stack: every column's container.
  func departures(from stack: NavigationController) -> [ViewController] {
    stack.viewControllers.filter { slots.column(of: $0) != nil }
  }
}

/// The layout.
extension ColumnSplit {
  func adapt() {
    let (state, preferred) = (state, preferredDisplayMode)
    let source = expanded?.modeSource.take() ?? .shownMode
    switch (state, isCompact(traitCollection)) {
    case (.unmounted, true), (.expanded, true): collapse()
    case (.unmounted, false): mount()
    case (.collapsed, false): expand()
    case (.expanded(let expanded), false): updateMode(expanded, from: source)
    case (.collapsed, true): break
    }
    if case .expanded = state {} else if preferredDisplayMode != preferred { askAgain() }
    let (inputs, behavior) = (inputs, resolution.behavior)
    expanded?.laidOut = inputs
    expanded?.behavior = behavior
  }

  /// Requests another layout, because a delegate has assigned another preference during an expand.
  private func askAgain() {
    expanded?.modeSource = .preference
    setNeedsLayout()
  }

  /// The values, besides the mode, from which the places of columns follow.
  var inputs: ColumnInputs {
    let split = split
    return ColumnInputs(
      bounds: split.view, widths: split.columnWidths, dragged: draggedWidths,
      background: split.primaryBackgroundStyle, isMirrored: split.isMirrored)
  }

  /// Updates the mode after a request or a change of size. A layout in the same surroundings changes nothing.
  private func updateMode(_ expanded: Expanded, from source: ModeSource) {
    switch source {
    case .preference:
      self.expanded?.parking = .beyondEdge
      change(to: resolution.mode(requested: preferredDisplayMode))
    case .shownMode:
      guard expanded.laidOut != inputs else { return }
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
    let split = split
    let places = split.frames(of: expanded.shown, in: split.view)
    let parking = expanded.parking.message == application.message ? expanded.parking : .beyondEdge
    self.expanded?.parking = parking
    let shown = shownColumns
    if expanded.showsInspector { container(.inspector)?.layOut(places.frames.inspector) }
    for column in Column.fromPrimaryEdge {
      guard let container = container(column) else { continue }
      let isParked = !shown.contains(column) && !design.keepsHiddenColumnsInHierarchy
      place(container, of: column, places.frames[column], isParked: isParked, parking[column])
    }
  }
}

/// The parts of the transitions that move controllers.
extension ColumnSplit {
  private func mount() {
    let next = resolution.modeAtFirstAppearance(preferred: preferredDisplayMode)
    let plan = ColumnMount(
      from: displayMode, to: next.mode, showing: existing(next.mode.shownColumns(in: style)))
    runner.run(plan, of: split) { [self] move in
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
        shownMode: displayMode, shownColumns: shownColumns, existing: existing(.all),
        isMounting: stage == .unmounted))
    runner.run(plan, of: split) { [self] move in
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
        existing: existing(.all), usesCompact: usesCompact))
    var next = proposed
    var showsInspector = false
    runner.run(plan, of: split) { [self] move in
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

  /// The state of a split that has just become expanded, whose hidden columns are at the origin.
  private func newlyExpanded(_ shown: ShownMode) -> Expanded {
    Expanded(
      shown: shown, parking: ColumnParking(atOriginIn: application.message), laidOut: inputs,
      behavior: resolution.behavior)
  }

  /// Changes the shown mode, with the calls that M26 measured. A call that shows or hides a column announces only the
  /// change (5.10). Another formation in the same mode is not announced. The split adopts the preferred behaviour together with
  /// a mode that follows from it, even if a layout of the split is far off, such as in a tab that is not selected (4.2).
  func change(to next: ShownMode, announcesColumns: Bool = true) {
    guard let old = expanded?.shown, next != old, !runner.isUnderWay else { return }
    guard next.mode != old.mode else { return formAnew(as: next) }
    let columns = existing(next.mode.shownColumns(in: style))
    let announcements =
      announcesColumns ? ColumnAnnouncements(from: shownColumns, to: columns) : ColumnAnnouncements()
    runner.run(ModeChange(from: old.mode, to: next.mode, announcing: announcements), of: split) { [self] move in
      switch move {
      case .takeBackMovedViews: split.takeBackMovedViews()
      case .flip:
        expanded?.modeBeforeHiding = next.mode == .secondaryOnly ? old.mode : nil
        expanded?.shown = next
        expanded?.behavior = resolution.behavior
      }
      return .nothing
    }
  }

  private func formAnew(as next: ShownMode) {
    application.noteChange()
    expanded?.shown = next
    placeColumns()
    application.addTransition(.layout, target: id)
  }
}
