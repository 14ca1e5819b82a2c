import Foundation
internal import SplitKit

/// A window: `UIWindow`.
///
/// An app has one window on the screen: the key one, or the first that it has made. Others are kept and not shown.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front a window stands: `UIWindow.Level`. It is kept.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of usual windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
    /// A level in front of another one.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// A level behind another one.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
  }

  private let context = UIKitContext.current

  /// Whether the window is hidden. A test without a preview shows a window by false.
  open override var isHidden: Bool {
    didSet {
      guard !isHidden, !context.hasPreview else { return }
      isShownWithoutPreview = true
      if context.keyWindow == nil { context.keyWindow = self }
      if isKeyWindow { context.showWithoutPreview(self) }
    }
  }

  /// Creates a window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: UIKitContext.current.windowSize))
    take(windowScene)
    note()
  }

  /// Makes the window one of a scene.
  func take(_ windowScene: UIWindowScene) {
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Creates a window. In a preview and in a `TestWindow`, its size is that of the preview's window in any case. A test without either
  /// gets a window of the given size.
  public override init(frame: CGRect) {
    let context = UIKitContext.current
    super.init(frame: context.hasPreview ? CGRect(origin: .zero, size: context.windowSize) : frame)
    note()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    note()
  }

  private func note() { context.uiApplication.add(self) }

  /// The controller that fills the window. A new one takes the place of the old one at once.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue, rootViewController == nil { removeRoot(oldValue) } else { noteRoot(oldValue) }
    }
  }
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// Kept, without an effect.
  open var windowLevel = Level.normal
  /// The screen of the window.
  open var screen: UIScreen {
    get { .main }
    set {}
  }
  /// Whether this is the key window.
  open var isKeyWindow: Bool { context.keyWindow === self }
  /// Whether the window can be the key window: true.
  open var canBecomeKey: Bool { true }
  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    takeAppearance()
    isShownWithoutPreview = true
    makeKey()
    isHidden = false
  }
  /// Whether a test without a preview has made the window visible.
  private(set) var isShownWithoutPreview = false
  /// The frame that a test without a preview has given the window.
  var ownFrame: CGRect { super.frame }
  /// Makes this the key window. Its root appears before the window is told, as UIKit shows a window before it makes it the key one.
  open func makeKey() {
    let old = context.keyWindow
    guard old !== self || !isToldOfKey else { return }
    context.keyWindow = self
    if old !== self {
      noteRoot(old?.rootViewController)
      old?.endBeingKey()
    }
    isToldOfKey = true
    becomeKey()
  }
  /// Whether `becomeKey()` was called. A window that is only shown was not told.
  private var isToldOfKey = false

  private func endBeingKey() {
    guard isToldOfKey else { return }
    isToldOfKey = false
    resignKey()
  }
  /// Called when the window has become the key window. The default does nothing.
  open func becomeKey() {}
  /// Called when the window is no longer the key window. The default does nothing.
  open func resignKey() {}
  /// Does nothing: events arrive as actions.
  open func sendEvent(_ event: UIEvent) {}
  /// The size of the window on the screen, in points. Only a test without a preview can change it.
  open override var frame: CGRect {
    get { context.hasPreview ? CGRect(origin: .zero, size: context.windowSize) : super.frame }
    set {
      guard !context.hasPreview else { return }
      super.frame = newValue
      if isKeyWindow { context.showWithoutPreview(self) }
    }
  }
  open override var bounds: CGRect {
    get { context.hasPreview ? CGRect(origin: .zero, size: context.windowSize) : super.bounds }
    set { if !context.hasPreview { super.bounds = newValue } }
  }
  open override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(context.window?.safeArea ?? .zero) }
  open override var window: UIWindow? { self }
  open override var traitCollection: UITraitCollection { context.traits }
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { noteStyle() } }
  open override var next: UIResponder? { windowScene ?? context.uiApplication }
  /// The colour of buttons and symbols in all views of the app and in its bars. Since iOS 26 the buttons of bars are black or white
  /// unless they have a colour of their own (WWDC 2025, session 284).
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      context.window?.rootViewController.forEachDescendant { engine in
        guard engine.parent == nil else { return }
        (engine.counterpart as? UIViewController)?.noteTint()
      }
    }
  }

  private func noteStyle() { context.applyWindowStyle(overrideUserInterfaceStyle) }

  private func noteRoot(_ old: UIViewController?) {
    context.keep(old)
    context.keep(rootViewController)
    guard isKeyWindow, let root = rootViewController else { return }
    guard context.hasPreview, let window = context.window else { return context.showWithoutPreview(self) }
    window.setRootViewController(root.engine, keepsOld: false)
  }

  /// Takes the old root off the screen. A window of the engine always has a root, so an empty one takes its place.
  private func removeRoot(_ old: UIViewController) {
    context.keep(old)
    guard isKeyWindow, let window = context.window, window.rootViewController === old.engine else { return }
    window.setRootViewController(SplitKit.ViewController(context.application), keepsOld: false)
  }

  /// Posted when a window has become visible: never here.
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window has become the key window: never here.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer visible: never here.
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window is no longer the key window: never here.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

extension UIKitContext {
  /// Overrides the style of the window for the app.
  func applyWindowStyle(_ style: UIUserInterfaceStyle) {
    let value: SplitKit.UserInterfaceStyle? = style == .dark ? .dark : style == .light ? .light : nil
    windowStyle = value
    if let window { window.traitOverrides.userInterfaceStyle = value }
  }
}
