/// Showing and hiding named columns (spec/split-view.md 4.6, 5.5, 5.7).
extension ColumnSplit {
  /// Replaces an automatic preference by the natural one. This is no request: the shown mode and the preferred
  /// behaviour stay.
  func storeNaturalPreference() {
    guard design.storesNaturalPreference, preferredDisplayMode == .automatic else { return }
    store(style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary)
  }

  /// Stores a preference without its behaviour, and without a request.
  private func store(_ preferred: DisplayMode) {
    let behavior = split.preferredSplitBehavior
    split.preferredDisplayMode = preferred
    split.preferredSplitBehavior = behavior
    expanded?.modeSource = .shownMode
  }

  // Expanded

  /// Shows a column of an expanded split. The secondary is always there, so showing it has an effect only if it is
  /// displaced (AD documented, which is newer than the header that says that the call is ignored).
  func showExpanded(_ column: Column) {
    if column == .secondary {
      if mode == .twoDisplaceSecondary { go(to: .oneBesideSecondary) }
    } else if slots.content(column) != nil, !isShowing(column) {
      go(to: showsTwo(column) ? twoColumns : oneColumn)
    }
  }

  func hideExpanded(_ column: Column) {
    guard column != .secondary, isShowing(column) else { return }
    go(to: showsTwo(column) ? oneColumn : .secondaryOnly)
  }

  /// Whether a column is the second one from the secondary, which is the primary of a triple.
  private func showsTwo(_ column: Column) -> Bool { style == .tripleColumn && column == .primary }

  /// The mode with one column beside or over the secondary. Before iOS 26, the shown behaviour decides (AD documented),
  /// and since then the preferred one (5.5, M26 observed).
  private var oneColumn: DisplayMode { behaviorOfCalls == .overlay ? .oneOverSecondary : .oneBesideSecondary }

  private var twoColumns: DisplayMode {
    switch behaviorOfCalls {
    case .automatic, .tile: .twoBesideSecondary
    case .overlay: .twoOverSecondary
    case .displace: .twoDisplaceSecondary
    }
  }

  private var behaviorOfCalls: SplitBehavior { design.behaviorFollowsMode ? split.preferredSplitBehavior : behavior }

  /// Goes to a mode as a request does. On iOS 26 it stores the mode as the preference, and it tells the delegate only
  /// about the change (5.10, M26 observed).
  func go(to preferred: DisplayMode) {
    if design.storesModesOfTheUser { store(preferred) }
    expanded?.parking = .beyondEdge
    change(to: resolution.mode(requested: preferred), announcesColumns: !design.storesModesOfTheUser)
  }

  // Collapsed

  func showCollapsed(_ column: Column) {
    guard let navigation = stackOfColumns, let container = slots.container(column) else { return }
    if container === navigation || navigation.viewControllers.contains(where: { $0 === container }) {
      pop(navigation, to: column)
    } else {
      push(upTo: column, on: navigation)
    }
  }

  func hideCollapsed(_ column: Column) {
    guard stackedColumn == column, let navigation = stackOfColumns, slots.container(column) !== navigation,
      let below = columnBelow(column, on: navigation)
    else { return }
    pop(navigation, to: below, announcing: .init(.show, below))
  }

  /// The stack with the columns of a collapsed split, or nil if it shows the compact column.
  private var stackOfColumns: NavigationController? {
    usesStack ? soleController as? NavigationController : nil
  }

  private func columnBelow(_ column: Column, on navigation: NavigationController) -> Column? {
    let stacked = navigation.viewControllers.compactMap { slots.column(of: $0) }.filter { $0 != column }
    return stacked.last ?? slots.column(of: navigation)
  }

  /// Pops the stack down to a column. A call that shows a column announces the column that goes, unless another
  /// announcement is given (5.7).
  private func pop(_ navigation: NavigationController, to column: Column, announcing: ColumnAnnouncement? = nil) {
    guard let old = stackedColumn, old != column else { return }
    var change = StackChange(of: navigation, to: stack(of: navigation, downTo: column), .pop, animated: true)
    runner.run(ColumnPop(to: column, announcing: announcing ?? .init(.hide, old)), of: split) { move in
      switch move {
      case .pop: change.begin()
      case .settle:
        change.settle()
        change.announceTop()
      case .end: change.end()
      case .recordTransition: change.record()
      }
      return .nothing
    }
  }

  private func stack(of navigation: NavigationController, downTo column: Column) -> [ViewController] {
    let kept = navigation.viewControllers.prefix { controller in
      slots.column(of: controller).map { $0.rawValue <= column.rawValue } ?? true
    }
    return Array(kept.prefix(lastIndex(of: column, in: Array(kept))))
  }

  /// The end of the part of the stack that belongs to a column: up to its container, or the stack of the outer
  /// container itself.
  private func lastIndex(of column: Column, in stack: [ViewController]) -> Int {
    if let index = stack.firstIndex(where: { slots.column(of: $0) == column }) { return index + 1 }
    return stack.firstIndex { slots.column(of: $0) != nil } ?? stack.count
  }

  /// Pushes the columns up to the given one that are not on the stack.
  private func push(upTo column: Column, on navigation: NavigationController, namesBoth: Bool = false) {
    guard let top = stackedColumn else { return }
    let missing = Column.fromPrimaryEdge.filter { isMissing($0, upTo: column, on: navigation) }
    var oldTop = navigation.topViewController
    runner.run(ColumnPush(missing, over: top, namesBoth: namesBoth), of: split) { [self] move in
      switch move {
      case .takeOver(let next): slots.container(next)?.leave(for: navigation)
      case .push(let next):
        oldTop = navigation.topViewController
        slots.container(next).map(navigation.nestOnTop)
      case .settle: navigation.settle()
      case .recordTransition: navigation.recordTransition(.push, from: oldTop)
      }
      return .nothing
    }
  }

  private func isMissing(_ column: Column, upTo last: Column, on navigation: NavigationController) -> Bool {
    guard column.rawValue <= last.rawValue, slots.content(column) != nil, let container = slots.container(column) else {
      return false
    }
    return container !== navigation && !navigation.viewControllers.contains { $0 === container }
  }

  // The effects of `showDetail` and `show` in a column style, for which the delegate is not asked (5.7, M26 observed).

  func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?) {
    switch action {
    case .show: showOverColumns(controller)
    case .showDetail: runner.perform(of: split) { [self] in takeDetail(controller) }
    }
    // The view of a split that was never in a window is loaded by one of the two calls (T26 observed). Which one is not
    // known, so both load it (spec/containers.md 407; before iOS 26 assumed).
    if stage == .unmounted { split.loadViewIfNeeded() }
  }

  /// Presents a controller as a sheet over the split, without telling anybody else (5.10, M26 observed; that it is a
  /// sheet is inferred).
  private func showOverColumns(_ controller: ViewController) { split.present(controller) }

  /// Sets a detail as the secondary column. If the secondary is on top of a collapsed split, it is replaced in place.
  /// If it is further down the stack, it is first replaced and then pushed, and the delegate is told about both
  /// columns.
  private func takeDetail(_ controller: ViewController) {
    guard !(stage == .collapsed && stackOfColumns == nil) else { return showOnSoleController(controller) }
    if let sentence = objection(to: .set(controller, .secondary)) {
      return application.raise(sentence, receiver: id)
    }
    set(controller, for: .secondary)
    guard stage == .collapsed, stackedColumn != .secondary, let navigation = stackOfColumns else { return }
    push(upTo: .secondary, on: navigation, namesBoth: true)
  }
}
