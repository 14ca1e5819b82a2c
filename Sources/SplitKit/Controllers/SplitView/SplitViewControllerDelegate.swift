/// The decisions that an app can make about a split view, and the changes that it is told about:
/// `UISplitViewControllerDelegate`.
///
/// Every method has UIKit's default answer. The calls are logged with the split's state as the delegate reads it inside
/// them. The profile determines which calls are made: those about columns came with iOS 14 (H14 documented).
public protocol SplitViewControllerDelegate: AnyObject {
  /// Tells the delegate that the mode will change. The split still reports the old mode (M26 observed).
  func splitViewController(_ splitViewController: SplitViewController, willChangeTo displayMode: DisplayMode)

  /// The mode that the display mode button and the swipe select, or `automatic` for UIKit's choice.
  ///
  /// Only a classic split asks. It asks before each action, and after a change of its size, its traits, its mode, its
  /// collapsed state, the preferred mode, `presentsWithGesture` or the delegate. The button shows the last answer.
  func targetDisplayModeForAction(in splitViewController: SplitViewController) -> DisplayMode

  /// The only controller of the collapsed split, or nil for the primary.
  func primaryViewController(forCollapsing splitViewController: SplitViewController) -> ViewController?

  /// The primary of the expanded split, or nil for the present one.
  func primaryViewController(forExpanding splitViewController: SplitViewController) -> ViewController?

  /// Moves the secondary's content onto the primary. Return false to let UIKit do so, and true if you have done it or
  /// if the secondary is left out.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool

  /// The secondary of the expanded split, or nil to let the primary take it out of itself.
  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?

  /// Shows a controller in the app's own way. Return true if you have done so. The sender is the controller that asked.
  func splitViewController(
    _ splitViewController: SplitViewController, show controller: ViewController, sender: ViewController?
  ) -> Bool

  /// Shows a detail in the app's own way. Return true if you have done so. The sender is the controller that asked.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail controller: ViewController, sender: ViewController?
  ) -> Bool

  /// A column is about to come on screen (H14 documented).
  func splitViewController(_ splitViewController: SplitViewController, willShow column: Column)
  /// A column is about to leave the screen (H14 documented).
  func splitViewController(_ splitViewController: SplitViewController, willHide column: Column)
  /// A column has come on screen (H14 documented).
  func splitViewController(_ splitViewController: SplitViewController, didShow column: Column)
  /// A column has left the screen (H14 documented).
  func splitViewController(_ splitViewController: SplitViewController, didHide column: Column)
  /// The columns have become one (H14 documented).
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController)
  /// The columns stand apart again (H14 documented).
  func splitViewControllerDidExpand(_ splitViewController: SplitViewController)

  /// The column on top of the collapsed stack. Only a split with a column style asks (AD documented).
  func splitViewController(
    _ splitViewController: SplitViewController, topColumnForCollapsingToProposedTopColumn column: Column
  ) -> Column

  /// The mode of the expanded split. Only a split with a column style asks (AD documented).
  func splitViewController(
    _ splitViewController: SplitViewController, displayModeForExpandingToProposedDisplayMode displayMode: DisplayMode
  ) -> DisplayMode

  /// Tells the delegate that the user begins a gesture that shows or hides columns. Only a split with a column style
  /// does (H14 documented).
  func splitViewControllerInteractivePresentationGestureWillBegin(_ splitViewController: SplitViewController)
  /// Tells the delegate that the gesture has ended, whether columns changed or not.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ splitViewController: SplitViewController)

  /// The orientations that the split supports, or nil for UIKit's. A split asks if it is the window's root.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: SplitViewController
  ) -> Set<InterfaceOrientation>?

  /// The orientation in which the split is first presented, or nil for the window's. It does not affect the layout.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: SplitViewController
  ) -> InterfaceOrientation?
}

/// Further decisions of a delegate until iOS 8, which deprecated them (H11 documented).
package protocol DeprecatedSplitViewControllerDelegate: SplitViewControllerDelegate {
  /// Whether a controller hides in an orientation. The split asks only about the primary, in portrait. Return false to
  /// keep it visible (R-UYL observed).
  func splitViewController(
    _ splitViewController: SplitViewController, shouldHide controller: ViewController,
    in orientation: InterfaceOrientation
  ) -> Bool

  /// Tells the delegate that the primary will be hidden. Once the app has put the button into a bar, it shows the
  /// primary in the popover. The button has no title of its own.
  func splitViewController(
    _ splitViewController: SplitViewController, willHide controller: ViewController, with barButtonItem: BarButtonItem,
    for popoverController: PopoverController)

  /// Tells the delegate that the primary will be shown beside the detail again. The button has no effect from then on.
  func splitViewController(
    _ splitViewController: SplitViewController, willShow controller: ViewController,
    invalidating barButtonItem: BarButtonItem)

  /// Tells the delegate that the popover will show the primary, because the user has tapped the button.
  func splitViewController(
    _ splitViewController: SplitViewController, popoverController: PopoverController,
    willPresent controller: ViewController)
}

extension DeprecatedSplitViewControllerDelegate {
  /// Returns UIKit's default: the primary is hidden in portrait (AD documented).
  package func splitViewController(
    _ splitViewController: SplitViewController, shouldHide controller: ViewController,
    in orientation: InterfaceOrientation
  ) -> Bool { true }
  package func splitViewController(
    _ splitViewController: SplitViewController, willHide controller: ViewController, with barButtonItem: BarButtonItem,
    for popoverController: PopoverController
  ) {}
  package func splitViewController(
    _ splitViewController: SplitViewController, willShow controller: ViewController,
    invalidating barButtonItem: BarButtonItem
  ) {}
  package func splitViewController(
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
