/// What an app can decide about a split view, and what it hears: `UISplitViewControllerDelegate`.
///
/// Every method has UIKit's default answer. The calls of a delegate are logged with the split's state as it
/// reads inside them.
public protocol SplitViewControllerDelegate: AnyObject {
  /// The mode shown is about to change. The split still reports the old one (M26 observed).
  func splitViewController(_ splitViewController: SplitViewController, willChangeTo displayMode: DisplayMode)

  /// The mode that the display mode button and the swipe go to; `automatic` for UIKit's choice.
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

  /// Shows a detail in the app's own way. True means that it is done.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail controller: ViewController
  ) -> Bool

  func splitViewController(_ splitViewController: SplitViewController, willShow column: Column)
  func splitViewController(_ splitViewController: SplitViewController, willHide column: Column)
  func splitViewController(_ splitViewController: SplitViewController, didShow column: Column)
  func splitViewController(_ splitViewController: SplitViewController, didHide column: Column)
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController)
  func splitViewControllerDidExpand(_ splitViewController: SplitViewController)
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
    _ splitViewController: SplitViewController, showDetail controller: ViewController
  ) -> Bool { false }
  public func splitViewController(_ splitViewController: SplitViewController, willShow column: Column) {}
  public func splitViewController(_ splitViewController: SplitViewController, willHide column: Column) {}
  public func splitViewController(_ splitViewController: SplitViewController, didShow column: Column) {}
  public func splitViewController(_ splitViewController: SplitViewController, didHide column: Column) {}
  public func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {}
  public func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {}
}
