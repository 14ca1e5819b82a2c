import Foundation
internal import SplitKit

/// A stack of controllers under one bar: `UINavigationController`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The engine's stack.
  var stack: SplitKit.NavigationController { engine as! SplitKit.NavigationController }
  private var idOfRoot: String?
  private lazy var adapter = NavigationDelegateAdapter(of: self)

  /// Creates an empty stack.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a stack with a root, which leaves its present container.
  public init(rootViewController: UIViewController) {
    idOfRoot = rootViewController.engine.id
    super.init(nibName: nil, bundle: nil)
    context.keep(rootViewController)
    stack.begin(with: rootViewController.engine)
    noteStack()
  }

  /// Creates an empty stack. Classes of bars are kept and not used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeEngine() -> SplitKit.ViewController {
    let stack = SplitKit.NavigationController(context.application, id: newStackID())
    stack.barTint = { [weak self] in self.flatMap { $0.tint(of: $0.madeBar) } }
    stack.toolbarTint = { [weak self] in self.flatMap { $0.tint(of: $0.madeToolbar) } }
    return stack
  }

  /// The id: that of an app's own class, or the one that the engine gives a stack with this root.
  private func newStackID() -> String {
    if let name = UIKitContext.appClassName(of: self) { return context.newID(for: name) }
    guard let idOfRoot, "nav:\(idOfRoot)".utf8.count <= 64, context.application.controller("nav:\(idOfRoot)") == nil else {
      return context.newID(for: "UINavigationController")
    }
    return "nav:\(idOfRoot)"
  }

  // The stack.

  /// The controllers of the stack, beginning with the root. An assignment is not animated.
  open var viewControllers: [UIViewController] {
    get { stack.viewControllers.map(Self.of) }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the stack. With an animation, it is a pop if the new top was in the stack before, and otherwise a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for controller in self.viewControllers + viewControllers { context.keep(controller) }
    stack.setViewControllers(viewControllers.map(\.engine), animated: animated)
    noteStack()
  }
  /// Pushes a controller. A navigation or split view controller, and one that is there already, raises an exception, which the log
  /// has.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    context.keep(viewController)
    stack.pushViewController(viewController.engine, animated: animated)
    noteStack()
  }
  /// Pops the top and returns it, or nil at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    topViewController.map(context.keep)
    let popped = stack.popViewController(animated: animated).map(Self.of)
    noteStack()
    return popped
  }
  /// Pops everything above a controller and returns it.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    for controller in viewControllers { context.keep(controller) }
    let popped = stack.popToViewController(viewController.engine, animated: animated)?.map(Self.of)
    noteStack()
    return popped
  }
  /// Pops everything above the root and returns it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    for controller in viewControllers { context.keep(controller) }
    let popped = stack.popToRootViewController(animated: animated)?.map(Self.of)
    noteStack()
    return popped
  }
  /// The controller on top, or nil for an empty stack.
  open var topViewController: UIViewController? { stack.topViewController.map(Self.of) }
  /// The controller that the user sees: a presented one, or else the top.
  open var visibleViewController: UIViewController? { stack.visibleViewController.map(Self.of) }

  private func noteStack() {
    noteHeld()
    noteTabBarItem()
  }

  // The bars.

  /// The bar.
  open var navigationBar: UINavigationBar {
    if let madeBar { return madeBar }
    let bar = UINavigationBar()
    bar.controller = self
    madeBar = bar
    placeBars()
    return bar
  }
  override var barsOfContainer: [(bar: UIView, frame: CGRect)] { madeBar.map { [($0, $0.frame)] } ?? [] }
  /// The bar, once somebody has asked for it.
  private(set) var madeBar: UINavigationBar?
  /// Whether the bar is hidden. The default is false.
  open var isNavigationBarHidden: Bool {
    get { stack.isNavigationBarHidden }
    set { stack.isNavigationBarHidden = newValue }
  }
  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// The toolbar. Its items are the `toolbarItems` of the controller on top.
  open var toolbar: UIToolbar! {
    let (bar, items) = (madeToolbar ?? UIToolbar(), topViewController?.toolbarItems)
    (bar.controller, madeToolbar) = (self, bar)
    if bar.items != items { bar.items = items }
    return bar
  }
  /// The toolbar, once somebody has asked for it.
  private(set) var madeToolbar: UIToolbar?
  /// Whether the toolbar is hidden. The default is true.
  open var isToolbarHidden: Bool {
    get { stack.isToolbarHidden }
    set { stack.isToolbarHidden = newValue }
  }
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Kept: bars are hidden by the app alone.
  open var hidesBarsOnSwipe = false
  /// Kept: bars are hidden by the app alone.
  open var hidesBarsOnTap = false
  /// Kept: bars are hidden by the app alone.
  open var hidesBarsWhenKeyboardAppears = false
  /// Kept: bars are hidden by the app alone.
  open var hidesBarsWhenVerticallyCompact = false
  /// The gesture that goes back, which the engine recognizes itself. It is kept.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// The gesture that goes back from anywhere, since iOS 26. It is kept.
  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// The gesture that hides bars. It is kept.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hidingSwipe }
  private lazy var hidingSwipe = UIPanGestureRecognizer()
  /// The gesture that hides bars. It is kept.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingTap }
  private lazy var hidingTap = UITapGestureRecognizer()

  /// The delegate, which is told what the stack shows.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { stack.delegate = delegate == nil ? nil : adapter }
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { super.collapseSecondaryViewController(secondaryViewController, for: splitViewController) }

  /// The item that a tab bar shows: the stack's own, or that of its root.
  override var shownTabBarItem: UITabBarItem? {
    tabBarItemIfMade ?? stack.viewControllers.first.map { Self.of($0) }?.shownTabBarItem
  }

  override func noteTabBarItem() {
    guard let root = stack.viewControllers.first.map({ Self.of($0) }) else { return super.noteTabBarItem() }
    noteTabBarItem(titled: title ?? root.title)
  }

  /// The views of the app that stand over the bars now.
  var placedBarViews: [UIView] = []
  override func placeViewsOverBars() { placeBarViews() }

  /// The frame of the bar in the view.
  var barFrame: CGRect { frameInView(stack.navigationBarFrame) }
}

/// The delegate of a stack: `UINavigationControllerDelegate`. The methods about an app's own animations are not asked.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller will be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// The orientations of the stack. It is not asked.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// The preferred orientation of the stack. It is not asked.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// An animation of the app's own. It is not asked.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// An animation that the finger drives. It is not asked.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// All orientations.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .all }
  /// Unknown.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .unknown }
  /// No animation.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// No animation.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// The changes of a stack: `UINavigationController.Operation`.
  public enum Operation: Int, Sendable { case none, push, pop }
  /// The duration of hiding and showing a bar, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2
}
