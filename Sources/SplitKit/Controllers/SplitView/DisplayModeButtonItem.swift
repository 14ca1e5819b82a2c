/// The button that a split view gives to its secondary's bar: `displayModeButtonItem`.
///
/// It looks after itself: the image follows the target mode, and it takes no part in the bar where it would do
/// nothing, the split is collapsed (H11 documented, S3 observed), or the split is no more.
public final class DisplayModeButtonItem: BarButtonItem {
  /// A button of the app's own in this item's place, which does its own thing (S0: a custom view).
  public struct CustomView {
    public var image: String
    public let action: () -> Void

    public init(image: String, action: @escaping () -> Void) {
      self.image = image
      self.action = action
    }
  }

  /// Replaces the image and the action of the system, but not when the item is there.
  public var customView: CustomView?
  /// A controller that keeps the item may outlive the split.
  private weak var splitViewController: SplitViewController?

  init(of splitViewController: SplitViewController) {
    self.splitViewController = splitViewController
    super.init(id: "\(splitViewController.id)/displayModeButtonItem") { [weak splitViewController] in
      splitViewController?.toggleDisplayMode()
    }
  }

  /// A column style has a button of its own and does not support this one (H14 documented): it is not there.
  override var isHidden: Bool {
    guard let splitViewController, splitViewController.implementation.namedColumns == nil else { return true }
    let button = splitViewController.displayModeButton
    return customView == nil ? !button.isVisible : splitViewController.isCollapsed
  }

  override var shownImage: String? { customView?.image ?? splitViewController?.displayModeButton.image }

  override func perform() {
    if let customView { customView.action() } else { super.perform() }
  }
}
