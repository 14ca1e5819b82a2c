/// The split view of iOS 3.2 to 7, before adaptivity. In landscape, the secondary is beside a primary of fixed width,
/// and in portrait it is alone (spec/split-view.md 7). The split never collapses.
///
/// A delegate of that time gets a button and a popover for a hidden primary. Without a delegate, the primary is only
/// hidden.
final class FixedSplit: TwoControllerSplit {
  unowned let split: SplitViewController
  let application: Application
  let id: String
  let design: SplitDesign
  var keepsPrimaryInPortrait = false
  var pair = ControllerPair()
  /// The state of the split, or nil before it appears.
  private var mounted: ExpandedPair?

  /// The popover of a hidden primary, and the button that shows it.
  private(set) lazy var popoverController = PopoverController(of: self)
  private(set) lazy var popoverButtonItem = BarButtonItem(id: popoverButtonID) { [popoverController] in
    popoverController.toggle()
  }

  init(of split: SplitViewController) {
    self.split = split
    application = split.application
    id = split.id
    design = split.application.profile.splitView
  }

  var stage: SplitStage { mounted.map { .expanded(ShownMode(mode: $0.mode)) } ?? .unmounted }

  var expanded: ExpandedPair? { mounted }

  var shownColumns: ShownColumns { mounted?.mode.shownColumns(in: .unspecified) ?? [] }

  var details: SplitDetails {
    SplitDetails(
      popover: PrimaryPopover(controller: popoverController, button: popoverButtonItem),
      dimmedColumns: mode == .oneOverSecondary ? [.secondary] : [])
  }

  func keep(_ pair: ControllerPair) { self.pair = pair }
  func prepareForReplacing() { dismissPrimaryPopover() }
  func didReleasePrimary() { popoverController.state = nil }
  func takeCollapsed(_ controller: ViewController, for action: ShowAction) {}
  /// Does nothing. The button came with iOS 8 (AD documented), so no delegate is asked about it.
  var delegateTarget: DisplayMode { .automatic }
  func askForTarget(_ purpose: TargetPurpose) {}
  func departures(from stack: NavigationController) -> [ViewController] { [] }

  func adapt() {
    takeUpWhetherToHide()
    let (mounted, preferred) = (mounted, preferredDisplayMode)
    let source = expanded?.modeSource.take() ?? .shownMode
    if let mounted {
      adjustMovedViews(since: mounted.laidOut)
      updateMode(mounted, from: source)
    } else {
      mount()
    }
    noteLayout(afterBecomingExpanded: mounted == nil, since: preferred)
  }

  private func mount() {
    let next = modeAtFirstAppearance(in: view.frame.size)
    runner.run(FixedMount(hidesPrimary: primary != nil && !next.showsPrimary), of: split) { [self] move in
      switch move {
      case .attachControllers: attachControllers()
      case .loadControllers: for controller in pair.all { controller.innermostTop.loadViewIfNeeded() }
      case .flip: mounted = newlyExpanded(next)
      }
      return .nothing
    }
  }

  func change(to next: DisplayMode) {
    guard let old = mounted?.mode else { return }
    runner.run(FixedModeChange(telling: message(from: old, to: next)), of: split) { [self] move in
      switch move {
      case .dismissPopover: dismissPrimaryPopover()
      case .takeBackMovedViews: split.takeBackMovedViews()
      case .flip:
        mounted?.modeBeforeHiding = next == .secondaryOnly ? old : nil
        mounted?.mode = next
      }
      return .nothing
    }
  }

  /// The message to the delegate about a primary that hides or comes back, or nil. The split sends it after it has
  /// loaded its controllers, and before it places them (unmeasured).
  private func message(from old: DisplayMode, to new: DisplayMode) -> SplitMessage? {
    guard primary != nil, old.showsPrimary != new.showsPrimary else { return nil }
    return new.showsPrimary ? .willShowPrimary : .willHidePrimary
  }

  /// The popover is placed last, because it points at a button in the secondary's bar, which needs its place first.
  func placeColumns() {
    placePair()
    details.primaryInPopover.map(placeInPopover)
  }

  func place(_ container: ViewController, in column: Column, _ placement: ViewPlacement) {
    if container !== details.primaryInPopover { container.layOut(placement) }
  }
}
