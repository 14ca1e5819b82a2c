import Foundation
import Testing
import UIKit
import UIKitTesting

/// The symbols of tier 1 about apps, scenes, windows, devices and traits.
@MainActor @Suite(.serialized) struct FirstTierSceneTests {
  @Test func `an app with a scene is launched, leaves and comes back`() throws {
    let (app, scene) = (RecordingAppDelegate(), RecordingSceneDelegate())
    let window = try TestWindow(appDelegate: app, sceneDelegate: scene, device: "iPad Pro 11")
    #expect(app.events == ["launch", "configure"])
    #expect(scene.events == ["connect", "will enter foreground", "did become active"])
    let connected = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(connected.delegate === scene && connected.windows == [window.window])
    #expect(connected.activationState == .foregroundActive && UIApplication.shared.applicationState == .active)
    #expect(connected.title == "" && connected.titlebar == nil)
    #expect(window.window.windowScene === connected && window.window.isKeyWindow && !window.window.isHidden)
    #expect(window.rootViewController.title == "Root")
    scene.events = []
    var posted: [Notification.Name] = []
    let names = [UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    try window.enterBackground()
    #expect(scene.events == ["will resign active", "did enter background"])
    #expect(connected.activationState == .background)
    try window.enterForeground()
    #expect(scene.events.suffix(2) == ["will enter foreground", "did become active"])
    #expect(posted == names)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `an app without scenes is told itself`() throws {
    let app = RecordingAppDelegate()
    let window = try TestWindow(appDelegate: app, profile: .ios8)
    #expect(app.events == ["launch", "become active"])
    #expect(app.window === window.window && UIApplication.shared.delegate === app)
    app.events = []
    try window.enterBackground()
    try window.enterForeground()
    #expect(app.events == ["resign active", "background", "foreground", "become active"])
  }

  @Test func `windows have roots, and the key one is shown`() throws {
    let host = try TestWindow(device: "iPad Pro 11")
    let first = host.window
    let root = UIViewController()
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(second.bounds.size == host.size, "The size is that of the preview's window.")
    second.rootViewController = root
    #expect(!host.isVisible(root))
    second.makeKeyAndVisible()
    #expect(second.isKeyWindow && !first.isKeyWindow && host.isVisible(root))
    #expect(UIWindow().rootViewController == nil)
  }

  @Test(arguments: [
    ("iPad Pro 11", UIUserInterfaceIdiom.pad, UIUserInterfaceSizeClass.regular, UIUserInterfaceSizeClass.regular),
    ("iPhone Air", .phone, .compact, .regular),
  ])
  func `devices have their idioms and size classes`(
    name: String, idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) throws {
    let window = try TestWindow(device: name)
    let traits = window.rootViewController.traitCollection
    #expect(UIDevice.current.userInterfaceIdiom == idiom && traits.userInterfaceIdiom == idiom)
    #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
    #expect(idiom == .pad ? [UIUserInterfaceIdiom.pad, .phone].contains(idiom) : idiom == .phone)
    #expect(UIScreen.main.bounds.size == window.size)
    #expect(UITraitCollection().horizontalSizeClass == .unspecified)
  }

  @Test func `changes of traits are told to the controller and to registrations`() throws {
    let window = try TestWindow(root: TraitController(), device: "iPad Pro 11", orientation: .landscapeLeft)
    let controller = try #require(window.rootViewController as? TraitController)
    controller.events = []
    try window.resize(width: 400, height: 800)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.events.contains("registered regular"))
    #expect(controller.events.contains("did change from regular"))
    #expect(controller.events.contains("size 400"))
    #expect(controller.events.contains("alongside") && controller.events.contains("completed"))
    controller.events = []
    window.window.overrideUserInterfaceStyle = .dark
    _ = window.hierarchy
    #expect(controller.traitCollection.userInterfaceStyle == UIUserInterfaceStyle.dark)
    #expect(controller.events.contains("style"))
  }

  @Test func `traits of a child are replaced`() throws {
    let window = try TestWindow(root: UINavigationController(rootViewController: UIViewController()), device: "iPad Pro 11")
    let stack = try #require(window.rootViewController as? UINavigationController)
    let child = try #require(stack.topViewController)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    stack.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    _ = window.hierarchy
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(both.horizontalSizeClass == .compact && both.userInterfaceStyle == .dark && both.verticalSizeClass == .unspecified)
  }

  @Test func `the orientations of the root decide what the device turns to`() throws {
    let window = try TestWindow(root: PortraitController(), device: "iPhone Air")
    let size = window.size
    try window.rotate(to: .landscapeLeft)
    #expect(window.size == size, "supportedInterfaceOrientations has portrait alone.")
    let free = UIViewController()
    #expect(free.shouldAutorotate && free.supportedInterfaceOrientations.contains(UIInterfaceOrientationMask.landscape))
    #expect(free.preferredInterfaceOrientationForPresentation == UIInterfaceOrientation.portrait)
    try window.show(free)
    try window.rotate(to: .landscapeLeft)
    #expect(window.size.width == size.height)
  }
}

private final class RecordingAppDelegate: UIResponder, UIApplicationDelegate {
  var events: [String] = []
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    events.append("launch")
    guard !UIDevice.isRunning(iOS: 13) else { return true }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    events.append("configure")
    return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  func applicationDidBecomeActive(_ application: UIApplication) { events.append("become active") }
  func applicationWillResignActive(_ application: UIApplication) { events.append("resign active") }
  func applicationDidEnterBackground(_ application: UIApplication) { events.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { events.append("foreground") }
}

private final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var events: [String] = []
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    events.append("connect")
    guard let windowScene = scene as? UIWindowScene, connectionOptions.urlContexts.isEmpty else { return }
    let root = UIViewController()
    root.title = "Root"
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { events.append("will enter foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { events.append("did become active") }
  func sceneWillResignActive(_ scene: UIScene) { events.append("will resign active") }
  func sceneDidEnterBackground(_ scene: UIScene) { events.append("did enter background") }
}

private final class TraitController: UIViewController {
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous) in
      self.events.append("registered \(previous.horizontalSizeClass)")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.events.append("style") }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    events.append("did change from \(previousTraitCollection?.horizontalSizeClass ?? .unspecified)")
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    events.append("size \(Int(size.width))")
    #expect(transitionCoordinator === coordinator)
    coordinator.animate(alongsideTransition: { _ in self.events.append("alongside") }) { _ in self.events.append("completed") }
  }
}

private final class PortraitController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
