/// Showing a controller or a detail, in both states (spec/split-view.md 3.7).
extension SplitViewController {
  /// Asks the delegate first, which may do it in the app's own way; then does it UIKit's.
  ///
  /// The controller that is there already changes nothing (AD documented); one for both columns raises.
  func take(_ controller: ViewController, forAction action: ShowAction, sender: ViewController?) {
    switch action {
    case .show:
      guard !askShow(controller, sender: sender) else { return }
      isCollapsed ? showOnSoleController(controller) : replace(column(around: sender), with: controller)
    case .showDetail:
      guard !askShowDetail(controller, sender: sender) else { return }
      isCollapsed ? showDetailOnSoleController(controller) : replace(.secondary, with: controller)
    }
  }

  /// What is wrong with one controller for both columns (our sentence; UIKit's own is not known for this style).
  static var twiceInOneSplit: String { "A view controller cannot be the primary and the secondary of one split view." }

  /// The column in which a controller stands that wants to show another: the primary where nothing says (H11
  /// documented).
  private func column(around sender: ViewController?) -> Column {
    var controller = sender
    while let candidate = controller {
      if candidate === secondary { return .secondary }
      controller = candidate.parent
    }
    return .primary
  }

  /// The sole controller shows it where it can, else it is presented over everything (H11 documented).
  private func showOnSoleController(_ controller: ViewController) {
    guard let primary, primary.handles(.show) else { return presentFullScreen(controller) }
    primary.take(controller, for: .show, sender: nil)
  }

  /// A navigation controller is pushed as it is, nested: UIKit's exception (H11 documented, M26 observed).
  private func showDetailOnSoleController(_ controller: ViewController) {
    guard controller !== primary else { return application.raise(Self.twiceInOneSplit, receiver: id) }
    guard let navigation = primary as? NavigationController else { return presentFullScreen(controller) }
    guard !navigation.viewControllers.contains(where: { $0 === controller }) else { return }
    navigation.push(controller)
  }

  private func replace(_ column: Column, with controller: ViewController) {
    var columns = state.columns
    let isPrimary = column == .primary
    guard controller !== (isPrimary ? columns.primary : columns.secondary) else { return }
    guard controller !== (isPrimary ? columns.secondary : columns.primary) else {
      return application.raise(Self.twiceInOneSplit, receiver: id)
    }
    switch (state.isUnmounted, isPrimary) {
    case (false, false): replaceSecondary(with: controller)
    case (true, _), (_, true):
      if isPrimary { columns.primary = controller } else { columns.secondary = controller }
      viewControllers = columns.all
    }
  }

  /// Replaces the secondary as M26 measured it: while the primary can be seen, its top content is told that it
  /// will disappear and appear, too.
  private func replaceSecondary(with controller: ViewController) {
    let old = secondary
    let bystander = isOnScreen && displayMode.showsPrimary ? primary?.innermostTop : nil
    let leaving = old?.onScreen ?? []
    bystander?.setAppearance(.disappearing)
    old?.detach()
    for content in leaving { content.setAppearance(.disappearing) }
    state.columns.secondary = controller
    controller.attach(to: self)
    placeColumns()
    bystander?.setAppearance(.appearing)
    let appearance = AppearanceChange(from: [], in: self)
    appearance.begin()
    bystander?.setAppearance(.appeared)
    for content in leaving { content.setAppearance(.disappeared) }
    appearance.end()
    for content in controller.onScreen { content.payDidMove() }
    setNeedsLayout()
  }

  /// Tells everybody in the split that a detail would go elsewhere now, so that lists can show or hide their
  /// disclosure indicators: UIKit's `showDetailTargetDidChangeNotification` (W14, AP documented).
  func announceDetailTarget() {
    application.call(Call("showDetailTargetDidChange", .did, receiver: id), .all) {
      forEachDescendant { $0.showDetailTargetDidChange() }
    }
  }

  // The collapsed stack tells the split of its changes, so that the columns can be announced.

  /// The stack of the collapsed split has changed, and nothing has appeared yet.
  ///
  /// One round from the column that was on top to the one that is (spec 5.10: measured for the push that
  /// showDetail makes; for other pushes and for pops of a classic split inferred).
  func stackWillChange(from shown: ShownColumns?) {
    if let announcements = stackAnnouncements(from: shown) { tellWill(announcements) }
  }

  func stackDidChange(from shown: ShownColumns?) {
    if let announcements = stackAnnouncements(from: shown) { tellDid(announcements) }
  }

  private func stackAnnouncements(from shown: ShownColumns?) -> ColumnAnnouncements? {
    guard isCollapsed, !isInTransition, let shown else { return nil }
    return ColumnAnnouncements(from: shown, to: shownColumns)
  }
}
