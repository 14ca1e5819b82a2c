import Foundation
package import SplitKit

/// An app of UIKit as the content of a preview.
///
/// It is made as a device launches an app: the delegate of the application, then the scene and its delegate, and then the window
/// with its root. The views of the root are loaded when the engine's window becomes visible, which is after
/// `scene(_:willConnectTo:…)` has returned. `sceneWillEnterForeground(_:)` and `sceneDidBecomeActive(_:)` follow.
@MainActor
final class UIKitContent {
  private let context: UIKitContext
  private let scene: UIWindowScene?

  /// Launches an app. The context is that of the application, and is current from now on.
  init(_ context: UIKitContext, launching app: AppLaunch) {
    self.context = context
    context.enter()
    let application = context.uiApplication
    application.delegate = app.makeDelegate()
    if app.sceneDelegates(for: context)?.isEmpty != false { StoryboardLaunch.prepare(application) }
    _ = application.delegate?.application(application, willFinishLaunchingWithOptions: nil)
    let finish = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
    _ = finish
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    scene = Self.connectScene(of: app, in: context)
    context.application.lifecycle = self
  }

  /// The app is closed. Its objects refer to each other, and let go of each other here.
  isolated deinit { context.close() }

  /// Connects the scene of an app that has a delegate for it. A version without scenes has none on a device. The preview connects
  /// one there as well if the app has made no window, because the app would stay empty.
  private static func connectScene(of app: AppLaunch, in context: UIKitContext) -> UIWindowScene? {
    let application = context.uiApplication
    let makers = app.sceneDelegates(for: context) ?? (application.windows.isEmpty ? app.scenes : [])
    guard !makers.isEmpty else { return nil }
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration =
      application.delegate?.application(application, configurationForConnecting: session, options: options)
      ?? UISceneConfiguration(name: nil, sessionRole: session.role)
    session.configuration = configuration
    let wanted = configuration.delegateClass.map { String(describing: $0) }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    application.connectedScenes = [scene]
    scene.delegate = (makers.first { $0.name == wanted } ?? makers.first)?.make()
    StoryboardLaunch.prepare(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    return scene
  }

  /// The root of the window that the app has made, or an empty controller until it makes one.
  private static func root(in context: UIKitContext) -> UIViewController {
    let windows = context.uiApplication.windows
    if context.keyWindow == nil {
      (windows.first { $0.rootViewController != nil } ?? windows.first)?.makeKey()
    }
    if let root = context.keyWindow?.rootViewController { return root }
    let window = context.keyWindow ?? UIWindow(frame: .zero)
    context.fallbackWindow = window
    context.keyWindow = window
    let root = UIViewController()
    window.rootViewController = root
    return root
  }

  /// The content in the engine's form.
  func makeContent() -> PreviewContent {
    let content = AppContent(rootViewController: Self.root(in: context).engine, keeping: self)
    content.willShow = { [context, unowned content] in
      if let window = content.rootViewController.windowAround as? SplitKit.Window { context.open(window) }
    }
    content.didShow = { [weak self] in self?.didShow() }
    return content
  }

  private func didShow() {
    tell(
      { $0.sceneWillEnterForeground($1) }, { $0.applicationWillEnterForeground($1) }, UIScene.willEnterForegroundNotification,
      isForApplication: false)
    becameActive()
    context.updateHeld()
  }

  private func becameActive() {
    context.uiApplication.isResigning = false
    tell({ $0.sceneDidBecomeActive($1) }, { $0.applicationDidBecomeActive($1) }, UIScene.didActivateNotification)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: context.uiApplication)
  }

  private func tell(
    _ sceneCall: (any UISceneDelegate, UIScene) -> Void, _ applicationCall: (any UIApplicationDelegate, UIApplication) -> Void,
    _ notification: Notification.Name, isForApplication: Bool = true
  ) {
    if let scene {
      scene.delegate.map { sceneCall($0, scene) }
      NotificationCenter.default.post(name: notification, object: scene)
    } else if isForApplication {
      context.uiApplication.delegate.map { applicationCall($0, context.uiApplication) }
    }
  }
}

extension UIKitContent: @MainActor LifecycleListener {
  func engineWillResignActive() {
    context.uiApplication.isResigning = true
    tell({ $0.sceneWillResignActive($1) }, { $0.applicationWillResignActive($1) }, UIScene.willDeactivateNotification)
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: context.uiApplication)
  }

  func engineDidEnterBackground() {
    context.uiApplication.isResigning = false
    tell({ $0.sceneDidEnterBackground($1) }, { $0.applicationDidEnterBackground($1) }, UIScene.didEnterBackgroundNotification)
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: context.uiApplication)
  }

  func engineWillEnterForeground() {
    tell({ $0.sceneWillEnterForeground($1) }, { $0.applicationWillEnterForeground($1) }, UIScene.willEnterForegroundNotification)
    NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: context.uiApplication)
  }

  func engineDidBecomeActive() { becameActive() }

  var engineLifecycleClass: String? {
    if let delegate = scene?.delegate { return String(describing: type(of: delegate)) }
    return context.uiApplication.delegate.map { String(describing: type(of: $0)) }
  }
}

/// The engine's content, which keeps the app alive.
private final class AppContent: PreviewContent {
  private let app: UIKitContent

  init(rootViewController: SplitKit.ViewController, keeping app: UIKitContent) {
    self.app = app
    super.init(rootViewController: rootViewController)
  }
}

extension UIKitContext {
  /// Lets go of the app's objects.
  func close() {
    (uiApplication.windows, uiApplication.connectedScenes, uiApplication.delegate) = ([], [], nil)
    (keyWindow, fallbackWindow, firstResponder) = (nil, nil, nil)
    endTurn()
    forget()
  }

  /// Notes the engine's window, before it becomes visible.
  func open(_ window: SplitKit.Window) {
    self.window = window
    if let windowStyle { window.traitOverrides.userInterfaceStyle = windowStyle }
    enter()
  }
}

/// The parts that an app is launched with: a delegate, the delegates of its scenes, or a root.
@MainActor
package struct AppLaunch {
  /// Makes the delegate of the application; nil for an app without one.
  let makeDelegate: () -> (any UIApplicationDelegate)?
  /// The delegates of scenes by the names of their classes.
  let scenes: [(name: String, make: @MainActor () -> any UISceneDelegate)]

  /// An app with a delegate, and with the delegates of its scenes by the names of their classes.
  package init(
    makeDelegate: @escaping () -> (any UIApplicationDelegate)? = { nil },
    scenes: [(name: String, make: @MainActor () -> any UISceneDelegate)] = []
  ) { (self.makeDelegate, self.scenes) = (makeDelegate, scenes) }

  /// The makers of the delegates of scenes; nil for none, and in a version without scenes.
  func sceneDelegates(for context: UIKitContext) -> [(name: String, make: @MainActor () -> any UISceneDelegate)]? {
    context.application.profile.calls.background.hasScenes ? scenes : nil
  }
}

/// The delegate of an app of which only the root is known.
@MainActor
private final class RootDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let makeRoot: () -> UIViewController

  init(_ makeRoot: @escaping () -> UIViewController) {
    self.makeRoot = makeRoot
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

extension AppLaunch {
  /// An app that shows a root.
  package init(root: @escaping () -> UIViewController) { self.init(makeDelegate: { RootDelegate(root) }) }

  /// The app that `ClassTable` describes.
  package static var fromClassTable: AppLaunch {
    AppLaunch(makeDelegate: { ClassTable.applicationDelegate?() }, scenes: ClassTable.sceneDelegates)
  }
}

extension Preview {
  /// A preview of an app of UIKit, in all versions of the system.
  ///
  /// - Parameters:
  ///   - id: The name on the wire.
  ///   - title: The name that the page shows.
  ///   - summary: A sentence about the app.
  ///   - profiles: The versions of the system, beginning with the default.
  ///   - launch: What the app is launched with, each time that the preview is opened. It is called on the main thread.
  package init(
    uiKitApp id: String, title: String, summary: String = "An app of UIKit.", profiles: [Profile] = Profile.all.reversed(),
    launch: @escaping @Sendable @MainActor () -> AppLaunch
  ) {
    self.init(
      id: id, title: title, summary: summary, profiles: profiles, pageModule: "apps/uikit/page.js"
    ) { application, _ in
      nonisolated(unsafe) let application = application
      nonisolated(unsafe) var content: PreviewContent?
      MainActor.assumeIsolated {
        content = UIKitContent(UIKitContext(application), launching: launch()).makeContent()
      }
      return content!
    }
  }
}
