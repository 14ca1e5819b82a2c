/// The button that a split view gives to its secondary's bar: `displayModeButtonItem`.
///
/// The item updates itself. Its image follows the target mode. The bar leaves the item out if it would have no effect, if
/// the split is collapsed (H11 documented, S3 observed), or if the split no longer exists.
public final class DisplayModeButtonItem: BarButtonItem {
  /// An app's own button in the place of this item, with its own action (S0: a custom view).
  package struct CustomView {
    package var image: String
    package let action: () -> Void

    package init(image: String, action: @escaping () -> Void) {
      self.image = image
      self.action = action
    }
  }

  /// The app's own button. It replaces the image and the action of the system's button. A collapsed split hides it.
  package var customView: CustomView?
  /// The split. The reference is weak, because a controller that keeps the item may outlive the split.
  private weak var splitViewController: SplitViewController?

  init(of splitViewController: SplitViewController) {
    self.splitViewController = splitViewController
    super.init(id: "\(splitViewController.id)/displayModeButtonItem") { [weak splitViewController] in
      guard let splitViewController else { return }
      withExtendedLifetime(splitViewController) { splitViewController.toggleDisplayMode() }
    }
  }

  /// Whether the bar leaves the item out. A column style has its own button and does not support this one (H14
  /// documented).
  override var isHidden: Bool {
    guard let splitViewController, splitViewController.implementation.namedColumns == nil else { return true }
    let button = splitViewController.displayModeButton
    return customView == nil ? !button.isVisible : splitViewController.isCollapsed
  }

  override var shownImage: String? { customView?.image ?? splitViewController?.displayModeButton.image }

  override var shownTitle: String? { customView == nil ? splitViewController?.displayModeButton.title : nil }

  override func barWidth(by rules: BarItemRules) -> Double {
    guard let shownTitle else { return super.barWidth(by: rules) }
    return rules.backButtonWidth(title: shownTitle)
  }

  override func perform() {
    if let customView { customView.action() } else { super.perform() }
  }
}
