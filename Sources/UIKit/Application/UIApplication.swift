import Foundation
internal import SplitKit

/// The app: `UIApplication`.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The states of an app: `UIApplication.State`, with UIKit's raw values.
  public enum State: Int, Sendable { case active, inactive, background }

  /// A key of the options with which an app is launched: `UIApplication.LaunchOptionsKey`.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address that the app was launched with: never here.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that launched this one: never here.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The notification that launched the app: never here.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The shortcut that launched the app: never here.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activity that launched the app: never here.
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// A notification of the device itself.
    public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// A place.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The words of the other app.
    public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// A shared record of CloudKit.
    public static let cloudKitShareMetadata = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    /// Devices near by.
    public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The devices that talk to the app.
    public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// The kind of the activity that the app takes up.
    public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The issues of a newsstand that are loaded.
    public static let newsstandDownloads = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  }

  /// A key of the options with which an address is opened: `UIApplication.OpenURLOptionsKey`.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that opens the address.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The property list of the app that opens the address.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is opened at its place.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options for opening an address: `UIApplication.OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app opens the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The app of the preview.
  public class var shared: UIApplication { UIKitContext.current.uiApplication }

  private weak var context: UIKitContext? = UIKitContext.current
  /// The delegate of the app. The app holds it.
  open var delegate: (any UIApplicationDelegate)?

  /// The state of the app.
  open var applicationState: State {
    guard let context else { return .background }
    if isResigning { return .inactive }
    guard let window = context.window else { return .inactive }
    return window.activationState == .background ? .background : .active
  }
  var isResigning = false

  /// The windows that the app has made.
  open internal(set) var windows: [UIWindow] = []
  /// The key window.
  open var keyWindow: UIWindow? { context?.keyWindow }
  /// The scenes of the app.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether the app can have several windows: it has one here.
  open var supportsMultipleScenes: Bool { false }
  /// The size of texts that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { context?.traits.preferredContentSizeCategory ?? .large }
  /// The direction of the user's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    context?.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The orientation of the status bar.
  open var statusBarOrientation: UIInterfaceOrientation { UIInterfaceOrientation(context?.window?.orientation ?? .portrait) }
  /// The frame of the status bar, in points.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: context?.windowSize.width ?? 0, height: CGFloat(context?.window?.safeArea.top ?? 0))
  }
  /// Kept, without an effect.
  open var isIdleTimerDisabled = false
  /// Kept, without an effect.
  open var applicationSupportsShakeToEdit = true
  /// The look of the status bar: the usual one.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// The duration of a rotation in seconds: 0, because animations end at once.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0 }
  /// Whether touches are ignored: no.
  open var isIgnoringInteractionEvents: Bool { false }
  /// The orientations of a window that the app allows by its delegate. The default is all of them.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }
  /// Does nothing, because the controllers decide about the status bar.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Does nothing, because the controllers decide about the status bar.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Does nothing.
  open func extendStateRestoration() {}
  /// Does nothing.
  open func completeStateRestoration() {}
  /// Does nothing.
  public class func registerObject(forStateRestoration object: AnyObject, restorationIdentifier: String) {}
  /// Does nothing, because no notification is shown.
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
  /// The kinds of notifications that the user allows: none.
  open var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
  /// Opens an address, and returns whether it could be opened.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }
  /// The address of the settings about default apps.
  public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
  /// Kept, without an effect.
  open var applicationIconBadgeNumber = 0
  /// Kept, without an effect.
  open var isNetworkActivityIndicatorVisible = false
  /// Kept, without an effect.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The time that an app in the background has, which is without an end here.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether protected files can be read: true.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether the app has other icons: false.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the icon: none.
  open var alternateIconName: String? { nil }
  /// Whether the system refreshes the app in the background: yes.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Does nothing.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Does nothing.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Does nothing, because there is one scene.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Does nothing.
  open func endReceivingRemoteControlEvents() {}
  /// Whether the app gets notifications: no.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// The interval that stands for often.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that stands for never.
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// The address of the settings about notifications.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Does nothing; the completion gets no error.
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }

  /// Whether an address can be opened: true for a web address.
  open func canOpenURL(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme ?? "") }
  /// Opens an address: the log has it, and the completion gets whether it could be opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    context?.application.call(
      Call("open(_:options:completionHandler:)", .did, receiver: "application", arguments: [.string(url.absoluteString)]))
    completionHandler?(canOpenURL(url))
  }
  /// Opens an address, and returns whether it could be opened.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    let canOpen = canOpenURL(url)
    open(url, options: options, completionHandler: nil)
    return canOpen
  }
  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Sends an action to a target, or without one to the first responder that takes it. Returns whether somebody took it.
  ///
  /// UIKit says nothing about an action that nobody takes; the log of calls has the name of its selector.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.send(to: target as AnyObject, sender: sender, event: event) }
    let first: UIResponder? = context?.firstResponder ?? (sender as? UIResponder) ?? context?.keyWindow?.rootViewController
    guard let taker = first?.target(forAction: action, withSender: sender) else {
      noteUntaken(action)
      return false
    }
    return action.send(to: taker as AnyObject, sender: sender, event: event)
  }

  /// Notes in the log that no responder takes an action without a target.
  func noteUntaken(_ action: Selector) {
    context?.application.call(
      Call(
        "sendAction(_:to:from:for:)", .ask, receiver: "application",
        arguments: [.string(action.name), .string("No responder takes the action")], answer: .value(false)))
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Asks for a scene to be shown: there is one, so nothing happens.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  /// Asks for a scene to be closed: the one scene stays.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UIWindowSceneDestructionRequestOptions?, errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  /// Asks for the picture of a scene: nothing happens.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Does nothing.
  open func registerForRemoteNotifications() {}
  /// Does nothing.
  open func unregisterForRemoteNotifications() {}
  /// Does nothing.
  open func beginReceivingRemoteControlEvents() {}
  /// Does nothing.
  open func beginIgnoringInteractionEvents() {}
  /// Does nothing.
  open func endIgnoringInteractionEvents() {}
  /// Begins a task in the background. It never ends by itself.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Ends a task in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Does nothing: events arrive as actions.
  open func sendEvent(_ event: UIEvent) {}
  func add(_ window: UIWindow) { windows.append(window) }

  /// Posted when the app has been launched.
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app has become active.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when the app will stop being active.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the app is in the background.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app will be in the foreground.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when the app ends: never here.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted when memory is short: never here.
  public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the clock has been changed: never here.
  public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// Never posted here.
  public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  /// Never posted here.
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Never posted here.
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Never posted here.
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}

/// Whether the system refreshes an app in the background: `UIBackgroundRefreshStatus`, with UIKit's raw values.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
/// The result of a load in the background: `UIBackgroundFetchResult`, with UIKit's raw values.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
/// The number of a task in the background: `UIBackgroundTaskIdentifier`.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A shortcut of the app's icon: `UIApplicationShortcutItem`. It is kept, because no icon is drawn.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// The kind of the shortcut.
  public let type: String
  /// The words.
  public let localizedTitle: String
  /// The words below the first ones.
  public let localizedSubtitle: String?
  /// The picture.
  public let icon: UIApplicationShortcutIcon?
  /// The objects that the app keeps with the shortcut.
  public let userInfo: [String: any NSSecureCoding]?
  /// The name of the scene that the shortcut is for. It is kept.
  nonisolated(unsafe) open var targetContentIdentifier: Any?
  /// Creates a shortcut.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }
  /// Creates a shortcut with words alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture of a shortcut: `UIApplicationShortcutIcon`. It is kept, because no icon is drawn.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// The pictures of the system, with UIKit's raw values.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
    case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark
    case shuffle, audio, update
  }
  /// Creates a picture of the system.
  public convenience init(type: IconType) { self.init() }
  /// Creates a picture of the app.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates a symbol.
  public convenience init(systemImageName: String) { self.init() }
}

/// The delegate of the app: `UIApplicationDelegate`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }
  /// The app will be launched.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has been launched.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has been launched: the form before iOS 3, which is not called.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app has become active, if it has no scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app will stop being active, if it has no scenes.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is in the background, if it has no scenes.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app will be in the foreground, if it has no scenes.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends: never called here.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short: never called here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The configuration of a scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were closed: never called here.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The orientations of a window, which the root's own narrow.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// An address is opened: never called here.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// An activity is taken up: never called here.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Whether the state is saved: never asked here.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Whether the state is restored: never asked here.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// The app got an address for notifications: never called here.
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// The app got no address for notifications: never called here.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A notification has arrived: never called here.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Data are loaded in the background: never called here.
  func application(
    _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Loads have ended in the background: never called here.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
  /// A shortcut was chosen: never called here.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// An activity will be taken up: never called here.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// The clock has changed: never called here.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Protected files can be read: never called here.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Protected files can no longer be read: never called here.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void
  ) {}
  /// False.
  public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
    false
  }
  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// True.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// True.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// The configuration without a name: the app's first scene delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  /// Does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  /// All orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// False.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
  /// False.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// False.
  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { false }
  /// False.
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// An object that takes an activity up: `UIUserActivityRestoring`. It is never asked.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Takes an activity up.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
