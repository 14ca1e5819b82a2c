import UIKit

// Xcode's old template: an app delegate with a window, a classic split view with two stacks, and a delegate that is a plain class.

public class TemplateAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  private let splitDelegate = PlainSplitDelegate()

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let split = UISplitViewController()
    let master = TemplateMaster()
    let detail = TemplateDetail()
    split.viewControllers = [
      UINavigationController(rootViewController: master), UINavigationController(rootViewController: detail),
    ]
    window?.rootViewController = split
    window?.makeKeyAndVisible()
    let splitViewController = window!.rootViewController as! UISplitViewController
    let navigationController =
      splitViewController.viewControllers[splitViewController.viewControllers.count - 1]
      as! UINavigationController
    navigationController.topViewController!.navigationItem.leftBarButtonItem = splitViewController.displayModeButtonItem
    splitViewController.delegate = splitDelegate
    return true
  }

  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  public var collapses: Int { splitDelegate.collapses }
}

/// Real delegates are plain classes, which conform to no `NSObjectProtocol`.
final class PlainSplitDelegate: UISplitViewControllerDelegate {
  private(set) var collapses = 0

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    collapses += 1
    guard let secondaryAsNavController = secondaryViewController as? UINavigationController else { return false }
    guard let topAsDetailController = secondaryAsNavController.topViewController as? TemplateDetail else { return false }
    if topAsDetailController.detailItem == nil {
      // Return true to indicate that we have handled the collapse by doing nothing; the secondary controller will be discarded.
      return true
    }
    return false
  }
}

public class TemplateMaster: UIViewController {
  var detailViewController: TemplateDetail? = nil
  weak var lastShown: UIViewController?

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Master"
    navigationItem.leftBarButtonItem = editButtonItem
    let addButton = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector("insertNewObject:", TemplateMaster.insertNewObject(_:)))
    navigationItem.rightBarButtonItem = addButton
    if let split = splitViewController {
      let controllers = split.viewControllers
      detailViewController = (controllers[controllers.count - 1] as! UINavigationController).topViewController as? TemplateDetail
    }
  }

  func insertNewObject(_ sender: Any) {
    let detail = TemplateDetail()
    detail.detailItem = "new"
    detail.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    detail.navigationItem.leftItemsSupplementBackButton = true
    lastShown = detail
    splitViewController?.showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
  }
}

public class TemplateDetail: UIViewController {
  public var detailItem: String? {
    didSet { configureView() }
  }

  func configureView() {
    if let detail = detailItem { navigationItem.title = detail }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    configureView()
  }
}
