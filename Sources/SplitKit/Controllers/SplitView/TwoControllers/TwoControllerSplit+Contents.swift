/// Replacing and showing controllers in a split without a style (spec/split-view.md 3.7).
extension TwoControllerSplit {
  func replaceControllers(with controllers: [ViewController]) {
    let pair = ControllerPair(controllers)
    stage == .unmounted ? keep(pair) : replace(with: pair)
  }

  /// Replaces the controllers. The old ones leave the tree, and the new ones join it. In a collapsed split, the first
  /// controller is the only one, and a second one is stored for the next expand (inferred).
  private func replace(with pair: ControllerPair) {
    prepareForReplacing()
    let before = onScreen
    let old = children
    takeBackMovedViews(whoseColumnChangesFor: pair)
    keep(pair)
    for controller in old where !children.contains(where: { $0 === controller }) { controller.detach() }
    for controller in children where !old.contains(where: { $0 === controller }) { controller.attach(to: split) }
    showReplaced(before)
  }

  /// Lets the split place a view that the app has moved and that is in another column from now on. Its distance from the place
  /// in the old column says nothing about the new one.
  private func takeBackMovedViews(whoseColumnChangesFor next: ControllerPair) {
    if pair.primary !== next.primary { pair.primary?.displacement = .zero }
    if pair.secondary !== next.secondary { pair.secondary?.displacement = .zero }
  }

  /// Empties the column of a controller that has found another parent.
  func release(_ child: ViewController) {
    if child === pair.primary {
      pair.primary = nil
      didReleasePrimary()
    }
    if child === pair.secondary { pair.secondary = nil }
    child.detach()
    setNeedsLayout()
  }

  /// Shows a controller. The delegate is asked first and may show it in the app's own way.
  ///
  /// A controller that is already there changes nothing (AD documented). One controller for both columns raises an
  /// exception.
  func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?) {
    switch action {
    case .show: if split.askShow(controller, sender: sender) { return }
    case .showDetail: if split.askShowDetail(controller, sender: sender) { return }
    }
    guard stage != .collapsed else { return takeCollapsed(controller, for: action) }
    switch action {
    case .show: replace(column(around: sender), with: controller)
    case .showDetail: replace(.secondary, with: controller)
    }
  }

  /// The column with the controller that wants to show another one. If that is unknown, it is the primary (H11
  /// documented).
  private func column(around sender: ViewController?) -> Column {
    var controller = sender
    while let candidate = controller {
      if candidate === secondary { return .secondary }
      controller = candidate.parent
    }
    return .primary
  }

  private func replace(_ column: Column, with controller: ViewController) {
    var next = pair
    let isPrimary = column == .primary
    guard controller !== (isPrimary ? next.primary : next.secondary) else { return }
    guard controller !== (isPrimary ? next.secondary : next.primary) else {
      return application.raise(SplitViewController.twiceInOneSplit, receiver: id)
    }
    if stage != .unmounted, !isPrimary { return replaceSecondary(with: controller) }
    if isPrimary { next.primary = controller } else { next.secondary = controller }
    split.viewControllers = next.all
  }

  /// Replaces the secondary as M26 measured: while the primary is visible, its top content is also told that it will
  /// disappear and appear.
  private func replaceSecondary(with controller: ViewController) {
    let old = secondary
    let bystander = isOnScreen && displayMode.showsPrimary ? primary?.innermostTop : nil
    let leaving = old?.onScreen ?? []
    bystander?.setAppearance(.disappearing)
    old?.detach()
    for content in leaving { content.setAppearance(.disappearing) }
    pair.secondary = controller
    controller.attach(to: split)
    placeColumns()
    bystander?.setAppearance(.appearing)
    let appearance = AppearanceChange(from: [], in: split)
    appearance.begin()
    [bystander].compactMap { $0 }.tellThatTheyAppear()
    bystander?.setAppearance(.appeared)
    for content in leaving { content.setAppearance(.disappeared) }
    appearance.end()
    for content in controller.onScreen { content.payDidMove() }
    setNeedsLayout()
  }

  func controller(toTake action: Action, for showAction: ShowAction, sender: ViewController) throws(Refusal) -> ViewController {
    let controller = try split.controller(of: action)
    let replacesPrimary = showAction == .show && stage != .collapsed && column(around: sender) == .primary
    if controller === (replacesPrimary ? secondary : primary) { throw .unsupported(SplitViewController.twiceInOneSplit) }
    guard stage == .collapsed, let navigation = primary as? NavigationController else { return controller }
    try navigation.checkRoom()
    if showAction == .show { try navigation.checkPush(of: controller) }
    return controller
  }
}

extension SplitViewController {
  /// The message about one controller for both columns (our wording; UIKit's own is not known for this style).
  static var twiceInOneSplit: String { "A view controller cannot be the primary and the secondary of one split view." }
}
