/// The split view without a style since iOS 8: two controllers side by side or one over the other, which become one in a
/// compact width (spec/split-view.md 2 and 3).
final class ClassicSplit: TwoControllerSplit {
  unowned let split: SplitViewController
  let application: Application
  let id: String
  let design: SplitDesign
  var keepsPrimaryInPortrait = false
  /// The delegate's last answer about the display mode button, or nil if it has not been asked.
  var targetAnswer: TargetAnswer?
  private var state = State.unmounted(ControllerPair())

  init(of split: SplitViewController) {
    self.split = split
    application = split.application
    id = split.id
    design = split.application.profile.splitView
  }

  private enum State {
    case unmounted(ControllerPair)
    case expanded(ControllerPair, ExpandedPair)
    case collapsed(Collapsed)
  }

  /// The state of a collapsed split, which shows one controller.
  struct Collapsed {
    var primary: ViewController?
    /// The secondary from before the collapse, which comes back if nothing else does (3.2, step 5).
    var remembered: ViewController?
    /// The primary's stack at the time of the collapse. If one of these controllers is on top, it counts as the primary
    /// column.
    var stackAtCollapse: [ViewController] = []
  }

  var stage: SplitStage {
    switch state {
    case .unmounted: .unmounted
    case .expanded(_, let expanded): .expanded(ShownMode(mode: expanded.mode))
    case .collapsed: .collapsed
    }
  }

  var pair: ControllerPair {
    get {
      switch state {
      case .unmounted(let pair), .expanded(let pair, _): pair
      case .collapsed(let collapsed): ControllerPair(primary: collapsed.primary)
      }
    }
    set {
      switch state {
      case .unmounted: state = .unmounted(newValue)
      case .expanded(_, let expanded): state = .expanded(newValue, expanded)
      case .collapsed(var collapsed):
        collapsed.primary = newValue.primary
        state = .collapsed(collapsed)
      }
    }
  }

  var expanded: ExpandedPair? { if case .expanded(_, let expanded) = state { expanded } else { nil } }

  /// The state of a collapsed split. It is nil in any other state, and writing it does nothing then.
  private var collapsed: Collapsed? {
    get { if case .collapsed(let collapsed) = state { collapsed } else { nil } }
    set { if case .collapsed = state, let newValue { state = .collapsed(newValue) } }
  }

  var shownColumns: ShownColumns {
    switch state {
    case .unmounted: []
    case .expanded(_, let expanded): expanded.mode.shownColumns(in: .unspecified)
    case .collapsed: columnOnTop.map { [$0] } ?? []
    }
  }

  /// The column whose content is on top of the collapsed stack, or nil if the top was never the content of a column,
  /// such as a controller that was pushed later (spec 5.10, M26 observed).
  private var columnOnTop: Column? {
    guard let collapsed, let top = collapsed.primary?.stack.last else { return nil }
    if top === collapsed.remembered { return .secondary }
    return collapsed.stackAtCollapse.contains { $0 === top } ? .primary : nil
  }

  var details: SplitDetails {
    SplitDetails(
      dimmedColumns: mode == .oneOverSecondary ? [.secondary] : [], columnOnTop: columnOnTop,
      rememberedSecondary: collapsed?.remembered)
  }

  func keep(_ pair: ControllerPair) {
    guard case .collapsed(var collapsed) = state else { return self.pair = pair }
    collapsed.primary = pair.primary
    collapsed.remembered = pair.secondary
    collapsed.stackAtCollapse = pair.primary?.stack ?? []
    state = .collapsed(collapsed)
  }

  func prepareForReplacing() {}
  func didReleasePrimary() {}

  /// The controllers that an expand takes out of the primary's stack: its top.
  func departures(from stack: NavigationController) -> [ViewController] { stack.viewControllers.dropFirst().suffix(1) }

  func adapt() {
    takeUpWhetherToHide()
    let (state, wasExpanded, preferred) = (state, expanded != nil, preferredDisplayMode)
    let source = expanded?.modeSource.take() ?? .shownMode
    switch (state, isCompact(traitCollection)) {
    case (.unmounted, true), (.expanded, true): collapse()
    case (.unmounted, false): mount()
    case (.collapsed(let collapsed), false): expand(collapsed)
    case (.expanded(_, let expanded), false): updateMode(expanded, from: source)
    case (.collapsed, true): break
    }
    noteLayout(afterBecomingExpanded: !wasExpanded, since: preferred)
    updateTarget()
  }

  func placeColumns() {
    switch state {
    case .unmounted: break
    case .expanded: placePair()
    case .collapsed(let collapsed): collapsed.primary?.layOut(view)
    }
  }

  func place(_ container: ViewController, in column: Column, _ placement: ViewPlacement) {
    let isParked = !shownColumns.contains(column) && !design.keepsHiddenColumnsInHierarchy
    place(container, of: column, placement, isParked: isParked, expanded?.parking[column] ?? .origin)
  }
}

/// The parts of the transitions that move controllers.
extension ClassicSplit {
  private func mount() {
    let next = modeAtFirstAppearance(in: view.frame.size)
    runner.run(ClassicMount(from: displayMode, to: next), of: split) { [self] move in
      switch move {
      case .attachControllers: attachControllers()
      case .loadBareControllers: loadBare(next.shownColumns(in: .unspecified))
      case .flip: state = .expanded(pair, newlyExpanded(next))
      }
      return .nothing
    }
  }

  func change(to next: DisplayMode) {
    guard let old = expanded?.mode else { return }
    let announcements = ColumnAnnouncements(from: shownColumns, to: next.shownColumns(in: .unspecified))
    runner.run(ModeChange(from: old, to: next, announcing: announcements), of: split) { [self] move in
      switch move {
      case .takeBackMovedViews: split.takeBackMovedViews()
      case .flip:
        expanded?.modeBeforeHiding = next == .secondaryOnly ? old : nil
        expanded?.mode = next
      }
      return .nothing
    }
    updateTarget()
  }

  private func collapse() {
    let plan = ClassicCollapse(
      .init(
        shownMode: displayMode, shownColumns: shownColumns, primary: primary.map(ControllerReference.init),
        secondary: secondary.map(ControllerReference.init), isMounting: stage == .unmounted))
    var stackAtCollapse: [ViewController] = []
    runner.run(plan, of: split) { [self] move in
      switch move {
      case .takeOver(let chosen): chosen.controller.leave(for: split)
      case .install(let chosen): install(chosen.controller)
      case .attachPrimary: primary.map(attachIfNeeded)
      case .rememberStack: stackAtCollapse = primary?.stack ?? []
      case .loadBarePrimary: loadBare([.primary])
      case .noteTraits: primary?.noteTraits()
      case .flip: becomeCollapsed(stackAtCollapse)
      case .payOwedMoves: payOwedMoves()
      }
      return .nothing
    }
  }

  /// Loads the views of those columns' controllers that are no containers of UIKit, in versions that do so while the split
  /// mounts.
  private func loadBare(_ columns: ShownColumns) {
    guard design.loadsBareControllersWhileMounting else { return }
    for column in [Column.primary, .secondary] where columns.contains(column) {
      if let controller = container(column), !controller.isContainer { controller.loadViewIfNeeded() }
    }
  }

  private func attachIfNeeded(_ primary: ViewController) {
    guard primary.parent !== split else { return }
    primary.leave(for: split)
    primary.attach(to: split)
  }

  /// Replaces the primary by the delegate's choice. The old primary leaves. If the choice is the secondary, the split
  /// has no secondary afterwards.
  private func install(_ controller: ViewController) {
    guard controller !== primary else { return }
    if controller === secondary { pair.secondary = nil }
    if controller === collapsed?.remembered { collapsed?.remembered = nil }
    if let primary, primary.parent === split { primary.detach() }
    pair.primary = controller
    if stage != .unmounted, controller.parent !== split { controller.attach(to: split) }
  }

  private func becomeCollapsed(_ stackAtCollapse: [ViewController]) {
    let pair = pair
    state = .collapsed(
      Collapsed(primary: pair.primary, remembered: pair.secondary, stackAtCollapse: stackAtCollapse))
    if let secondary = pair.secondary, secondary.parent === split { secondary.detach() }
  }

  /// Makes the pending `didMove(toParent:)` of a secondary that stayed on screen through the change.
  private func payOwedMoves() {
    if let top = primary?.stack.last, top.isOnScreen { top.payDidMove() }
  }

  private func expand(_ collapsed: Collapsed) {
    let next = modeAtFirstAppearance(in: view.frame.size)
    let plan = ClassicExpand(
      .init(
        shownMode: displayMode, shownColumns: shownColumns, next: next,
        primary: collapsed.primary.map(ControllerReference.init),
        remembered: collapsed.remembered.map(ControllerReference.init)))
    var adopted: ViewController?
    runner.run(plan, of: split) { [self] move in
      switch move {
      case .takeOver(let chosen): chosen.controller.leave(for: split)
      case .install(let chosen): install(chosen.controller)
      case .raiseForOneInBothColumns: application.raise(SplitViewController.twiceInOneSplit, receiver: id)
      case .adopt(let secondary):
        adopted = secondary?.controller
        adopted?.leave(for: split)
        adopted?.attach(to: split)
      case .flip: state = .expanded(ControllerPair(primary: primary, secondary: adopted), newlyExpanded(next))
      case .insetHiddenPrimary: insetHiddenPrimaryAfterExpand()
      }
      return .nothing
    }
  }

  /// Lets the sole controller show another one if it can, or presents it over everything (H11 documented). A navigation
  /// controller that is a detail is pushed as it is, nested, which is UIKit's exception (H11 documented, M26 observed).
  func takeCollapsed(_ controller: ViewController, for action: ShowAction) {
    switch action {
    case .show: showOnSoleController(controller)
    case .showDetail:
      guard controller !== primary else {
        return application.raise(SplitViewController.twiceInOneSplit, receiver: id)
      }
      guard let navigation = primary as? NavigationController else { return split.presentFullScreen(controller) }
      guard !navigation.viewControllers.contains(where: { $0 === controller }) else { return }
      navigation.push(controller)
    }
  }
}

extension SplitImplementation {
  /// Lets the sole controller of a collapsed split show another one if it can, or presents it over everything (H11
  /// documented).
  func showOnSoleController(_ controller: ViewController) {
    guard let sole = soleController, sole.handles(.show) else { return split.presentFullScreen(controller) }
    sole.take(controller, for: .show, sender: nil)
  }
}
