import Foundation
internal import SplitKit

/// A bar of tabs, each with a controller: `UITabBarController`.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The engine's controller.
  var tabController: SplitKit.TabBarController { engine as! SplitKit.TabBarController }
  private lazy var adapter = TabBarDelegateAdapter(of: self)
  private var keptTabs: [UITab] = []

  /// Creates a controller without tabs.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller with tabs, since iOS 18.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeEngine() -> SplitKit.ViewController {
    let name = UIKitContext.appClassName(of: self) ?? "UITabBarController"
    let tabs = SplitKit.TabBarController(context.application, id: context.newID(for: name))
    tabs.barTint = { [weak self] in self.flatMap { $0.tint(of: $0.madeBar) } }
    tabs.barLooks = { [weak self] in
      self.flatMap { $0.context.looks(of: $0.madeBar, item: $0.selectedTabItem, for: $0.traitCollection) }
    }
    return tabs
  }

  /// The user has chosen an item of the bar. It is called while the controller has a delegate. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// The tabs of a compact window, by their identifiers, since iOS 18. They are kept.
  open var compactTabIdentifiers: [String]?

  // The controllers.

  /// The controllers of the tabs, in the order of the bar.
  open var viewControllers: [UIViewController]? {
    get { tabController.viewControllers.map(Self.of) }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers. The selected one stays selected if it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let controllers = viewControllers ?? []
    for controller in (self.viewControllers ?? []) + controllers {
      context.keep(controller)
      controller.noteTabBarItem()
    }
    keptTabs = []
    tabController.customizable = nil
    tabController.setViewControllers(controllers.map(\.engine))
    noteHeld()
  }
  /// The selected controller, the list of More while that is shown, or nil.
  open var selectedViewController: UIViewController? {
    get { tabController.selectedViewController.map(Self.of) }
    set {
      guard let newValue else { return }
      tabController.selectedViewController = newValue.engine
    }
  }
  /// The index of the selected controller. It is `NSNotFound` without one, and while the list of More is shown.
  open var selectedIndex: Int {
    get { tabController.viewControllers.isEmpty ? NSNotFound : tabController.selectedIndex }
    set { tabController.selectedIndex = newValue }
  }
  /// The controllers that the user may put in another order. An assignment of `viewControllers` makes it all of them. The list of More has
  /// the button Edit while there is one, and no gesture moves a tab.
  open var customizableViewControllers: [UIViewController]? {
    get { tabController.customizableControllers.map(Self.of) }
    set { tabController.customizable = newValue.map { $0.map(\.engine) } ?? [] }
  }
  /// The stack of the controllers that the bar has no space for, whose root lists them: beyond five items in a compact width, and beyond
  /// eight in a regular one at the bottom (spec/reports.md 452).
  open var moreNavigationController: UINavigationController {
    Self.of(tabController.moreNavigationController) as? UINavigationController ?? UINavigationController()
  }

  // The tabs of iOS 18.

  /// The tabs. The selected one stays selected.
  open var tabs: [UITab] {
    get { keptTabs }
    set {
      for tab in newValue { tab.prepare(in: self) }
      keptTabs = newValue
      tabController.tabs = newValue.map(\.engineTab)
      noteHeld()
    }
  }
  /// Replaces the tabs.
  open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
  /// The selected tab, which can be inside a group.
  open var selectedTab: UITab? {
    get { tabController.selectedTab.flatMap { tab(of: $0) } }
    set {
      guard let newValue else { return }
      tabController.selectedTab = newValue.engineTab
    }
  }
  /// The tab with an identifier, or nil.
  open func tab(forIdentifier identifier: String) -> UITab? { allTabs.first { $0.identifier == identifier } }
  /// How tabs are shown. The default is automatic.
  open var mode: Mode {
    get { Mode(rawValue: tabController.mode.rawValue) ?? .automatic }
    set { tabController.mode = TabBarMode(rawValue: newValue.rawValue) ?? .automatic }
  }
  /// The sidebar.
  open private(set) lazy var sidebar = Sidebar(of: self)
  /// Kept, without an effect.
  open var customizationIdentifier: String?
  /// The view that stands over the bar, since iOS 26. It is kept.
  open var bottomAccessory: UITabAccessory?
  /// Sets the view that stands over the bar, since iOS 26. It is kept.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { self.bottomAccessory = bottomAccessory }
  /// The room that the bar and the sidebar leave, which is the safe area of the view.
  open var contentLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }
  /// Kept, since iOS 26: the bar keeps its size.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// When a bar becomes smaller, since iOS 26, with UIKit's raw values. It has no effect.
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

  /// Whether the app hides the bar, since iOS 18. The content then has the bar's room.
  open var isTabBarHidden: Bool {
    get { tabController.isBarHiddenByApp }
    set { tabController.isBarHiddenByApp = newValue }
  }
  /// Hides or shows the bar, without an animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  /// The bar.
  open var tabBar: UITabBar {
    if let madeBar { return madeBar }
    let bar = UITabBar()
    bar.controller = self
    madeBar = bar
    placeBars()
    return bar
  }
  override var barsOfContainer: [(bar: UIView, frame: CGRect)] { madeBar.map { [($0, $0.frame)] } ?? [] }
  /// The frame of the bar in the view.
  var barFrame: CGRect { frameInView(tabController.tabBarFrame) }
  /// The bar, once somebody has asked for it.
  private(set) var madeBar: UITabBar?
  /// The item of the selected controller, if the app has one.
  private var selectedTabItem: UITabBarItem? {
    (tabController.selectedViewController?.counterpart as? UIViewController)?.shownTabBarItem
  }

  /// The delegate, which decides about the tabs that the user taps and is told about them.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { tabController.delegate = delegate == nil ? nil : adapter }
  }

  var allTabs: [UITab] { keptTabs + keptTabs.flatMap { ($0 as? UITabGroup)?.children ?? [] } }
  func tab(of engine: SplitKit.Tab) -> UITab? { allTabs.first { $0.engineTab === engine } }
  func tab(showing controller: UIViewController) -> UITab? { allTabs.first { $0.viewController === controller } }
}

extension UITabBarController {
  /// How tabs are shown: `UITabBarController.Mode`, with UIKit's raw values.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  /// The sidebar of a tab bar controller: `UITabBarController.Sidebar`.
  @preconcurrency @MainActor
  open class Sidebar: ObjectBase {
    /// Where the sidebar stands: `UITabBarController.Sidebar.Layout`, with UIKit's raw values.
    public enum Layout: Int, Sendable { case automatic, overlap, tile }

    private weak var controller: UITabBarController?

    fileprivate init(of controller: UITabBarController) {
      self.controller = controller
      super.init()
    }

    /// Whether the sidebar is hidden.
    open var isHidden: Bool {
      get { controller?.tabController.sidebar.isHidden ?? true }
      set { controller?.tabController.sidebar.isHidden = newValue }
    }
    /// Where the sidebar prefers to stand.
    open var preferredLayout: Layout {
      get { Layout(rawValue: controller?.tabController.sidebar.preferredLayout.rawValue ?? 0) ?? .automatic }
      set { controller?.tabController.sidebar.preferredLayout = SidebarLayout(rawValue: newValue.rawValue) ?? .automatic }
    }
    /// The delegate of a sidebar: `UITabBarController.Sidebar.Delegate`. It is kept and not asked.
    public typealias Delegate = UITabBarControllerSidebarDelegate
    /// The animations of a sidebar: `UITabBarController.Sidebar.Animating`.
    public typealias Animating = UITabBarControllerSidebarAnimating
    /// The delegate. It is kept and not asked.
    open weak var delegate: (any Delegate)?
    /// Kept: the sidebar has no header of the app's.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// Kept: the sidebar has no footer of the app's.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// Kept and not drawn.
    open var bottomBarView: UIView?
    /// Kept, without an effect.
    open var navigationOverflowItems: UIDeferredMenuElement?
    /// Makes changes with an animation.
    open func animateChanges(_ changes: () -> Void) { changes() }
  }
}

/// A view over a tab bar: `UITabAccessory`, since iOS 26. It is kept and not drawn.
@preconcurrency @MainActor
open class UITabAccessory: ObjectBase {
  /// Where the accessory stands, with UIKit's raw values.
  public enum Environment: Int, Sendable { case unspecified, none, regular, inline }
  /// The view.
  public let contentView: UIView
  /// Creates an accessory.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

/// The delegate of a tab bar controller: `UITabBarControllerDelegate`.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap on a controller's item selects it.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// The user has tapped a controller's item.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether a tap on a tab selects it, since iOS 18.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// A tab was selected, since iOS 18.
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// The orientations. They are not asked.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
  /// The preferred orientation. It is not asked.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// An animation of the app's own. It is not asked.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The user has tapped Edit in the list of More.
  func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// The user will leave the screen that Edit shows. Nobody can put tabs in another order here, so `changed` is false.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// The user has left that screen.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
}

extension UITabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// True.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// All orientations.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .all }
  /// Unknown.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .unknown }
  /// No animation.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
}
