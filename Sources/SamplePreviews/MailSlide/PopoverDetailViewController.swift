import SplitKit

/// A delegate that shows the button that the split view provides for a hidden master, as in Xcode's template of the
/// time. The button is in the toolbar.
class PopoverDetailViewController: DetailViewController, DeprecatedSplitViewControllerDelegate {
  /// The popover, while the master is hidden.
  private(set) var masterPopoverController: PopoverController?

  /// Adds the button that the split view provides.
  func add(_ button: BarButtonItem) { insert(button) }

  /// Removes that button.
  func remove(_ button: BarButtonItem) {
    toolbar?.setItems(toolbar?.items.filter { $0 !== button } ?? [], animated: true)
  }

  override func didChooseItem() { masterPopoverController?.dismiss() }

  func splitViewController(
    _ splitViewController: SplitViewController, willHide controller: ViewController, with barButtonItem: BarButtonItem,
    for popoverController: PopoverController
  ) {
    barButtonItem.title = "Master"
    add(barButtonItem)
    masterPopoverController = popoverController
  }

  func splitViewController(
    _ splitViewController: SplitViewController, willShow controller: ViewController,
    invalidating barButtonItem: BarButtonItem
  ) {
    remove(barButtonItem)
    masterPopoverController = nil
  }
}
