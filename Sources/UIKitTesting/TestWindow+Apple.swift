#if canImport(UIKit) && os(iOS)
  internal import PreviewProtocol
  internal import SplitKit
  import UIKit

  /// A window of Apple's UIKit with the size and the size classes of a device, in which a test hosts a controller.
  ///
  /// This file stands in for the engine on iOS, so that the same tests run in a simulator. **It was written without a Mac and has never
  /// been compiled against Apple's UIKit.** The system is the one that the tests run on, whatever `profile` says. Rows, buttons and tabs
  /// are tapped by what UIKit would call, because touches cannot be made in a process; a swipe, and the way to the background, throw
  /// ``TestWindowError/needsTheEngine(_:)``. ``calls`` has the calls to the delegates of split views alone.
  @MainActor
  public final class TestWindow {
    /// The version that the test asked for.
    public let profile: SystemProfile
    /// The window.
    public let window: UIWindow
    private let device: Device?
    var recorders: [CallRecorder] = []

    /// Opens a window with a root. The parameters are those of the engine's window.
    public convenience init(
      root: @autoclosure @escaping () -> UIViewController, device: String? = nil, profile: SystemProfile = .newest,
      orientation: UIInterfaceOrientation = .portrait, size: CGSize? = nil
    ) throws {
      try self.init(device: device, profile: profile, orientation: orientation, size: size)
      try show(root())
    }

    /// Opens a window that shows an empty controller until ``show(_:)`` gives it another one.
    public init(
      device: String? = nil, profile: SystemProfile = .newest, orientation: UIInterfaceOrientation = .portrait,
      size: CGSize? = nil
    ) throws {
      let systems = Profile(id: profile.rawValue)?.screen.systems ?? SystemVersions(first: 0, last: nil)
      let found = try device.map { try DeviceNames.device($0, running: systems) }
      let screen = found.map { $0.screen(isLandscape: orientation.isLandscape) }
      self.profile = profile
      self.device = found
      let usual = screen.map { CGSize(width: $0.width, height: $0.height) } ?? CGSize(width: 1180, height: 820)
      window = UIWindow(frame: CGRect(origin: .zero, size: size ?? usual))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      applySizeClasses()
    }

    /// Launches an app without scenes: its delegate makes the window.
    public convenience init(
      appDelegate: @autoclosure @escaping () -> any UIApplicationDelegate, device: String? = nil,
      profile: SystemProfile = .newest, orientation: UIInterfaceOrientation = .portrait, size: CGSize? = nil
    ) throws {
      try self.init(device: device, profile: profile, orientation: orientation, size: size)
      let delegate = appDelegate()
      _ = delegate.application?(.shared, didFinishLaunchingWithOptions: nil)
      guard let made = delegate.window??.rootViewController else {
        throw TestWindowError.needsTheEngine("The delegate has made no window with a root.")
      }
      delegate.window??.rootViewController = nil
      try show(made)
    }

    /// Throws, because a test cannot connect a scene on Apple's UIKit. Host the root there.
    public convenience init(
      appDelegate: @autoclosure @escaping () -> any UIApplicationDelegate,
      sceneDelegate: @autoclosure @escaping () -> any UISceneDelegate, device: String? = nil, profile: SystemProfile = .newest,
      orientation: UIInterfaceOrientation = .portrait, size: CGSize? = nil
    ) throws {
      throw TestWindowError.needsTheEngine("A test cannot connect a scene on Apple's UIKit. Host the root of the app there.")
    }

    /// The root of the window.
    public var rootViewController: UIViewController { window.rootViewController ?? UIViewController() }
    /// The size of the window, in points.
    public var size: CGSize { window.bounds.size }
    /// Nothing tells of changes here, so waiting ends when the time of quiet is over.
    var changeCount: Int { 0 }

    /// Shows another root.
    public func show(_ root: UIViewController) throws {
      window.rootViewController = root
      layOut()
    }

    /// Gives the window a size in points, and the size classes that a window of this size has.
    public func resize(width: CGFloat, height: CGFloat) throws {
      window.frame.size = CGSize(width: width, height: height)
      applySizeClasses()
      layOut()
    }

    /// Exchanges the width and the height.
    public func rotate(to orientation: UIInterfaceOrientation? = nil) throws {
      let isLandscape = size.width > size.height
      if orientation.map({ $0.isLandscape == isLandscape }) == true { return }
      try resize(width: size.height, height: size.width)
    }

    /// Throws ``TestWindowError/needsTheEngine(_:)``.
    public func enterBackground() throws { throw TestWindowError.needsTheEngine("A test cannot send an app to the background.") }
    /// Throws ``TestWindowError/needsTheEngine(_:)``.
    public func enterForeground() throws { throw TestWindowError.needsTheEngine("A test cannot bring an app to the foreground.") }

    /// Lays out, and records the delegates of split views that are new.
    func layOut() {
      window.layoutIfNeeded()
      for split in controllers.compactMap({ $0 as? UISplitViewController }) { record(split) }
    }

    /// The controllers of the window, those of presentations included.
    var controllers: [UIViewController] {
      func all(_ controller: UIViewController) -> [UIViewController] { [controller] + controller.children.flatMap(all) }
      var (found, next) = ([UIViewController](), window.rootViewController)
      while let level = next {
        found += all(level)
        next = level.presentedViewController
      }
      return found
    }

    /// Overrides the traits that follow from the size of a window on the device, as the engine knows them.
    private func applySizeClasses() {
      let size = Size(width: Double(size.width), height: Double(size.height))
      let traits = TraitPolicy(for: device?.idiom ?? .pad).traits(for: size, on: device)
      window.traitOverrides.userInterfaceIdiom = traits.userInterfaceIdiom == .phone ? .phone : .pad
      window.traitOverrides.horizontalSizeClass = traits.horizontalSizeClass == .compact ? .compact : .regular
      window.traitOverrides.verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
    }

    private func record(_ split: UISplitViewController) {
      guard let delegate = split.delegate, !(delegate is CallRecorder) else { return }
      let recorder = CallRecorder(delegate)
      recorders.append(recorder)
      split.delegate = recorder
    }
  }

  /// The readings that a test compares.
  extension TestWindow {
    /// The tree of the controllers, in the words of the engine's window.
    public var hierarchy: String {
      layOut()
      return HierarchyText { [self] in isVisible($0) }.text(of: rootViewController)
    }

    /// The frame of a controller's view in the window, in points, or nil if it is not in the window.
    public func frame(of controller: UIViewController) -> CGRect? {
      layOut()
      guard isVisible(controller), let view = controller.viewIfLoaded else { return nil }
      return view.convert(view.bounds, to: window)
    }

    /// The frames of the visible columns of a split view in the window, in points.
    public func frames(of split: UISplitViewController) -> [UISplitViewController.Column: CGRect] {
      UISplitViewController.Column.testColumns.reduce(into: [:]) { frames, column in
        let controller = split.style == .unspecified ? classic(column, of: split) : split.viewController(for: column)
        frames[column] = (controller?.navigationController ?? controller).flatMap(frame)
      }
    }

    /// Whether the view of a controller is in the window and in sight.
    public func isVisible(_ controller: UIViewController) -> Bool {
      guard let view = controller.viewIfLoaded, view.window === window, !view.isHidden else { return false }
      return view.convert(view.bounds, to: window).intersects(window.bounds)
    }

    /// The calls to the delegates of split views since the window opened, or since the last ``takeCalls()``.
    public var calls: [DelegateCall] {
      layOut()
      return recorders.flatMap(\.calls)
    }

    /// Returns the calls, and forgets them.
    public func takeCalls() -> [DelegateCall] {
      defer { for recorder in recorders { recorder.calls = [] } }
      return calls
    }

    private func classic(_ column: UISplitViewController.Column, of split: UISplitViewController) -> UIViewController? {
      switch column {
      case .primary: split.viewControllers.first
      case .secondary: split.viewControllers.dropFirst().first
      default: nil
      }
    }
  }
#endif
