// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit
@available(iOS 26.0, *)
private final class EditorSplit: UISplitViewController, UISplitViewControllerDelegate {
  private let canvas = UIViewController()
  private let inspector = UITableViewController(style: .insetGrouped)
  convenience init() { self.init(style: .doubleColumn) }
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    setViewController(UINavigationController(rootViewController: UIViewController()), for: .primary)
    setViewController(canvas, for: .secondary)
    setViewController(inspector, for: .inspector)
    preferredInspectorColumnWidth = 320
    minimumInspectorColumnWidth = 260
    maximumInspectorColumnWidth = 400
    minimumSecondaryColumnWidth = 300
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    canvas.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.trailing"), primaryAction: UIAction { [weak self] _ in self?.toggleInspector() })
    canvas.navigationItem.subtitle = "Edited"
    canvas.navigationItem.rightBarButtonItem?.hidesSharedBackground = true
    canvas.navigationItem.rightBarButtonItem?.badge = .count(2)
    canvas.view.cornerConfiguration = .corners(radius: .fixed(20))
    canvas.view.backgroundColor = .systemBackground
    registerForTraitChanges([UITraitSplitViewControllerLayoutEnvironment.self]) { (self: Self, _) in
      print(self.traitCollection.splitViewControllerLayoutEnvironment)
    }
  }
  func toggleInspector() { if isShowing(.inspector) { hide(.inspector) } else { show(.inspector) } }
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    if column == .inspector { canvas.setNeedsUpdateProperties() }
  }
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
}
