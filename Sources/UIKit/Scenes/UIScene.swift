import Foundation
internal import SplitKit

/// A scene of an app: `UIScene`. An app has one here.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The states of a scene: `UIScene.ActivationState`, with UIKit's raw values.
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive = 0, foregroundInactive = 1, background = 2
  }

  /// The reasons for which a scene is connected: `UIScene.ConnectionOptions`. It is empty here.
  @preconcurrency @MainActor
  open class ConnectionOptions: ObjectBase {
    /// The addresses to open: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to take up: none.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The app that opens the scene: none.
    open var sourceApplication: String? { nil }
    /// The shortcut: none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The kind of activity that another device offers: none.
    open var handoffUserActivityType: String? { nil }
    /// The notification that was touched: none.
    open var notificationResponse: AnyObject? { nil }
    /// The shared record of CloudKit: none.
    open var cloudKitShareMetadata: AnyObject? { nil }
  }

  /// How a scene opens an address: `UIScene.OpenExternalURLOptions`. It has no effect.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: ObjectBase {
    /// Creates the usual way.
    public override init() { super.init() }
    /// Whether only apps open the address.
    open var universalLinksOnly = false
  }

  /// How a scene is asked for: `UIScene.ActivationRequestOptions`.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: ObjectBase {
    /// The scene that asks.
    open var requestingScene: UIScene?
    /// How the new window joins others. It is kept.
    open var collectionJoinBehavior = CollectionJoinBehavior.automatic
    /// How a window joins others, with UIKit's raw values. It has no effect.
    public enum CollectionJoinBehavior: Int, Sendable { case automatic, preferred, disallowed, preferredWithoutActivating }
    /// How a window is shown. It is kept.
    open var preferredPresentationStyle = PresentationStyle.automatic
    /// How a window is shown, with UIKit's raw values. It has no effect.
    public enum PresentationStyle: UInt, Sendable { case automatic, standard, prominent }
    /// Where a window is placed. It is kept.
    open var placement: AnyObject?
    /// Creates the usual way.
    public override init() { super.init() }
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate of the scene. The scene holds it.
  open var delegate: (any UISceneDelegate)?
  /// The title of the scene, which the system would show.
  open var title: String! = ""
  /// The words below the title.
  open var subtitle: String! = ""
  /// The things for which the scene is chosen. They are kept.
  open var activationConditions = UISceneActivationConditions()
  /// The pointer lock of the scene: none.
  open var pointerLockState: UIPointerLockState? { nil }
  private weak var context: UIKitContext? = UIKitContext.current

  /// Creates a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The state of the scene.
  open var activationState: ActivationState {
    guard let context, let window = context.window else { return .unattached }
    if context.uiApplication.isResigning { return .foregroundInactive }
    return window.activationState == .background ? .background : .foregroundActive
  }

  /// Does nothing: the one scene is there.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url) { completionHandler?($0) }
  }

  open override var next: UIResponder? { context?.uiApplication }

  /// Posted when a scene will be connected.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene was closed: never here.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene has become active.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when a scene will stop being active.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene will be in the foreground.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted when a scene is in the background.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// An address that a scene opens: `UIOpenURLContext`. No object of it is passed to an app.
@preconcurrency @MainActor
open class UIOpenURLContext: ObjectBase {
  /// The address.
  public let url: URL
  /// How the address is opened.
  public let options = UISceneOpenURLOptions()
  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// How an address is opened: `UIScene.OpenURLOptions`.
@preconcurrency @MainActor
open class UISceneOpenURLOptions: ObjectBase {
  /// The app that opens the address: none.
  open var sourceApplication: String? { nil }
  /// Whether the file is opened at its place: no.
  open var openInPlace: Bool { false }
  /// The words of the other app: none.
  open var annotation: Any? { nil }
}

/// The things for which a scene is chosen: `UISceneActivationConditions`. They are kept.
@preconcurrency @MainActor
open class UISceneActivationConditions: ObjectBase {
  /// Creates the usual conditions.
  public override init() { super.init() }
  /// Whether the scene can show a thing.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether the scene is the right one for a thing.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// The coordinates of a view, a window or a screen: `UICoordinateSpace`.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds in its own coordinates.
  var bounds: CGRect { get }
  /// A point in the coordinates of another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in these coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle in the coordinates of another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in these coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A scene with windows: `UIWindowScene`.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The windows of the scene.
  open private(set) var windows: [UIWindow] = []
  /// The key window of the scene.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// The sizes that the scene permits. They are kept.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
  /// The status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The title bar of a Mac: none.
  open var titlebar: UITitlebar? { nil }
  /// The traits of the window.
  open var traitCollection: UITraitCollection { UIKitContext.current.traits }
  /// Never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The place of the scene.
  open var coordinateSpace: any UICoordinateSpace { keyWindow ?? UIView() }
  /// The geometry of the scene, since iOS 16.
  open var effectiveGeometry: Geometry { Geometry(of: self) }
  /// The geometry of a scene: `UIWindowScene.Geometry`.
  @preconcurrency @MainActor
  open class Geometry: ObjectBase {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The place of the scene.
    public let coordinateSpace: any UICoordinateSpace
    /// Whether the orientation is locked: no.
    open var isInterfaceOrientationLocked: Bool { false }
    /// Whether the user drags an edge: not known here.
    open var isInteractivelyResizing: Bool { false }
    init(of scene: UIWindowScene) {
      (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
      super.init()
    }
  }
  /// The overrides of the traits for the whole scene. The style counts.
  open var traitOverrides: any UITraitOverrides {
    get { keyWindow?.traitOverrides ?? MutableTraitValues(values: TraitValues()) }
    set {
      keyWindow?.traitOverrides = newValue
      if newValue.contains(UITraitUserInterfaceStyle.self) {
        keyWindow?.overrideUserInterfaceStyle = newValue.userInterfaceStyle
      }
    }
  }
  /// Asks for another geometry: nothing happens.
  open func requestGeometryUpdate(_ preferences: UIWindowScene.GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil)
  {}
  /// Whether the scene has the whole screen.
  open var isFullScreen: Bool { true }
  /// The focus of the scene: none.
  open var focusSystem: UIFocusSystem? { nil }
  /// The buttons of a window that the user can press. It is kept.
  open private(set) lazy var windowingBehaviors: UISceneWindowingBehaviors? = UISceneWindowingBehaviors()
  /// How the buttons of a window look, since iOS 26: `UIWindowScene.WindowingControlStyle`. It has no effect.
  @preconcurrency @MainActor
  open class WindowingControlStyle: ObjectBase {
    /// The usual look.
    public class var automatic: WindowingControlStyle { WindowingControlStyle() }
    /// A small look.
    public class var minimal: WindowingControlStyle { WindowingControlStyle() }
    /// A look in the bar of the app.
    public class var unified: WindowingControlStyle { WindowingControlStyle() }
  }

  func add(_ window: UIWindow) { windows.append(window) }

  /// A wish for another geometry: `UIWindowScene.GeometryPreferences`.
  @preconcurrency @MainActor
  open class GeometryPreferences: ObjectBase {
    /// A wish of an app for iOS.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The orientations.
      open var interfaceOrientations: UIInterfaceOrientationMask?
      /// Creates a wish for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

/// The buttons of a window that the user can press: `UISceneWindowingBehaviors`. They are kept, because a window has none.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: ObjectBase {
  /// Kept, without an effect.
  open var isClosable = true
  /// Kept, without an effect.
  open var isMiniaturizable = true
}
/// The sizes that a scene permits: `UISceneSizeRestrictions`. They are kept.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: ObjectBase {
  /// The least size, in points.
  open var minimumSize = CGSize.zero
  /// The greatest size, in points.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the scene can fill the screen.
  open var allowsFullScreen = true
}

/// The status bar of a scene: `UIStatusBarManager`.
@preconcurrency @MainActor
open class UIStatusBarManager: ObjectBase {
  /// The look of the status bar.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar.
  open var isStatusBarHidden: Bool { UIApplication.shared.statusBarFrame.height == 0 }
  /// The frame of the status bar, in points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// The title bar of a window on a Mac: `UITitlebar`. There is none here.
@preconcurrency @MainActor
open class UITitlebar: ObjectBase {
  /// Kept, without an effect.
  open var toolbar: AnyObject?
  /// Kept, without an effect.
  open var titleVisibility = UITitlebarTitleVisibility.visible
  /// Kept, without an effect.
  open var toolbarStyle = UITitlebarToolbarStyle.automatic
  /// Kept, without an effect.
  open var autoHidesToolbarInFullScreen = false
}

/// Whether a title bar has a title: `UITitlebarTitleVisibility`. It has no effect.
public enum UITitlebarTitleVisibility: Int, Sendable { case visible, hidden }
/// The looks of a toolbar of a Mac: `UITitlebarToolbarStyle`. They have no effect.
public enum UITitlebarToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }

/// A wish for a scene: `UISceneSessionActivationRequest`. No other scene is made.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: ObjectBase {
  /// The session.
  open var session: UISceneSession?
  /// The activity of the scene.
  open var userActivity: NSUserActivity?
  /// How the scene is asked for.
  open var options: UIScene.ActivationRequestOptions?
  /// Creates a wish for a scene of a role.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.userActivity, self.options) = (userActivity, options)
    super.init()
  }
  /// Creates a wish for the scene of a session.
  public convenience init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.init(role: session.role, userActivity: userActivity, options: options)
    self.session = session
  }
}

/// How a scene is closed: `UIWindowSceneDestructionRequestOptions`.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animations of closing, with UIKit's raw values.
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
  /// Kept, without an effect.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// How a scene is closed: `UISceneDestructionRequestOptions`.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: ObjectBase {
  /// Creates the usual way.
  public override init() { super.init() }
}

/// The session of a scene: `UISceneSession`.
@preconcurrency @MainActor
open class UISceneSession: ObjectBase {
  /// The role of a scene: `UISceneSession.Role`.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on another screen, before iOS 16.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// A screen of a car.
    public static let carTemplateApplication = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    /// A window on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  public let role: Role
  /// The configuration with which the scene was made.
  open internal(set) var configuration: UISceneConfiguration
  /// The name of the session, which is the same in every run.
  open var persistentIdentifier: String { "scene" }
  /// The objects that the app keeps with the session.
  open var userInfo: [String: Any]?
  /// The activity to restore: none.
  open var stateRestorationActivity: NSUserActivity? { nil }

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The configuration of a scene: `UISceneConfiguration`.
@preconcurrency @MainActor
open class UISceneConfiguration: ObjectBase {
  /// The name.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate. Its object is made by `ClassTable`.
  open var delegateClass: AnyClass?
  /// The class of the scene. It is kept.
  open var sceneClass: AnyClass?
  /// The storyboard with the first screen.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// The delegate of a scene: `UISceneDelegate`.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is connected. An app makes its window here.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was closed: never called here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene will stop being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene will be in the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are opened: never called here.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The activity to restore: never asked here.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// An activity is taken up: never called here.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity will be taken up: never called here.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// An activity could not be taken up: never called here.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// An activity has changed: never called here.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// The state is restored: never called here.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
}

/// The delegate of a scene with windows: `UIWindowSceneDelegate`.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
  /// The geometry of the scene has changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// The geometry of the scene has changed, since iOS 16.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// A shortcut was chosen: never called here.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
