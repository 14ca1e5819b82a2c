#if !os(iOS)
  import Foundation
  internal import PreviewProtocol
  internal import SplitKit
  import UIKit

  /// A window of a device, in which a test hosts a controller or a whole app.
  ///
  ///     let window = try TestWindow(root: NotesSplitViewController(), device: "iPad Pro 11", orientation: .landscapeLeft)
  ///     try window.tap(row: "Groceries")
  ///     try window.resize(width: 400, height: 834)
  ///     #expect(window.hierarchy == "…")
  ///
  /// Everything happens in the process of the test. A controller belongs to the window that is open when it is made, so a test makes it
  /// in the call, or after the window. Windows of different tests know nothing of each other: each has its own `UIApplication.shared`,
  /// and what a test does to a window makes that one the current one.
  ///
  /// The engine lays out at once, and animations end at once. A method that touches returns when the app has taken the touch and the
  /// window is laid out. A test waits for the app's tasks and timers with ``settle(timeout:)`` or ``wait(until:timeout:_:)``.
  @preconcurrency @MainActor
  public final class TestWindow {
    let probe: PreviewProbe
    /// The version of the system.
    public let profile: SystemProfile
    var log: [DelegateCall] = []

    /// Whether an exception that UIKit would raise ends the process of the test, as on a device, with the exception as the message. It
    /// holds for windows that are opened afterwards. The default is false, unless the environment has `SPLIT_PREVIEW_STRICT=1`.
    public static var isStrict = ProcessInfo.processInfo.environment["SPLIT_PREVIEW_STRICT"] == "1"

    /// Opens a window with a root.
    ///
    /// - Parameters:
    ///   - root: Makes the controller. It is called when the window is there.
    ///   - device: A device of the catalogue by its id or the beginning of its name, such as `"iPad Pro 11"` or `"iphone-6.3in"`. Without
    ///     one, the window is 1180 by 820 points and follows no device.
    ///   - profile: The version of the system.
    ///   - orientation: The orientation of the device.
    ///   - size: The size of a window that does not fill the screen, in points.
    /// - Throws: ``TestWindowError``.
    public convenience init(
      root: @autoclosure @escaping () -> UIViewController, device: String? = nil, profile: SystemProfile = .newest,
      orientation: UIInterfaceOrientation = .portrait, size: CGSize? = nil
    ) throws {
      let maker = RootMaker(root)
      let setting = try WindowSetting(device, profile, orientation, size)
      try self.init(setting, launch: { AppLaunch(root: maker.make) })
      try maker.check()
    }

    /// Opens a window that shows an empty controller until ``show(_:)`` gives it another one.
    public convenience init(
      device: String? = nil, profile: SystemProfile = .newest, orientation: UIInterfaceOrientation = .portrait,
      size: CGSize? = nil
    ) throws {
      try self.init(root: UIViewController(), device: device, profile: profile, orientation: orientation, size: size)
    }

    /// Launches an app without scenes as a device does: the delegate of the application, and then the window that it makes.
    ///
    /// The parameters are those of a root; `appDelegate` makes the delegate of the application. Throws ``TestWindowError``.
    public convenience init(
      appDelegate: @autoclosure @escaping () -> any UIApplicationDelegate, device: String? = nil,
      profile: SystemProfile = .newest, orientation: UIInterfaceOrientation = .portrait, size: CGSize? = nil
    ) throws {
      let app = AppMaker(appDelegate, nil)
      try self.init(WindowSetting(device, profile, orientation, size), launch: { app.launch })
    }

    /// Launches an app with a scene as a device does: the delegate of the application, the delegate of the scene, and then the window
    /// that one of them makes. Versions before iOS 13 do not ask for the delegate of the scene.
    public convenience init(
      appDelegate: @autoclosure @escaping () -> any UIApplicationDelegate,
      sceneDelegate: @autoclosure @escaping () -> any UISceneDelegate, device: String? = nil, profile: SystemProfile = .newest,
      orientation: UIInterfaceOrientation = .portrait, size: CGSize? = nil
    ) throws {
      let app = AppMaker(appDelegate, sceneDelegate)
      try self.init(WindowSetting(device, profile, orientation, size), launch: { app.launch })
    }

    init(_ setting: WindowSetting, launch: @escaping @Sendable @MainActor () -> AppLaunch) throws {
      profile = setting.profile
      let preview = Preview(uiKitApp: "app", title: "App", launch: launch)
      do {
        probe = try PreviewProbe(setting.opening, among: [preview], on: .builtIn)
      } catch {
        throw TestWindowError.refused(error.message)
      }
      let calls = probe.application.takeCalls()
      if Self.isStrict { endAppAtExceptions(after: calls) }
      note(calls)
      UIKitHost.endTurn()
    }

    /// Ends the process if the launch has raised an exception, and as soon as anything does.
    private func endAppAtExceptions(after launch: [Call]) {
      for call in launch { call.endAppIfRaised() }
      probe.application.didLog = { $0.endAppIfRaised() }
    }

    isolated deinit {}

    // The window.

    /// The window of the app.
    public var window: UIWindow {
      enter()
      let windows = UIApplication.shared.windows
      return windows.first(where: \.isKeyWindow) ?? windows[0]
    }

    /// The root of the window.
    public var rootViewController: UIViewController { window.rootViewController ?? UIViewController() }

    /// The size of the window, in points.
    public var size: CGSize { CGSize(width: probe.size.width, height: probe.size.height) }

    /// Shows another root. Throws ``TestWindowError`` if it was made before the window.
    public func show(_ root: UIViewController) throws {
      let window = window
      guard UIKitHost.engine(of: root).application === probe.application else {
        throw TestWindowError.madeBefore(String(describing: Swift.type(of: root)))
      }
      window.rootViewController = root
      layOut()
    }

    /// Makes the app of this window the current one.
    func enter() { probe.application.willRun?() }

    /// Lays out what the app or the test itself has changed, and notes the calls.
    func layOut() {
      enter()
      probe.layoutIfNeeded()
      note(probe.application.takeCalls())
      UIKitHost.endTurn()
    }

    /// A number that changes whenever something other than a place does.
    var changeCount: Int { probe.application.presentRevision }

    /// Sends a message as a client of the engine does.
    func send(_ message: Value) throws {
      layOut()
      do {
        try probe.apply(message)
      } catch {
        throw TestWindowError.refused(error.message)
      }
      note(probe.calls)
      UIKitHost.endTurn()
    }
  }

  /// Makes the root, and notices one that belongs to another window.
  @MainActor
  private final class RootMaker {
    private let root: () -> UIViewController
    private var stranger: String?

    init(_ root: @escaping () -> UIViewController) { self.root = root }

    func make() -> UIViewController {
      let made = root()
      if UIKitHost.engine(of: made).application === UIKitHost.application { return made }
      stranger = String(describing: type(of: made))
      return UIViewController()
    }

    func check() throws(TestWindowError) { if let stranger { throw .madeBefore(stranger) } }
  }

  /// Makes the delegates of an app.
  @MainActor
  private final class AppMaker {
    private let appDelegate: () -> any UIApplicationDelegate
    private let sceneDelegate: (() -> any UISceneDelegate)?

    init(_ appDelegate: @escaping () -> any UIApplicationDelegate, _ sceneDelegate: (() -> any UISceneDelegate)?) {
      (self.appDelegate, self.sceneDelegate) = (appDelegate, sceneDelegate)
    }

    var launch: AppLaunch {
      let scenes = sceneDelegate == nil ? [] : [(name: "", make: { @MainActor [self] in sceneDelegate!() })]
      return AppLaunch(makeDelegate: appDelegate, scenes: scenes)
    }
  }
#endif
