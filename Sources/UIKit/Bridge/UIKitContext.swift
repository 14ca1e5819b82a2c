import Foundation
internal import SplitKit

/// The state that UIKit keeps in globals, for one application of the engine: the shared application, the screen, the device, and
/// the controllers that exist.
///
/// A process that serves one client has one context. A process with several previews has one each, and `enter()` makes the right
/// one current before anything uses an app.
///
/// The objects of UIKit own their objects of the engine, and the engine refers to them weakly. So that no controller dies while the
/// engine has it in its tree, each controller holds the controllers that its object of the engine holds (`held`), which is worked
/// out at the end of each turn. Whatever goes into the engine or comes out of it during a turn is kept in a pool until then, as
/// the pools of Objective-C do.
@MainActor
final class UIKitContext {
  let application: SplitKit.Application
  let launch: LaunchSurroundings
  /// The engine's window, once there is one.
  weak var window: SplitKit.Window?
  /// Counts the changes of the tree of views and of traits in it, so that a view can keep what follows from the views around it.
  private(set) var treeRevision = 0
  /// Whether views are told of their traits when they first join a window.
  private(set) lazy var tellsOfFirstTraits = application.profile.calls.tellsOfFirstTraits
  /// Whether the app has given any view a tint.
  var hasTints = false
  /// The height of the keyboard that the app was last told of, in points.
  var keyboardHeight: CGFloat = 0
  var keyboardFollowers = KeyboardFollowers()
  weak var firstResponder: UIResponder? { didSet { if firstResponder !== oldValue { noteKeyboardSoon() } } }
  private(set) lazy var inputViews = InputViews(of: self)
  /// The engine's window for a test that uses UIKit without a preview, once its own window is visible.
  var ownWindow: SplitKit.Window?
  /// The window that the engine's window shows.
  weak var keyWindow: UIWindow?
  /// Whether a list lays out a cell only to learn its height.
  private(set) var isMeasuring = false
  /// The window of an app that has made none.
  var fallbackWindow: UIWindow?
  /// The style that the app has given its window, or nil.
  var windowStyle: SplitKit.UserInterfaceStyle?
  /// The engine object that the next controller takes, instead of one of its own.
  private(set) var offer: SplitKit.ViewController?
  private var controllers: [WeakController] = []
  private var pool: [AnyObject] = []
  private var drains = false
  private var heldRevision = -1
  private var numbers: [String: Int] = [:]

  private(set) lazy var uiApplication = make { UIApplication() }
  private(set) lazy var device = make { UIDevice() }
  private(set) lazy var screen = make { UIScreen() }

  private struct WeakController { weak var object: UIViewController? }

  init(_ application: SplitKit.Application) {
    self.application = application
    launch =
      application.launch ?? LaunchSurroundings(size: Size(width: 1180, height: 820), scale: 2, policy: .pad)
    application.willRun = { [weak self] in self?.enter() }
    application.navigationDefaults.tint = { [weak self] in self?.tint(ofStack: $0) }
    application.navigationDefaults.barLooks = { [weak self] id, top in
      self.flatMap { $0.looks(of: $0.bars(ofStack: id).bar, inStack: id, above: top) }
    }
    application.navigationDefaults.toolbarLooks = { [weak self] id in
      self.flatMap { $0.looks(of: $0.bars(ofStack: id).toolbar, for: $0.traits(ofStack: id)) }
    }
  }

  /// Lays out a cell whose height nobody knows yet.
  func measure(_ layOut: () -> Void) {
    let wasMeasuring = isMeasuring
    isMeasuring = true
    layOut()
    isMeasuring = wasMeasuring
  }

  /// Notes that a view has moved, or has other traits of its own.
  func noteTree() { treeRevision += 1 }

  private static var stored: UIKitContext?

  /// The context of the app whose code runs. The first one is made for tests that use UIKit without a window; it has the newest
  /// system on an iPad.
  static var current: UIKitContext {
    if let stored { return stored }
    let context = UIKitContext(SplitKit.Application(profile: Profile.all[Profile.all.count - 1]))
    stored = context
    return context
  }

  /// Makes this the current context, and ends the turn before.
  func enter() {
    if Self.stored !== self { Self.stored = self }
    if !pool.isEmpty { endTurn() }
    UITraitCollection.current = traits
    let major = majorVersion
    RunningVersion.major.withLock { $0 = major }
  }

  /// Ends being the current context.
  func forget() { if Self.stored === self { Self.stored = nil } }

  private func make<Made>(_ body: () -> Made) -> Made {
    let before = Self.stored
    Self.stored = self
    defer { Self.stored = before }
    return body()
  }

  /// The traits of the window, or those that it will open with.
  var traits: UITraitCollection {
    let traits = window?.traitCollection ?? launch.traits(in: application.profile)
    return UITraitCollection(TraitValues(traits, scale: launch.scale))
  }

  /// The size of the window in points.
  var windowSize: CGSize { CGSize(window?.size ?? launch.size) }
}

/// Making controllers.
extension UIKitContext {
  /// The object of the engine that the controller which is being made takes over, or nil.
  func takeOffer() -> SplitKit.ViewController? {
    defer { offer = nil }
    return offer
  }

  /// Makes a controller of UIKit for an object of the engine that has none, such as the navigation controller that a split view has
  /// put around a column.
  func adopt(_ engine: SplitKit.ViewController) -> UIViewController {
    offer = engine
    let controller: UIViewController =
      switch engine {
      case is SplitKit.SplitViewController: UISplitViewController(nibName: nil, bundle: nil)
      case is SplitKit.NavigationController: UINavigationController(nibName: nil, bundle: nil)
      case is SplitKit.TabBarController: UITabBarController(nibName: nil, bundle: nil)
      default: UIViewController(nibName: nil, bundle: nil)
      }
    keep(controller)
    return controller
  }

  func register(_ controller: UIViewController) {
    if controllers.count > 64, controllers.count > 2 * controllers.count(where: { $0.object != nil }) {
      controllers.removeAll { $0.object == nil }
    }
    controllers.append(WeakController(object: controller))
  }

  /// A new id for a controller of a class: the name of the class, and a number from the second one on. The order in which an app
  /// makes its controllers determines the ids.
  func newID(for name: String) -> String {
    let stem = Self.short(name)
    while true {
      let number = numbers[stem, default: 0] + 1
      numbers[stem] = number
      let id = number == 1 ? stem : "\(stem)-\(number)"
      if application.controller(id) == nil { return id }
    }
  }

  private static func short(_ name: String) -> String {
    var kept = name
    while kept.utf8.count > 56 { kept.removeLast() }
    return kept.isEmpty ? "Controller" : kept
  }

  /// The name of a controller's class if it is an app's own, or nil for one of UIKit's.
  static func appClassName(of controller: UIViewController) -> String? {
    let type = type(of: controller)
    guard !ownClasses.contains(ObjectIdentifier(type)) else { return nil }
    return String(describing: type)
  }

  /// The classes of this module that an app uses without a subclass.
  private static let ownClasses: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIViewController.self), ObjectIdentifier(UISplitViewController.self),
    ObjectIdentifier(UINavigationController.self), ObjectIdentifier(UITabBarController.self),
  ]
}

/// Keeping controllers alive.
extension UIKitContext {
  /// Keeps an object until the end of the turn.
  func keep(_ object: AnyObject?) {
    guard let object else { return }
    pool.append(object)
    guard !drains else { return }
    drains = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.endTurn() }
    }
  }

  /// Ends a turn: every controller holds what its object of the engine holds now, and the pool lets go of the rest.
  func endTurn() {
    drains = false
    if application.presentRevision != heldRevision || !pool.isEmpty { updateHeld() }
    // Objects that die here can add to the pool.
    let due = pool
    pool = []
    withExtendedLifetime(due) {}
  }

  /// Works out which controllers each one holds. All answers are worked out before the first one is stored, so that none dies in
  /// between.
  func updateHeld() {
    heldRevision = application.presentRevision
    let live = controllers.compactMap(\.object)
    let held = live.map { Self.counterparts(of: $0.engine.heldControllers) }
    for (controller, held) in zip(live, held) { controller.held = held }
  }

  /// The controllers of UIKit for those of the engine. One of the engine's own without a counterpart is replaced by those that it
  /// holds.
  private static func counterparts(of engines: [SplitKit.ViewController]) -> [UIViewController] {
    engines.flatMap { engine in
      if let controller = engine.counterpart as? UIViewController { return [controller] }
      return counterparts(of: engine.heldControllers)
    }
  }
}
