/// What an app can decide about a split view, and what it hears: `UISplitViewControllerDelegate`.
///
/// Every method has UIKit's default answer. The calls of a delegate are logged with the split's state as it
/// reads inside them. Which are sent depends on the profile: the columns' calls came with iOS 14 (H14 documented).
public protocol SplitViewControllerDelegate: AnyObject {
  /// The mode shown is about to change. The split still reports the old one (M26 observed).
  func splitViewController(_ splitViewController: SplitViewController, willChangeTo displayMode: DisplayMode)

  /// The mode that the display mode button and the swipe go to; `automatic` for UIKit's choice. Only a classic split asks:
  /// when its size, its traits, its mode, whether it is collapsed, the mode or the gesture that is preferred, or the
  /// delegate have changed, and before each action. The button looks as the last answer says.
  func targetDisplayModeForAction(in splitViewController: SplitViewController) -> DisplayMode

  /// The only controller of the collapsed split; nil for the primary.
  func primaryViewController(forCollapsing splitViewController: SplitViewController) -> ViewController?

  /// The primary of the expanded split; nil for the one that is there.
  func primaryViewController(forExpanding splitViewController: SplitViewController) -> ViewController?

  /// Puts the secondary's content on the primary. False asks UIKit to do so; true means that it is done, or
  /// that the secondary is to be left out.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool

  /// The secondary of the expanded split; nil lets the primary take it out of itself.
  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?

  /// Shows a controller in the app's own way. True means that it is done. The sender is the controller that asked.
  func splitViewController(
    _ splitViewController: SplitViewController, show controller: ViewController, sender: ViewController?
  ) -> Bool

  /// Shows a detail in the app's own way. True means that it is done. The sender is the controller that asked.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail controller: ViewController, sender: ViewController?
  ) -> Bool

  func splitViewController(_ splitViewController: SplitViewController, willShow column: Column)
  func splitViewController(_ splitViewController: SplitViewController, willHide column: Column)
  func splitViewController(_ splitViewController: SplitViewController, didShow column: Column)
  func splitViewController(_ splitViewController: SplitViewController, didHide column: Column)
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController)
  func splitViewControllerDidExpand(_ splitViewController: SplitViewController)

  /// The column that is on top of the collapsed stack. Only a column style asks (AD documented): a classic split
  /// never does.
  func splitViewController(
    _ splitViewController: SplitViewController, topColumnForCollapsingToProposedTopColumn column: Column
  ) -> Column

  /// The mode that the split expands into. Only a column style asks (AD documented).
  func splitViewController(
    _ splitViewController: SplitViewController, displayModeForExpandingToProposedDisplayMode displayMode: DisplayMode
  ) -> DisplayMode

  /// The user's finger begins to bring columns in or out. Of column styles (H14 documented).
  func splitViewControllerInteractivePresentationGestureWillBegin(_ splitViewController: SplitViewController)
  /// The user's finger has left, whether columns changed or not.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ splitViewController: SplitViewController)

  /// The orientations in which the split may be shown; nil for UIKit's. Asked where the split is the window's root.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: SplitViewController
  ) -> Set<InterfaceOrientation>?

  /// The orientation in which the split is first presented; nil for the window's. It has no effect on layout.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: SplitViewController
  ) -> InterfaceOrientation?
}

/// What a delegate could also decide until iOS 8, where it was deprecated (H11 documented).
public protocol DeprecatedSplitViewControllerDelegate: SplitViewControllerDelegate {
  /// Whether a controller hides in that orientation: asked of the primary only, for portrait. False keeps it
  /// visible (R-UYL observed).
  func splitViewController(
    _ splitViewController: SplitViewController, shouldHide controller: ViewController,
    in orientation: InterfaceOrientation
  ) -> Bool

  /// The primary is about to be hidden. The button shows it in the popover once the app has put it into a bar; it has no
  /// title of its own.
  func splitViewController(
    _ splitViewController: SplitViewController, willHide controller: ViewController, with barButtonItem: BarButtonItem,
    for popoverController: PopoverController)

  /// The primary is about to be seen beside the detail again. The button will do nothing any more.
  func splitViewController(
    _ splitViewController: SplitViewController, willShow controller: ViewController,
    invalidating barButtonItem: BarButtonItem)

  /// The popover is about to show the primary, because the button was tapped.
  func splitViewController(
    _ splitViewController: SplitViewController, popoverController: PopoverController,
    willPresent controller: ViewController)
}

extension DeprecatedSplitViewControllerDelegate {
  /// UIKit's own: hidden in portrait (AD documented).
  public func splitViewController(
    _ splitViewController: SplitViewController, shouldHide controller: ViewController,
    in orientation: InterfaceOrientation
  ) -> Bool { true }
  public func splitViewController(
    _ splitViewController: SplitViewController, willHide controller: ViewController, with barButtonItem: BarButtonItem,
    for popoverController: PopoverController
  ) {}
  public func splitViewController(
    _ splitViewController: SplitViewController, willShow controller: ViewController,
    invalidating barButtonItem: BarButtonItem
  ) {}
  public func splitViewController(
    _ splitViewController: SplitViewController, popoverController: PopoverController,
    willPresent controller: ViewController
  ) {}
}

extension SplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: SplitViewController, willChangeTo displayMode: DisplayMode
  ) {}
  public func targetDisplayModeForAction(in splitViewController: SplitViewController) -> DisplayMode {
    .automatic
  }
  public func primaryViewController(forCollapsing splitViewController: SplitViewController)
    -> ViewController?
  { nil }
  public func primaryViewController(forExpanding splitViewController: SplitViewController)
    -> ViewController?
  { nil }
  public func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { nil }
  public func splitViewController(
    _ splitViewController: SplitViewController, show controller: ViewController, sender: ViewController?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail controller: ViewController, sender: ViewController?
  ) -> Bool { false }
  public func splitViewController(_ splitViewController: SplitViewController, willShow column: Column) {}
  public func splitViewController(_ splitViewController: SplitViewController, willHide column: Column) {}
  public func splitViewController(_ splitViewController: SplitViewController, didShow column: Column) {}
  public func splitViewController(_ splitViewController: SplitViewController, didHide column: Column) {}
  public func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {}
  public func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {}
  public func splitViewController(
    _ splitViewController: SplitViewController, topColumnForCollapsingToProposedTopColumn column: Column
  ) -> Column { column }
  public func splitViewController(
    _ splitViewController: SplitViewController, displayModeForExpandingToProposedDisplayMode displayMode: DisplayMode
  ) -> DisplayMode { displayMode }
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ splitViewController: SplitViewController) {}
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ splitViewController: SplitViewController) {}
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: SplitViewController
  ) -> Set<InterfaceOrientation>? { nil }
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: SplitViewController
  ) -> InterfaceOrientation? { nil }
}
