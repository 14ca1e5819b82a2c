import UIKit

// An app with scenes and a triple of columns, whose delegate object is the scene delegate itself.

open class NotesAppDelegate: UIResponder, UIApplicationDelegate {
  public private(set) var log: [String] = []

  open func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("didFinishLaunching")
    return true
  }

  open func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.append("configuration")
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NotesSceneDelegate.self
    return configuration
  }

  open func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

open class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  open var window: UIWindow?
  public private(set) var log: [String] = []

  open func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    log.append("willConnect")
    let split = UISplitViewController(style: .tripleColumn)
    split.delegate = self
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredSplitBehavior = .tile
    split.primaryBackgroundStyle = .sidebar
    split.setViewController(NotesSidebar(), for: .primary)
    split.setViewController(NotesList(), for: .supplementary)
    split.setViewController(NoteEditor(), for: .secondary)
    let compact = UINavigationController(rootViewController: NotesList())
    compact.viewControllers.first?.title = "Compact"
    split.setViewController(compact, for: .compact)
    if #available(iOS 14.5, *) {
      split.displayModeButtonVisibility = .automatic
    }
    let window = UIWindow(windowScene: windowScene)
    window.tintColor = .systemOrange
    window.rootViewController = split
    self.window = window
    window.makeKeyAndVisible()
  }

  open func sceneDidDisconnect(_ scene: UIScene) {}
  open func sceneDidBecomeActive(_ scene: UIScene) { log.append("didBecomeActive") }
  open func sceneWillResignActive(_ scene: UIScene) { log.append("willResignActive") }
  open func sceneWillEnterForeground(_ scene: UIScene) { log.append("willEnterForeground") }
  open func sceneDidEnterBackground(_ scene: UIScene) {
    log.append("didEnterBackground")
    (UIApplication.shared.delegate as? NotesAppDelegate)?.save()
  }
}

extension NotesAppDelegate {
  public func save() { UserDefaults.standard.set(true, forKey: "notes.saved") }
}

extension NotesSceneDelegate: UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.append("topColumn \(proposedTopColumn.rawValue)")
    return .compact
  }

  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    return .oneBesideSecondary
  }

  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    log.append("willShow \(column.rawValue)")
  }

  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    log.append("willHide \(column.rawValue)")
  }
}

public final class NotesSidebar: UIViewController {
  private lazy var button: UIBarButtonItem = {
    let item = UIBarButtonItem(image: UIImage(systemName: "folder.badge.plus"), style: .plain, target: nil, action: nil)
    item.tintColor = view.tintColor
    return item
  }()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Folders", comment: "")
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItems = [button, editButtonItem]
    view.backgroundColor = .systemGroupedBackground
  }
}

public final class NotesList: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Notes"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        guard let self = self else { return }
        self.splitViewController?.show(.secondary)
      })
  }
}

public final class NoteEditor: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let label = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    label.backgroundColor = UIColor(red: 0.9, green: 0.9, blue: 1, alpha: 1)
    label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    label.accessibilityIdentifier = "text"
    view.addSubview(label)
  }

  public override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() })
  }
}
