import Foundation

/// The delegate of a split view: `UISplitViewControllerDelegate`.
///
/// Every method has UIKit's answer of a delegate without the method. A method that is first written in a subclass of the conforming
/// class is not called, because Swift without Objective-C does not look for it.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The mode will change. The split view still reports the old one.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The mode that the display mode button and the swipe select. Automatic leaves it to the system.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// The one controller of the collapsed split view; nil for the primary.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The primary of the expanded split view; nil for the present one.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Moves the secondary onto the primary. False leaves it to the system.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The secondary of the expanded split view; nil lets the primary give it up.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Shows a controller in the app's own way. False leaves it to the system.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  /// Shows a detail in the app's own way. False leaves it to the system.
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
  /// A column will be shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column will be hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// A column is shown, since iOS 26.
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  /// A column is hidden, since iOS 26.
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  /// The columns have become one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// The columns stand apart again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// The column on top of the collapsed split view.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The mode of the expanded split view.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The user begins to show or hide columns.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// The user has ended it.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// The orientations of the split view. No orientation stands for a delegate without the method.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  /// The preferred orientation. Unknown stands for a delegate without the method.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation

  // The methods that iOS 8 deprecated, which the versions before call.

  /// Whether a controller hides in an orientation.
  func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
  ) -> Bool
  /// The primary will be hidden, and a button in a bar shows it in a popover.
  func splitViewController(
    _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController)
  /// The primary will be shown, and the button has no effect any more.
  func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem)
  /// The popover will show the primary.
  func splitViewController(
    _ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController)
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
  /// Automatic.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { .automatic }
  /// Nil.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { nil }
  /// Nil.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { nil }
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Nil.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// The proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  /// No orientation, which stands for the system's answer.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { [] }
  /// Unknown, which stands for the system's answer.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .unknown }
  /// True.
  public func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
  ) -> Bool { true }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController
  ) {}
}
