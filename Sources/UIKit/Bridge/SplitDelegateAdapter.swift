internal import SplitKit

/// The engine's delegate of a split view, which passes calls on to that of the app.
@MainActor
class SplitDelegateAdapter: @MainActor SplitViewControllerDelegate, @MainActor RepresentedDelegate {
  unowned let owner: UISplitViewController

  init(of owner: UISplitViewController) { self.owner = owner }

  var representedClassName: String? { owner.delegate.map { String(describing: type(of: $0)) } }
  var delegate: (any UISplitViewControllerDelegate)? { owner.delegate }

  /// A controller of the app's answer, which lives at least until the end of the turn.
  private func answer(_ controller: UIViewController?) -> SplitKit.ViewController? {
    owner.context.keep(controller)
    return controller?.engine
  }

  func splitViewController(_ split: SplitKit.SplitViewController, willChangeTo displayMode: SplitKit.DisplayMode) {
    delegate?.splitViewController(owner, willChangeTo: UISplitViewController.DisplayMode(displayMode))
  }

  func targetDisplayModeForAction(in split: SplitKit.SplitViewController) -> SplitKit.DisplayMode {
    delegate?.targetDisplayModeForAction(in: owner).engine ?? .automatic
  }

  func primaryViewController(forCollapsing split: SplitKit.SplitViewController) -> SplitKit.ViewController? {
    answer(delegate?.primaryViewController(forCollapsing: owner))
  }

  func primaryViewController(forExpanding split: SplitKit.SplitViewController) -> SplitKit.ViewController? {
    answer(delegate?.primaryViewController(forExpanding: owner))
  }

  func splitViewController(
    _ split: SplitKit.SplitViewController, collapseSecondary secondary: SplitKit.ViewController,
    onto primary: SplitKit.ViewController
  ) -> Bool { delegate?.splitViewController(owner, collapseSecondary: .of(secondary), onto: .of(primary)) ?? false }

  func splitViewController(
    _ split: SplitKit.SplitViewController, separateSecondaryFrom primary: SplitKit.ViewController
  ) -> SplitKit.ViewController? { answer(delegate?.splitViewController(owner, separateSecondaryFrom: .of(primary))) }

  func splitViewController(
    _ split: SplitKit.SplitViewController, show controller: SplitKit.ViewController, sender: SplitKit.ViewController?
  ) -> Bool { delegate?.splitViewController(owner, show: .of(controller), sender: sender.map(UIViewController.of)) ?? false }

  func splitViewController(
    _ split: SplitKit.SplitViewController, showDetail controller: SplitKit.ViewController, sender: SplitKit.ViewController?
  ) -> Bool {
    delegate?.splitViewController(owner, showDetail: .of(controller), sender: sender.map(UIViewController.of)) ?? false
  }

  func splitViewController(_ split: SplitKit.SplitViewController, willShow column: SplitKit.Column) {
    delegate?.splitViewController(owner, willShow: UISplitViewController.Column(column))
  }

  func splitViewController(_ split: SplitKit.SplitViewController, willHide column: SplitKit.Column) {
    delegate?.splitViewController(owner, willHide: UISplitViewController.Column(column))
  }

  func splitViewController(_ split: SplitKit.SplitViewController, didShow column: SplitKit.Column) {
    delegate?.splitViewController(owner, didShow: UISplitViewController.Column(column))
  }

  func splitViewController(_ split: SplitKit.SplitViewController, didHide column: SplitKit.Column) {
    delegate?.splitViewController(owner, didHide: UISplitViewController.Column(column))
  }

  func splitViewControllerDidCollapse(_ split: SplitKit.SplitViewController) {
    delegate?.splitViewControllerDidCollapse(owner)
  }

  func splitViewControllerDidExpand(_ split: SplitKit.SplitViewController) { delegate?.splitViewControllerDidExpand(owner) }

  func splitViewController(
    _ split: SplitKit.SplitViewController, topColumnForCollapsingToProposedTopColumn column: SplitKit.Column
  ) -> SplitKit.Column {
    delegate?.splitViewController(
      owner, topColumnForCollapsingToProposedTopColumn: UISplitViewController.Column(column)
    ).engine ?? column
  }

  func splitViewController(
    _ split: SplitKit.SplitViewController, displayModeForExpandingToProposedDisplayMode mode: SplitKit.DisplayMode
  ) -> SplitKit.DisplayMode {
    delegate?.splitViewController(
      owner, displayModeForExpandingToProposedDisplayMode: UISplitViewController.DisplayMode(mode)
    ).engine ?? mode
  }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ split: SplitKit.SplitViewController) {
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(owner)
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ split: SplitKit.SplitViewController) {
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(owner)
  }

  func splitViewControllerSupportedInterfaceOrientations(
    _ split: SplitKit.SplitViewController
  ) -> Set<SplitKit.InterfaceOrientation>? {
    // An empty mask stands for a delegate without the method.
    let mask = delegate?.splitViewControllerSupportedInterfaceOrientations(owner) ?? []
    return mask.isEmpty ? nil : mask.engine
  }

  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ split: SplitKit.SplitViewController
  ) -> SplitKit.InterfaceOrientation? {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(owner).engine
  }
}

/// The same with the questions that iOS 8 deprecated, for the versions before.
@MainActor
final class DeprecatedSplitDelegateAdapter: SplitDelegateAdapter, @MainActor DeprecatedSplitViewControllerDelegate {
  private var button: UIBarButtonItem?

  func splitViewController(
    _ split: SplitKit.SplitViewController, shouldHide controller: SplitKit.ViewController,
    in orientation: SplitKit.InterfaceOrientation
  ) -> Bool {
    delegate?.splitViewController(owner, shouldHide: .of(controller), in: UIInterfaceOrientation(orientation)) ?? true
  }

  func splitViewController(
    _ split: SplitKit.SplitViewController, willHide controller: SplitKit.ViewController, with item: SplitKit.BarButtonItem,
    for popover: SplitKit.PopoverController
  ) {
    delegate?.splitViewController(owner, willHide: .of(controller), with: button(for: item), for: UIPopoverController(popover))
  }

  func splitViewController(
    _ split: SplitKit.SplitViewController, willShow controller: SplitKit.ViewController,
    invalidating item: SplitKit.BarButtonItem
  ) { delegate?.splitViewController(owner, willShow: .of(controller), invalidating: button(for: item)) }

  func splitViewController(
    _ split: SplitKit.SplitViewController, popoverController popover: SplitKit.PopoverController,
    willPresent controller: SplitKit.ViewController
  ) {
    delegate?.splitViewController(owner, popoverController: UIPopoverController(popover), willPresent: .of(controller))
  }

  /// The button of the popover, which is the same object each time.
  private func button(for item: SplitKit.BarButtonItem) -> UIBarButtonItem {
    if let button { return button }
    let made = UIBarButtonItem(engine: item)
    button = made
    return made
  }
}
