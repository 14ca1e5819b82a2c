import SplitKit

/// A delegate that shows the button that the split view provides for a hidden master, as in Xcode's template of the
/// time.
final class PopoverDetailViewController: DetailViewController, DeprecatedSplitViewControllerDelegate {
  /// The popover, while the master is hidden.
  private(set) var masterPopoverController: PopoverController?

  override func didChooseItem() { masterPopoverController?.dismiss() }

  func splitViewController(
    _ splitViewController: SplitViewController, willHide controller: ViewController, with barButtonItem: BarButtonItem,
    for popoverController: PopoverController
  ) {
    barButtonItem.title = "Master"
    insert(barButtonItem)
    masterPopoverController = popoverController
  }

  func splitViewController(
    _ splitViewController: SplitViewController, willShow controller: ViewController,
    invalidating barButtonItem: BarButtonItem
  ) {
    toolbar?.setItems(toolbar?.items.filter { $0 !== barButtonItem } ?? [], animated: true)
    masterPopoverController = nil
  }
}
