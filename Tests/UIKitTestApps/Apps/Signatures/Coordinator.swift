// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit
@MainActor private protocol FlowCoordinator: AnyObject {
  var childCoordinators: [FlowCoordinator] { get set }
  func start()
}
extension FlowCoordinator { func add(_ c: FlowCoordinator) { childCoordinators.append(c) } }
@MainActor private protocol Storyboarded { static func instantiate() -> Self }
extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    let id = String(describing: self)
    return UIStoryboard(name: "Main", bundle: Bundle.main).instantiateViewController(withIdentifier: id) as! Self
  }
}
private final class ListVC: UITableViewController, Storyboarded {
  weak var coordinator: MainCoordinator?
  var onSelect: ((Int) -> Void)?
}
private final class DetailVC<Model: CustomStringConvertible>: UIViewController {
  private let model: Model
  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = model.description
  }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
private final class MainCoordinator: NSObject, FlowCoordinator, UINavigationControllerDelegate, UISplitViewControllerDelegate {
  var childCoordinators: [FlowCoordinator] = []
  let splitViewController: UISplitViewController
  private lazy var primaryNav: UINavigationController = {
    let n = UINavigationController()
    n.navigationBar.prefersLargeTitles = true
    n.delegate = self
    return n
  }()
  private let window: UIWindow
  init(window: UIWindow, splitViewController: UISplitViewController = UISplitViewController(style: .doubleColumn)) {
    self.window = window
    self.splitViewController = splitViewController
    super.init()
  }
  func start() {
    let list = ListVC(style: .insetGrouped)
    list.coordinator = self
    list.onSelect = { [weak self] index in self?.showDetail(index) }
    primaryNav.viewControllers = [list]
    splitViewController.delegate = self
    splitViewController.setViewController(primaryNav, for: .primary)
    splitViewController.preferredDisplayMode = .oneBesideSecondary
    if #available(iOS 14.5, *) { splitViewController.displayModeButtonVisibility = .never }
    window.rootViewController = splitViewController
    window.makeKeyAndVisible()
    UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
  }
  func showDetail(_ index: Int) {
    let nav = UINavigationController(rootViewController: DetailVC(model: index))
    splitViewController.showDetailViewController(nav, sender: self)
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    print(from)
  }
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}
